import type { LeadAsk } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import { findLeadForm, type LeadFormRow } from './lead-repository.ts';

/** What the viewers of a film are asked for; nothing where its owner wants nothing. */
export async function leadAskOf(db: Database, projectId: number): Promise<LeadAsk | undefined> {
  const form = await findLeadForm(db, projectId);
  return form?.enabled ? toLeadAsk(form) : undefined;
}

export function toLeadAsk({ moment, atSeconds, question, consent, maySkip }: LeadFormRow): LeadAsk {
  return { moment, at_seconds: atSeconds, question, consent, may_skip: maySkip };
}
