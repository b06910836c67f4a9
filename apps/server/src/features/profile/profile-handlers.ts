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
import { askForEmail, confirmEmail, needsOldCode } from './email-service.ts';
import { changePassword } from './password-service.ts';

const updated: ActionReply = { type: 'msg', msg: 'Profile updated successfully' };

export function createProfileHandlers(
  parts: SignInParts,
): FeatureHandlers<'profileUpdate' | 'passwordUpdate' | 'verifyUpdate'> {
  return {
    profileUpdate: async ({ body, caller, cookies, address }) => {
      const member = await caller();
      const { name, ...change } = body;
      const email = parseEmail(body.email);
      const rename = async (now: string) => {
        if (!(await updateAccount(parts.db, { id: member.id, email: now }, { name }))) {
          throw new CodedError('login-required');
        }
      };
      return changeEmail(parts, { ...change, member, email, cookies, address }, rename);
    },
    verifyUpdate: async ({ body, caller, cookies, address }) => {
      const member = await caller();
      const email = parseEmail(body.email);
      return changeEmail(parts, { ...body, member, email, cookies, address });
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
  readonly otp?: string | undefined;
  readonly old_otp?: string | undefined;
  readonly password?: string | undefined;
  readonly cookies: CookieJar;
  /** Where the call comes from. */
  readonly address: string;
}

/**
 * `rename` is told the address that the account then has. It comes once nothing can be refused any
 * more: what was refused changes nothing at all.
 */
async function changeEmail(
  parts: SignInParts,
  { member, email, otp, old_otp: oldOtp, password, cookies, address }: EmailChange,
  rename: (now: string) => Promise<void> = async () => {},
): Promise<ActionReply> {
  if (email === member.email) {
    await rename(email);
    const verifies = otp !== undefined && !member.verified;
    if (verifies) keepSession(cookies, (await verifyEmail(parts, member, otp)).session);
    return updated;
  }
  if (otp === undefined || !member.verified) {
    await askForEmail(parts, member, email, password);
    await rename(member.verified ? member.email : email);
    const toBoth = needsOldCode(member);
    return {
      type: 'msg',
      msg: toBoth
        ? `We sent one 8-digit code to ${email} and another to ${member.email}. Enter both to confirm your new email.`
        : `We sent an 8-digit code to ${email}. Enter it to confirm your new email.`,
      sent_to: email,
      ...(toBoth && { sent_to_old: member.email }),
      ...parts.outboxNotice(address),
    };
  }
  keepSession(cookies, (await confirmEmail(parts, member, email, { otp, oldOtp })).session);
  await rename(email);
  return updated;
}
