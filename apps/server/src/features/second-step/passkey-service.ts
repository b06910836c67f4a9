import { isIP } from 'node:net';
import { type PasskeyResponse, productName } from '@reelwright/contract';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { CodedError } from '../../errors/coded-error.ts';
import type { Member } from '../../http/caller.ts';
import { createThreadPool } from '../../threads/thread-pool.ts';
import { readLooks } from '../looks/looks-repository.ts';
import { queueMail } from '../mail/mail-service.ts';
import type { Browser } from '../session/browser.ts';
import { signInBrowser } from '../session/session-service.ts';
import type { SignedIn } from '../sign-in/sign-in-parts.ts';
import { findAccountById } from '../users/user-repository.ts';
import { hasAuthenticator } from './authenticator-repository.ts';
import { requireCode } from './authenticator-service.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  markUsed,
} from './passkey-repository.ts';
import type { passkeyWork } from './passkey-work.ts';
import { proveOneself } from './prove-oneself.ts';
import type { SecondStepParts } from './second-step-parts.ts';
import { endStep, openStep, takeStep } from './step-repository.ts';

export const maxPasskeys = 20;

export const passkeyThreadLimits = { memoryMegabytes: 128, timeoutMs: 20_000 };

/** Begins when somebody uses a passkey, and ends with nobody: what it loads would hold everybody else up. */
const threads = createThreadPool<typeof passkeyWork>({
  file: new URL('./passkey-thread.ts', import.meta.url),
  threads: 1,
  ...passkeyThreadLimits,
  waitMs: 20_000,
  failure: 'passkeys-busy',
});
const library = () => threads.pick().ask;

/** Browsers have passkeys for names, not for numbers, and where nobody can listen in. */
export function canHavePasskeys(publicUrl: string): boolean {
  const { hostname, protocol } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
}

function placeOf({ publicUrl }: SecondStepParts) {
  if (!canHavePasskeys(publicUrl)) throw new CodedError('passkeys-unavailable');
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

/** What the browser needs to make a passkey for a member. */
export async function beginPasskey(
  parts: SecondStepParts,
  member: Member,
  {
    password,
    code,
  }: { readonly password?: string | undefined; readonly code?: string | undefined },
) {
  const { rpID } = placeOf(parts);
  await proveOneself(parts, member, password);
  // A passkey asks for no second step: it must not be a way around one.
  if (await hasAuthenticator(parts.db, member.id)) await requireCode(parts, member.id, code ?? '');
  const had = await listPasskeys(parts.db, member.id);
  if (had.length >= maxPasskeys) throw new CodedError('passkeys-full', { limit: `${maxPasskeys}` });
  const options = await library().generateRegistrationOptions({
    rpID,
    rpName: (await readLooks(parts.db)).name || productName,
    userName: member.email,
    userDisplayName: member.name || member.email,
    userID: new TextEncoder().encode(`member-${member.id}`),
    attestationType: 'none',
    excludeCredentials: had.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { challenge } = options;
  const step = await openStep(parts.db, { purpose: 'passkey-add', userId: member.id, challenge });
  return { step, options: { ...options } };
}

/** Keeps the passkey that a browser made. */
export async function addPasskey(
  parts: SecondStepParts,
  member: Member,
  { step: token, response, name }: { step: string; response: PasskeyResponse; name: string },
): Promise<void> {
  const { db, queue, publicUrl } = parts;
  const { rpID, origin } = placeOf(parts);
  const step = await takeStep(db, token, 'passkey-add');
  if (step?.userId !== member.id) throw new CodedError('sign-in-expired');
  const { registrationInfo } = await library()
    .verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: step.challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    })
    .catch(refuse);
  if (!registrationInfo) throw new CodedError('passkey-refused');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  await db.transaction(async (transaction) => {
    const isNew = await insertPasskey(transaction, {
      id,
      userId: member.id,
      name,
      publicKey: Buffer.from(publicKey),
      counter,
      transports,
    });
    if (!isNew || !(await endStep(transaction, token))) throw new CodedError('passkey-refused');
    const words = { publicUrl, what: `The passkey “${name}” now opens your account.` };
    await queueMail(transaction, queue, { to: member.email, template: 'sign-in-changed', words });
  });
}

export async function removePasskey(
  parts: SecondStepParts,
  member: Member,
  { id, password }: { readonly id: string; readonly password?: string | undefined },
): Promise<void> {
  await proveOneself(parts, member, password);
  if (!(await deletePasskey(parts.db, member.id, id))) throw new CodedError('not-found');
}

/** What any browser needs to offer the passkeys that it has for us. */
export async function beginPasskeySignIn(parts: SecondStepParts) {
  const { rpID } = placeOf(parts);
  const options = await library().generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
  });
  const { challenge } = options;
  const step = await openStep(parts.db, { purpose: 'passkey-sign-in', challenge });
  return { step, options: { ...options } };
}

/** Signs in by a passkey. It is both steps in one: the device, and the finger or PIN that opens it. */
export async function signInByPasskey(
  parts: SecondStepParts,
  browser: Browser,
  {
    step: token,
    response,
    remember,
  }: { step: string; response: PasskeyResponse; remember: boolean },
): Promise<SignedIn> {
  const { db } = parts;
  const { rpID, origin } = placeOf(parts);
  const step = await takeStep(db, token, 'passkey-sign-in');
  if (!step) throw new CodedError('sign-in-expired');
  const passkey = await findPasskey(db, response.id);
  if (!passkey) throw new CodedError('passkey-refused');
  const { verified, authenticationInfo } = await library()
    .verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: step.challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    })
    .catch(refuse);
  if (!verified) throw new CodedError('passkey-refused');
  return db.transaction(async (transaction) => {
    const isThere = await markUsed(transaction, passkey.id, authenticationInfo.newCounter);
    const account = await findAccountById(transaction, passkey.userId);
    if (!isThere || !account || !(await endStep(transaction, token))) {
      throw new CodedError('passkey-refused');
    }
    const session = await signInBrowser(parts, transaction, browser, account.id, remember);
    return { account, session };
  });
}

/** The library throws at whatever is wrong with what a browser sent. */
function refuse(cause: unknown): never {
  if (cause instanceof CodedError) throw cause;
  throw new CodedError('passkey-refused', undefined, { cause });
}
