import { z } from 'zod';

/**
 * A proof-of-work puzzle in ALTCHA's terms. Its answer is base64 of the JSON
 * `{ challenge, solution: { counter, derivedKey } }`, the challenge being sent back unchanged.
 */
export const CaptchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.number(),
  }),
  signature: z.string(),
});

export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>;
