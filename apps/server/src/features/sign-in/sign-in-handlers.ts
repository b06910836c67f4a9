import type { ActionReply } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import type { CookieJar } from '../../http/cookies.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { CodeWanted } from '../second-step/let-in.ts';
import { browserOf } from '../session/browser.ts';
import { keepSession } from '../session/session-service.ts';
import { describeUser } from '../users/describe-user.ts';
import { askForReset, resetPassword } from './forgot-service.ts';
import type { SignedIn, SignInParts } from './sign-in-parts.ts';
import { logIn, signUp } from './sign-in-service.ts';
import { askForVerification, verifyEmail } from './verify-service.ts';

type SignInCalls = 'signup' | 'login' | 'forgotSend' | 'forgotReset' | 'verifySend' | 'verifyCheck';

export function createSignInHandlers(parts: SignInParts): FeatureHandlers<SignInCalls> {
  return {
    signup: async ({ body, ...context }) =>
      welcome(parts.db, context.cookies, await signUp(parts, await browserOf(context), body)),
    login: async ({ body, ...context }) =>
      welcome(parts.db, context.cookies, await logIn(parts, await browserOf(context), body)),
    forgotSend: async ({ body, ...context }) => {
      const email = await askForReset(parts, await browserOf(context), body.email);
      return {
        type: 'msg',
        msg: `If ${email} has an account, we sent it an 8-digit code. Please check your inbox.`,
        sent_to: email,
        ...parts.outboxNotice(context.address),
      };
    },
    forgotReset: async ({ body, ...context }) => {
      const password = body.new_password ?? body.password ?? '';
      const reset = { ...body, password };
      return welcome(
        parts.db,
        context.cookies,
        await resetPassword(parts, await browserOf(context), reset),
      );
    },
    verifySend: async ({ caller, address }) => {
      const member = await caller();
      if (member.verified) return { type: 'msg', msg: 'Your email is already verified.' };
      await askForVerification(parts, member);
      return {
        type: 'msg',
        msg: `We sent an 8-digit code to ${member.email}. Please check your inbox.`,
        sent_to: member.email,
        ...parts.outboxNotice(address),
      };
    },
    verifyCheck: async ({ body, caller, cookies }) => {
      const member = await caller();
      if (member.verified) return { type: 'user', user: await describeUser(parts.db, member) };
      return welcome(parts.db, cookies, await verifyEmail(parts, member, body.otp));
    },
  };
}

export async function welcome(
  db: Database,
  cookies: CookieJar,
  person: SignedIn | CodeWanted,
): Promise<ActionReply> {
  if ('step' in person) {
    const msg = 'Please enter the code that your authenticator app shows.';
    return { type: 'second-step', step: person.step, msg };
  }
  const { account, session } = person;
  keepSession(cookies, session);
  const owner = account.owner || session.ownsFromNow === true;
  return { type: 'user', user: await describeUser(db, { ...account, owner }) };
}
