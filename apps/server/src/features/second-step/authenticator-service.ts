import { productName } from '@reelwright/contract';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { Member } from '../../http/caller.ts';
import { readLooks } from '../looks/looks-repository.ts';
import { queueMail } from '../mail/mail-service.ts';
import type { Browser } from '../session/browser.ts';
import { signInBrowser } from '../session/session-service.ts';
import type { SignedIn } from '../sign-in/sign-in-parts.ts';
import { findAccountById } from '../users/user-repository.ts';
import {
  findSecret,
  holdAuthenticator,
  keepSecret,
  replaceRecoveryCodes,
  replaceSecret,
  turnOff,
  turnOn,
  useRecoveryCode,
  useTimeStep,
} from './authenticator-repository.ts';
import { openSecret, sealSecret } from './authenticator-secret.ts';
import { proveOneself } from './prove-oneself.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import type { SecondStepParts } from './second-step-parts.ts';
import { endStep, takeStep } from './step-repository.ts';

const periodSeconds = 30;
const secretBytes = 20;

const totpOf = (secret: string, label = '', issuer: string = productName) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: periodSeconds });

/** What shows that it is the person themselves who changes how they sign in. */
interface CodeProof {
  readonly password?: string | undefined;
  readonly code: string;
}

/** A secret for the person's app. Nothing is asked for until its first code was right. */
export async function beginAuthenticator(
  parts: SecondStepParts,
  member: Member,
  password: string | undefined,
): Promise<{ readonly secret: string; readonly uri: string }> {
  await proveOneself(parts, member, password);
  const secret = new Secret({ size: secretBytes }).base32;
  const sealed = sealSecret(parts.sealing, member.id, secret);
  if (!(await keepSecret(parts.db, member.id, sealed))) throw new CodedError('authenticator-on');
  const { name } = await readLooks(parts.db);
  return { secret, uri: totpOf(secret, member.email, name || productName).toString() };
}

/** The app shows the right codes: from now on signing in asks for one. The codes for a lost phone are shown once. */
export async function confirmAuthenticator(
  parts: SecondStepParts,
  member: Member,
  code: string,
): Promise<readonly string[]> {
  const { db, queue, codeSecret, publicUrl } = parts;
  await parts.tries.take(String(member.id));
  const kept = await findSecret(db, member.id);
  if (!kept || kept.isOn) throw new CodedError('authenticator-on');
  await requireAppCode(parts, member.id, code);
  const codes = await db.transaction(async (transaction) => {
    if (!(await turnOn(transaction, member.id))) throw new CodedError('authenticator-on');
    const words = { publicUrl, what: 'Signing in now asks for a code from an authenticator app.' };
    await queueMail(transaction, queue, { to: member.email, template: 'sign-in-changed', words });
    return giveRecoveryCodes(transaction, codeSecret, member.id);
  });
  await parts.tries.giveBack(String(member.id));
  return codes;
}

/** Ten codes for a lost phone in place of those from before, which somebody else may have seen. */
export async function renewRecoveryCodes(
  parts: SecondStepParts,
  member: Member,
  { password, code }: CodeProof,
): Promise<readonly string[]> {
  const { db, queue, codeSecret, publicUrl } = parts;
  await proveOneself(parts, member, password);
  await requireCode(parts, member.id, code);
  return db.transaction(async (transaction) => {
    if (!(await holdAuthenticator(transaction, member.id))) throw new CodedError('not-found');
    const words = {
      publicUrl,
      what: 'Your recovery codes were made anew. The old ones no longer work.',
    };
    await queueMail(transaction, queue, { to: member.email, template: 'sign-in-changed', words });
    return giveRecoveryCodes(transaction, codeSecret, member.id);
  });
}

async function giveRecoveryCodes(
  db: Database,
  codeSecret: SecondStepParts['codeSecret'],
  userId: number,
): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((one) => hashRecoveryCode(codeSecret, userId, one));
  await replaceRecoveryCodes(db, userId, hashes);
  return codes;
}

/** Asks for no codes any more; the last one shows that it is their owner who wants that. */
export async function endAuthenticator(
  parts: SecondStepParts,
  member: Member,
  { password, code }: CodeProof,
): Promise<void> {
  const { db, queue, publicUrl } = parts;
  await proveOneself(parts, member, password);
  await requireCode(parts, member.id, code);
  await db.transaction(async (transaction) => {
    await turnOff(transaction, member.id);
    const words = { publicUrl, what: 'Signing in no longer asks for a code from an app.' };
    await queueMail(transaction, queue, { to: member.email, template: 'sign-in-changed', words });
  });
}

/** The second step of signing in: a code from the app, or one of those for a lost phone. */
export async function finishSignIn(
  parts: SecondStepParts,
  browser: Browser,
  { step: token, code }: { readonly step: string; readonly code: string },
): Promise<SignedIn> {
  const { db } = parts;
  const step = await takeStep(db, token, 'second-step');
  if (!step?.userId) throw new CodedError('sign-in-expired');
  const { userId, remember } = step;
  await requireCode(parts, userId, code);
  return db.transaction(async (transaction) => {
    const account = await findAccountById(transaction, userId);
    // A new password ends what the old one began.
    if (!account || !(await endStep(transaction, token))) throw new CodedError('sign-in-expired');
    return { account, session: await signInBrowser(parts, transaction, browser, userId, remember) };
  });
}

/** Fails unless it is a code from the app, or a recovery code; either counts once. */
export async function requireCode(
  parts: SecondStepParts,
  userId: number,
  code: string,
): Promise<void> {
  const { db, codeSecret, tries } = parts;
  await tries.take(String(userId));
  const isRecovery = /[a-z]/i.test(code) || code.replace(/\D/g, '').length > 6;
  if (!isRecovery) await requireAppCode(parts, userId, code);
  else if (!(await useRecoveryCode(db, userId, hashRecoveryCode(codeSecret, userId, code)))) {
    throw new CodedError('wrong-second-step');
  }
  await tries.giveBack(String(userId));
}

async function requireAppCode(
  { db, sealing }: SecondStepParts,
  userId: number,
  code: string,
): Promise<void> {
  const row = await findSecret(db, userId);
  const kept = row && openSecret(sealing, userId, row.secret);
  const now = Date.now();
  // One before and one after: clocks of phones are not exact.
  const delta = kept && totpOf(kept.secret).validate({ token: code, timestamp: now, window: 1 });
  if (!kept || typeof delta !== 'number') throw new CodedError('wrong-second-step');
  const timeStep = Math.floor(now / 1000 / periodSeconds) + delta;
  if (!(await useTimeStep(db, userId, timeStep))) throw new CodedError('wrong-second-step');
  if (kept.isPlain) {
    const sealed = sealSecret(sealing, userId, kept.secret);
    await replaceSecret(db, userId, { from: kept.secret, to: sealed });
  }
}
