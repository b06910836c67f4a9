// What people do with their account. Each takes in who they are afterwards and answers with the words to show.
import type { ActionReply, CallOptions } from '@reelwright/contract';
import { checkedReply } from '../api/action-reply.ts';
import { client, lastCalls } from '../api/client.ts';
import { allowCalls, endCalls } from '../api/end-calls.ts';
import { request } from '../api/request.ts';
import { askForPasskey } from './passkey-browser.ts';
import { rememberEmail } from './remembered-email.ts';
import { currentUser, loadUser, setUser } from './session-store.ts';

/** Actions after which somebody is in who was not, or not any more. */
const signIns = new Set([
  'signup',
  'login',
  'login/second-step',
  'passkey/sign-in',
  'forgot/reset',
  'google-auth',
]);

type Send = (options: CallOptions) => Promise<unknown>;

async function act(action: string, send: Send): Promise<ActionReply> {
  const reply = checkedReply(action, await request(send));
  if (reply.type === 'user') setUser(reply.user, { justSignedIn: signIns.has(action) });
  return reply;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signing up remembers the browser too: whoever begins here comes back here. */
export function signUp({ email, password }: Credentials): Promise<ActionReply> {
  const body = { email, password, remember: true };
  return act('signup', (options) => client.signup({ body }, options));
}

export async function logIn(
  { email, password }: Credentials,
  remember: boolean,
): Promise<ActionReply> {
  const body = { email, password, remember };
  const reply = await act('login', (options) => client.login({ body }, options));
  rememberEmail(email, remember);
  return reply;
}

/** After the password: a code of the person's app, or one for a lost phone. */
export function finishLogIn(step: string, code: string): Promise<ActionReply> {
  const body = { step, code };
  return act('login/second-step', (options) => client.secondStep({ body }, options));
}

/** Asks the browser for a passkey and signs in by it. */
export async function logInByPasskey(): Promise<ActionReply> {
  const { step, options: optionsJSON } = await request((options) =>
    client.passkeySignInBegin({}, options),
  );
  const response = await askForPasskey(optionsJSON);
  const body = { step, response, remember: true };
  return act('passkey/sign-in', (options) => client.passkeySignIn({ body }, options));
}

export function sendResetCode(email: string): Promise<ActionReply> {
  return act('forgot/send', (options) => client.forgotSend({ body: { email } }, options));
}

export function resetPassword(
  email: string,
  otp: string,
  newPassword: string,
): Promise<ActionReply> {
  const body = { email, otp, new_password: newPassword, remember: true };
  return act('forgot/reset', (options) => client.forgotReset({ body }, options));
}

export function sendVerifyCode(): Promise<ActionReply> {
  return act('verify/send', (options) => client.verifySend({}, options));
}

export function verifyEmail(otp: string): Promise<ActionReply> {
  return act('verify/check', (options) => client.verifyCheck({ body: { otp } }, options));
}

/** Corrects an address that was never verified. */
export async function correctEmail(change: {
  readonly email: string;
  readonly password?: string;
}): Promise<ActionReply> {
  const reply = await act('verify/update', (options) =>
    client.verifyUpdate({ body: change }, options),
  );
  await loadUser();
  return reply;
}

export interface ProfileChange {
  readonly name: string;
  readonly email: string;
  readonly otp?: string;
  readonly password?: string;
  readonly old_otp?: string;
}

export async function updateProfile(change: ProfileChange): Promise<ActionReply> {
  const reply = await act('profile/profile', (options) =>
    client.profileUpdate({ body: change }, options),
  );
  await loadUser();
  return reply;
}

export function changePassword(oldPassword: string, newPassword: string): Promise<ActionReply> {
  const body = { old_password: oldPassword, new_password: newPassword };
  return act('profile/password', (options) => client.passwordUpdate({ body }, options));
}

export async function endSession(id: string): Promise<void> {
  await request((options) => client.sessionEnd({ body: { id } }, options), {
    errorToast: true,
    successToast: ({ msg }) => msg,
  });
}

export async function endOtherSessions(): Promise<void> {
  await request((options) => client.sessionEndOthers({}, options), {
    errorToast: true,
    successToast: ({ msg }) => msg,
  });
}

export async function logOutEverywhere(): Promise<void> {
  await leave('/', () =>
    request((options) => lastCalls.sessionEndAll({}, options), { errorToast: true }),
  );
}

/** Off to Google; the browser comes back to the same place. */
export async function goToGoogle(): Promise<ActionReply> {
  const body = { return_to: `${location.pathname}${location.search}${location.hash}` };
  const reply = await act('google-auth', (options) => client.googleAuth({ body }, options));
  if (reply.type === 'msg' && reply.url) location.assign(reply.url);
  return reply;
}

export function sendDeleteCode(): Promise<ActionReply> {
  return act('delete/send', (options) => client.deleteSend({}, options));
}

/** Deletes the account for good. */
export async function deleteAccount(proof: {
  readonly password?: string;
  readonly otp?: string;
}): Promise<ActionReply> {
  const reply = await act('delete/confirm', (options) =>
    client.deleteConfirm({ body: proof }, options),
  );
  // Only now: a captcha may have to be fetched for it.
  endCalls();
  location.assign('/');
  return reply;
}

export async function becomeGuest(): Promise<void> {
  const { user } = await request((options) => client.guest({}, options), { errorToast: true });
  setUser(user);
}

/** Spec: then to '/', unless another target is given. */
export async function logOut(target = '/'): Promise<void> {
  if (!currentUser()) return location.assign(target);
  await leave(target, () =>
    request((options) => lastCalls.logout({}, options), { errorToast: true, progress: true }),
  );
}

/** Ends the session, with everything that would be refused without one, and goes to another page. */
async function leave<Reply>(target: string, end: () => Promise<Reply>): Promise<Reply> {
  endCalls();
  try {
    const reply = await end();
    location.assign(target);
    return reply;
  } catch (error) {
    allowCalls();
    throw error;
  }
}
