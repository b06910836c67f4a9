import { hash, randomBytes, randomUUID } from 'node:crypto';
import { type LeadForm, shortenText } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Counter } from '../../rate-limit/counter.ts';
import { readSecret } from '../../secrets/read-secret.ts';
import { queueMail } from '../mail/mail-service.ts';
import { findProject } from '../projects/project-repository.ts';
import { parseEmail } from '../users/canonical-email.ts';
import { readPublished } from '../videos/video-repository.ts';
import { callWebhook } from './call-webhook.ts';
import { toLeadAsk } from './lead-ask.ts';
import {
  countLeads,
  deleteLead,
  findLeadByCode,
  findLeadForm,
  keepLead,
  keepLeadForm,
  markConfirmed,
} from './lead-repository.ts';
import { sendLeadJob } from './send-lead-job.ts';
import { webhookKey } from './webhook-signature.ts';

export interface LeadParts {
  readonly db: Database;
  readonly queue: Queue;
  readonly publicUrl: string;
  /** To the webhooks that owners name. */
  readonly fetch: GuardedFetch;
  /** Without a mail server mails are kept, and nobody gets one. */
  readonly sendsMail: () => boolean;
  /** Anybody can type in anybody's address, so an address gets few of these mails. */
  readonly mailsToAddress: Counter;
  /** And what somebody asks on their films does not send mails without end. */
  readonly mailsOfOwner: Counter;
}

export const leadLimits = {
  mailsToAddress: { most: 3, windowSeconds: 3600 },
  mailsOfOwner: { most: 500, windowSeconds: 86_400 },
};

const hashCode = (code: string): string => hash('sha256', code);
/** Titles stand in a mail to somebody who may never have seen the film. */
const maxTitleLetters = 80;

/** A film of one's own; whatever is not does not exist. */
export async function checkOwnFilm(
  { db }: Pick<LeadParts, 'db'>,
  userId: number,
  projectId: number,
): Promise<void> {
  if (!(await findProject(db, userId, projectId))) throw new CodedError('not-found');
}

export async function readForm({ db }: Pick<LeadParts, 'db'>, projectId: number) {
  const row = await findLeadForm(db, projectId);
  const form = row && {
    ...toLeadAsk(row),
    enabled: row.enabled,
    webhook_url: row.webhookUrl,
  };
  const { userId, webhookUrl: url } = row ?? {};
  return {
    form: form ?? null,
    webhook_key:
      userId && url ? webhookKey(await readSecret(db, 'lead-webhooks'), { userId, url }) : null,
    webhook_status: null,
    confirmed: await countLeads(db, projectId),
  };
}

/** A new webhook is tried before it is kept: one that cannot be reached would lose every address without a word. */
export async function saveForm(
  parts: Pick<LeadParts, 'db' | 'fetch'>,
  owner: { readonly projectId: number; readonly userId: number },
  form: LeadForm,
) {
  await checkOwnFilm(parts, owner.userId, owner.projectId);
  const before = await findLeadForm(parts.db, owner.projectId);
  const url = form.webhook_url;
  const isNew = url !== null && url !== before?.webhookUrl;
  const told = { event: 'test', video: { id: owner.projectId } };
  const call = { userId: owner.userId, url: url ?? '', id: randomUUID(), told };
  const answer = isNew ? await callWebhook(parts, call) : undefined;
  await keepLeadForm(parts.db, owner, form);
  return { ...(await readForm(parts, owner.projectId)), webhook_status: answer?.status ?? null };
}

interface GivenLead {
  readonly pid: number;
  readonly name: string;
  readonly email: string;
  readonly place: 'watch' | 'embed';
}

/** Keeps an address until its mail is answered. Whoever is on the list already gets no mail, and nobody is told. */
export async function giveLead(parts: LeadParts, given: GivenLead): Promise<void> {
  const { db, queue, publicUrl } = parts;
  const video = await readPublished(db, given.pid);
  const form = video && (await findLeadForm(db, given.pid));
  if (!video || !form?.enabled) throw new CodedError('not-found');
  const email = parseEmail(given.email);
  const isTooMuch = await parts.mailsToAddress.isTooMany(hash('sha256', email));
  if (isTooMuch) return;
  await parts.mailsOfOwner.take(String(form.userId));
  const code = randomBytes(24).toString('base64url');
  await db.transaction(async (transaction) => {
    const isNew = await keepLead(transaction, {
      projectId: given.pid,
      userId: form.userId,
      name: given.name,
      email,
      consent: form.consent,
      place: given.place,
      codeHash: hashCode(code),
    });
    if (!isNew) return;
    await queueMail(transaction, queue, {
      to: email,
      template: 'confirm-lead',
      words: {
        title: shortenText(video.title.trim() || 'Video', maxTitleLetters),
        link: `${publicUrl}/lead.html?code=${code}`,
      },
    });
  });
}

async function findGiven(db: Database, code: string) {
  const lead = await findLeadByCode(db, hashCode(code));
  if (!lead) {
    throw new CodedError('invalid-input', {
      problem: 'This link doesn’t work anymore: nothing is kept under it.',
    });
  }
  return lead;
}

/** All that is kept about a viewer, for themselves. */
export async function readMine({ db }: Pick<LeadParts, 'db'>, code: string) {
  const { title, name, email, consent, givenAt, confirmedAt } = await findGiven(db, code);
  return {
    video: title,
    name,
    email,
    consent,
    given_at: givenAt.toISOString(),
    confirmed_at: confirmedAt?.toISOString() ?? null,
  };
}

export async function confirmMine(
  { db, queue }: Pick<LeadParts, 'db' | 'queue'>,
  code: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const { id, projectId, userId } = await findGiven(transaction, code);
    const goesOut = Boolean((await findLeadForm(transaction, projectId))?.webhookUrl);
    const isFirst = await markConfirmed(transaction, id, goesOut ? 'waiting' : null);
    if (isFirst && goesOut)
      await queue.enqueue(transaction, sendLeadJob, { leadId: id }, { person: String(userId) });
  });
}

export async function forgetMine({ db }: Pick<LeadParts, 'db'>, code: string): Promise<void> {
  const { id } = await findGiven(db, code);
  await deleteLead(db, id);
}
