import type { ActionReply } from '@reelwright/contract';
import { CodedError } from '../../errors/coded-error.ts';
import type { Member } from '../../http/caller.ts';
import type { CookieJar } from '../../http/cookies.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { keepSession } from '../session/session-service.ts';
import type { SignInParts } from '../sign-in/sign-in-parts.ts';
import { verifyEmail } from '../sign-in/verify-service.ts';
import { parseEmail } from '../users/canonical-email.ts';
import { updateAccount } from '../users/user-repository.ts';
import { askForEmail, confirmEmail } from './email-service.ts';
import { changePassword } from './password-service.ts';

const updated: ActionReply = { type: 'msg', msg: 'Profile updated successfully' };

export function createProfileHandlers(
  parts: SignInParts,
): FeatureHandlers<'profileUpdate' | 'passwordUpdate' | 'verifyUpdate'> {
  return {
    profileUpdate: async ({ body, caller, cookies, address }) => {
      const member = await caller();
      const email = parseEmail(body.email);
      if (!(await updateAccount(parts.db, member, { name: body.name }))) {
        throw new CodedError('login-required');
      }
      return changeEmail(parts, { member, email, otp: body.otp, cookies, address });
    },
    verifyUpdate: async ({ body, caller, cookies, address }) => {
      const member = await caller();
      const { otp } = body;
      return changeEmail(parts, { member, email: parseEmail(body.email), otp, cookies, address });
    },
    passwordUpdate: async ({ body, caller, cookies }) => {
      keepSession(cookies, await changePassword(parts, await caller(), body));
      return { type: 'msg', msg: 'Password updated successfully' };
    },
  };
}

interface EmailChange {
  readonly member: Member;
  readonly email: string;
  readonly otp: string | undefined;
  readonly cookies: CookieJar;
  /** Where the call comes from. */
  readonly address: string;
}

async function changeEmail(
  parts: SignInParts,
  { member, email, otp, cookies, address }: EmailChange,
): Promise<ActionReply> {
  if (email === member.email) {
    const verifies = otp !== undefined && !member.verified;
    if (verifies) keepSession(cookies, (await verifyEmail(parts, member, otp)).session);
    return updated;
  }
  if (otp === undefined || !member.verified) {
    await askForEmail(parts, member, email);
    return {
      type: 'msg',
      msg: `We sent an 8-digit code to ${email}. Enter it to confirm your new email.`,
      sent_to: email,
      ...parts.outboxNotice(address),
    };
  }
  keepSession(cookies, (await confirmEmail(parts, member, email, otp)).session);
  return updated;
}
