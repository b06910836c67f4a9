import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { leadForms, leads } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

/** Addresses that viewers left with somebody's films, and what that person left with other people's. */
export const leadData = personalData({
  file: 'viewers.json',
  tables: ['leads', 'lead_forms'],
  consequence: 'The names and addresses that viewers left with your videos are deleted.',
  async *rows(db, { id, email }) {
    yield* await db.select().from(leadForms).where(eq(leadForms.userId, id));
    yield* await given(db, eq(leads.userId, id));
    yield* await given(db, eq(leads.email, email));
  },
});

function given(db: Database, which: ReturnType<typeof eq>) {
  const { projectId, name, email, consent, place, givenAt, confirmedAt } = leads;
  return db
    .select({ projectId, name, email, consent, place, givenAt, confirmedAt })
    .from(leads)
    .where(which)
    .orderBy(asc(leads.givenAt));
}
