import type { PlanName } from '@reelwright/plans';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { Account, Member } from '../../http/caller.ts';
import type { Queue } from '../../jobs/queue.ts';
import { insertAuditEntry } from '../audit/audit-repository.ts';
import { queueMail } from '../mail/mail-service.ts';
import { deleteEverything } from '../personal-data/delete-service.ts';
import { changePlan } from '../plans/change-plan.ts';
import { endSessions, endVisitsBy } from '../session/session-repository.ts';
import { parseEmail } from '../users/canonical-email.ts';
import { findAccountByEmail, findAccountById } from '../users/user-repository.ts';
import { answerMessage, updatePerson } from './people-repository.ts';
import { insertInvitation } from './sign-up-rule.ts';

export interface PeopleParts {
  readonly db: Database;
  readonly queue: Queue;
  readonly publicUrl: string;
  /** Without a mail server mails are kept, and nobody gets one. */
  readonly sendsMail: () => boolean;
}

interface PersonChange {
  readonly verified?: boolean | undefined;
  readonly locked?: boolean | undefined;
  readonly admin?: boolean | undefined;
  readonly plan?: { readonly name: PlanName; readonly until?: string | undefined } | undefined;
}

/** The account that is meant. Nobody changes the owner, and only the owner changes those who help them. */
async function findChangeable(db: Database, actor: Member, id: number): Promise<Account> {
  const account = await findAccountById(db, id);
  if (!account) throw new CodedError('not-found');
  const isBeyond = account.owner || (account.admin && !actor.owner);
  if (isBeyond && account.id !== actor.id) throw new CodedError('owner-required');
  return account;
}

export async function changePerson(
  { db }: PeopleParts,
  actor: Member,
  id: number,
  { verified, locked, admin, plan }: PersonChange,
): Promise<void> {
  const account = await findChangeable(db, actor, id);
  if (admin !== undefined && !actor.owner) throw new CodedError('owner-required');
  if (locked && account.id === actor.id) {
    throw new CodedError('invalid-input', { problem: 'You cannot lock yourself out.' });
  }
  await db.transaction(async (transaction) => {
    const rest = { verified, locked, admin };
    if (Object.values(rest).some((value) => value !== undefined)) {
      await updatePerson(transaction, id, {
        ...(verified !== undefined && { verified }),
        ...(admin !== undefined && { admin }),
        ...(locked !== undefined && { lockedAt: locked ? new Date() : null }),
      });
      await insertAuditEntry(transaction, {
        action: 'person-changed',
        userId: id,
        actorId: actor.id,
        details: rest,
      });
    }
    if (locked) await endSessions(transaction, id);
    if (admin === false) await endVisitsBy(transaction, id);
    if (plan) {
      const until = plan.until === undefined ? undefined : lastMomentOf(plan.until);
      await changePlan(
        transaction,
        account,
        { plan: plan.name, until, payment: undefined, actorId: actor.id },
        new Date(),
      );
    }
  });
}

/** A plan lasts through its last day, as counted in UTC. */
function lastMomentOf(day: string): Date {
  const until = new Date(`${day}T23:59:59.999Z`);
  if (Number.isNaN(until.getTime()) || !until.toISOString().startsWith(day) || until < new Date()) {
    throw new CodedError('invalid-input', { problem: 'Please choose a day in the future.' });
  }
  return until;
}

export async function deletePerson(parts: PeopleParts, actor: Member, id: number): Promise<void> {
  const account = await findChangeable(parts.db, actor, id);
  if (account.id === actor.id) {
    throw new CodedError('invalid-input', {
      problem: 'Please delete your own account under “Your data”.',
    });
  }
  await parts.db.transaction(async (transaction) => {
    await insertAuditEntry(transaction, {
      action: 'person-deleted',
      actorId: actor.id,
      details: { email: account.email },
    });
    await deleteEverything(parts, transaction, account);
  });
}

/** Invites somebody by mail, and returns the link for those whose mails do not go out. */
export async function invite(
  { db, queue, publicUrl }: PeopleParts,
  actor: Member,
  typed: string,
): Promise<{ readonly email: string; readonly link: string }> {
  const email = parseEmail(typed);
  if (await findAccountByEmail(db, email)) {
    throw new CodedError('invalid-input', { problem: `${email} already has an account here.` });
  }
  return db.transaction(async (transaction) => {
    const code = await insertInvitation(transaction, email);
    const link = `${publicUrl}/join?code=${code}`;
    const words = { link, from: actor.name || actor.email };
    await queueMail(transaction, queue, { to: email, template: 'invitation', words });
    await insertAuditEntry(transaction, {
      action: 'person-invited',
      actorId: actor.id,
      details: { email },
    });
    return { email, link };
  });
}

export async function answerSupport(
  { db, queue, publicUrl }: PeopleParts,
  actor: Member,
  id: string,
  text: string,
): Promise<string> {
  return db.transaction(async (transaction) => {
    const message = await answerMessage(transaction, id, text);
    if (!message) throw new CodedError('not-found');
    const words = { subject: message.subject, answer: text, publicUrl };
    await queueMail(transaction, queue, { to: message.email, template: 'support-answer', words });
    await insertAuditEntry(transaction, {
      action: 'message-answered',
      actorId: actor.id,
      details: { message: id },
    });
    return message.email;
  });
}
