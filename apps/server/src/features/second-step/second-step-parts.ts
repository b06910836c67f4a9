import type { Counter } from '../../rate-limit/counter.ts';
import type { Sealing } from '../../secrets/sealing.ts';
import type { SignInParts } from '../sign-in/sign-in-parts.ts';

export interface SecondStepParts extends SignInParts {
  /** How often an account's codes may be guessed, from wherever. */
  readonly tries: Counter;
  /** What apps share with us lies sealed in the database. */
  readonly sealing: Sealing;
}

/** Only somebody who knows the password gets to guess; one who mistypes needs a few. */
export const codeTries = { most: 20, windowSeconds: 3600 } as const;
