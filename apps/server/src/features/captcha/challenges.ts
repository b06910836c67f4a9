import { CaptchaChallenge } from '@reelwright/contract';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

/** Half a second to a second of one core, once per puzzle; checking it takes a millisecond. */
const puzzle = { algorithm: 'PBKDF2/SHA-256', cost: 1000 };
const guesses = { least: 1000, most: 2000 };
const validMs = 10 * 60_000;

const Proof = z.object({
  challenge: CaptchaChallenge,
  solution: z.object({ counter: z.number().int().nonnegative(), derivedKey: z.string() }),
});

/** A puzzle that a browser needs to compute on, signed so that nobody can make easier ones. */
export async function newChallenge(secret: string): Promise<CaptchaChallenge> {
  const challenge = await createChallenge({
    ...puzzle,
    counter: randomInt(guesses.least, guesses.most),
    deriveKey,
    expiresAt: new Date(Date.now() + validMs),
    ...signedWith(secret),
  });
  return CaptchaChallenge.parse(challenge);
}

/** A proof that was solved rightly and in time, by what makes it unique; nothing for any other. */
export async function readProof(
  secret: string,
  token: string,
): Promise<{ readonly signature: string; readonly expiresAt: Date } | undefined> {
  const parsed = Proof.safeParse(parseToken(token));
  if (!parsed.success) return undefined;
  const { challenge, solution } = parsed.data;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...signedWith(secret),
  });
  if (!verified) return undefined;
  const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
  return { signature: challenge.signature.toLowerCase(), expiresAt };
}

function parseToken(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString());
  } catch {
    return undefined;
  }
}

function signedWith(secret: string) {
  return { hmacSignatureSecret: `${secret} challenge`, hmacKeySignatureSecret: `${secret} key` };
}
