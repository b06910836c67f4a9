import type { peopleCalls } from '@reelwright/contract';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { withError } from '../google/return-path.ts';
import {
  deleteInvitation,
  listInvitations,
  listMessages,
  listPeople,
  pageSize,
  readInstallation,
  writeInstallation,
} from './people-repository.ts';
import {
  answerSupport,
  changePerson,
  deletePerson,
  invite,
  type PeopleParts,
} from './people-service.ts';
import { findInvitation } from './sign-up-rule.ts';
import { allowVisits, beginVisit, endVisit, readVisitsAllowed, visitSeconds } from './visit.ts';

const done = (msg: string) => ({ type: 'msg' as const, msg });
const maxMessages = 50;
const inviteCookieSeconds = 14 * 24 * 3600;

export function createPeopleHandlers(
  parts: PeopleParts,
): FeatureHandlers<keyof typeof peopleCalls> {
  const { db } = parts;
  return {
    people: async ({ query: { find, page } }) => {
      const { rows, total } = await listPeople(db, find, page);
      return {
        people: rows.map((one) => ({
          id: one.id,
          email: one.email,
          name: one.name,
          plan: one.plan,
          plan_until: one.planUntil?.toISOString() ?? null,
          verified: one.verified,
          locked: one.lockedAt !== null,
          owner: one.owner,
          admin: one.admin,
          created_at: one.createdAt.toISOString(),
          last_seen_at: one.lastSeenAt && new Date(one.lastSeenAt).toISOString(),
          stored_bytes: Number(one.storedBytes),
          invoices: one.invoices,
        })),
        total,
        page_size: pageSize,
        invitations: (await listInvitations(db)).map(({ expiresAt, ...invitation }) => ({
          ...invitation,
          expires_at: expiresAt.toISOString(),
        })),
      };
    },
    personChange: async ({ body: { id, ...change }, caller }) => {
      await changePerson(parts, await caller(), id, change);
      return done('Saved');
    },
    personDelete: async ({ body: { id }, caller }) => {
      await deletePerson(parts, await caller(), id);
      return done('The account is deleted');
    },
    personInvite: async ({ body, caller }) => {
      const { email, link } = await invite(parts, await caller(), body.email);
      return { email, link, is_mailed: parts.sendsMail() };
    },
    invitationRemove: async ({ body: { id } }) => {
      await deleteInvitation(db, id);
      return done('The invitation no longer works');
    },
    acceptInvitation: async ({ query: { code }, cookies }) => {
      if (!(await findInvitation(db, code))) return withError('/members.html', 'invitation-used');
      cookies.set('invite', code, inviteCookieSeconds);
      return '/';
    },
    supportInbox: async () => ({
      messages: (await listMessages(db, maxMessages)).map((one) => ({
        id: one.id,
        name: one.name,
        email: one.email,
        subject: one.subject,
        message: one.message,
        created_at: one.createdAt.toISOString(),
        answer: one.answer,
        answered_at: one.answeredAt?.toISOString() ?? null,
      })),
    }),
    supportAnswer: async ({ body: { id, text }, caller }) => {
      const email = await answerSupport(parts, await caller(), id, text);
      return done(`Your answer goes to ${email}`);
    },
    personVisit: async ({ body: { id }, caller, cookies, address, header }) => {
      const own = cookies.get('session');
      const userAgent = header('user-agent') ?? '';
      const token = await beginVisit(db, await caller(), id, { address, userAgent });
      if (own) cookies.set('visitor', own, visitSeconds);
      cookies.set('session', token, visitSeconds);
      return done('You’re seeing what they see');
    },
    visitEnd: async ({ caller, cookies }) => {
      const { visit, id } = await caller();
      const token = cookies.get('session');
      const own = cookies.get('visitor');
      if (!visit || !token) return done('You are in your own account');
      await endVisit(db, token, id);
      cookies.forget('visitor');
      if (own) cookies.set('session', own);
      else cookies.forget('session');
      return done('You are back in your own account');
    },
    visitsAllowed: async ({ caller }) => ({
      until: (await readVisitsAllowed(db, (await caller()).id))?.toISOString() ?? null,
    }),
    visitsAllow: async ({ body: { allow }, caller }) => {
      await allowVisits(db, (await caller()).id, allow);
      return done(allow ? 'They may help you for a day' : 'They can only look');
    },
    installationChoices: async () => {
      const { signUp, welcomedAt } = await readInstallation(db);
      return { sign_up: signUp, welcomed: welcomedAt !== null };
    },
    installationChoose: async ({ body: { sign_up, welcomed } }) => {
      await writeInstallation(db, {
        ...(sign_up && { signUp: sign_up }),
        ...(welcomed && { welcomedAt: new Date() }),
      });
      return done('Saved');
    },
  };
}
