import { createHmac, randomInt } from 'node:crypto';
import type { CodePurpose } from '../../db/schema/index.ts';

/** What a code is for; it counts for nothing else. */
export interface CodeUse {
  readonly userId: number;
  readonly purpose: CodePurpose;
  /** The address it is mailed to. */
  readonly email: string;
}

/** Eight random digits. */
export function newCode(): string {
  return String(randomInt(100_000_000)).padStart(8, '0');
}

/** What is kept of a code. Without the installation's secret, a hash of eight digits is soon guessed. */
export function hashCode(secret: string, use: CodeUse, code: string): Buffer {
  const text = JSON.stringify(['code', use.purpose, use.userId, use.email, code]);
  return createHmac('sha256', secret).update(text).digest();
}
