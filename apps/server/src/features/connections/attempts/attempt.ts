import { CodedError } from '../../../errors/coded-error.ts';
import {
  createGuardedFetch,
  type GuardedFetch,
} from '../../../guarded-fetch/create-guarded-fetch.ts';
import type { Settings } from '../../../settings/read-settings.ts';

/** What a service answered, in words. */
export interface Answer {
  /** False where it answers, but something is still to be chosen. */
  readonly works?: boolean;
  readonly sentence: string;
  readonly models?: readonly string[];
}

export interface Asked {
  /** With the values that are tried. */
  readonly settings: Settings;
  /** For addresses that everybody knows; what the owner names may stand on their own network. */
  readonly fetch: GuardedFetch;
  readonly signal: AbortSignal;
}

/** Asks a service something real. Throws where it does not answer as it should. */
export type Attempt = (asked: Asked) => Promise<Answer>;

/** Why it does not work, where there is a better sentence than that of the error. */
export class ConnectionTrouble extends Error {}

/** The address was typed by those who look after the installation. */
export const fetchFrom = (address: string): GuardedFetch =>
  createGuardedFetch({ allowOrigin: new URL(address).origin });

/** An error in words for whoever set the service up. */
export function wordsOf(error: unknown, name: string): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ConnectionTrouble) return cause.message;
    const status = Number(/answered (\d{3})\b/.exec(cause.message)?.[1]);
    if (status) return wordsOfStatus(status, name);
    if (cause instanceof CodedError && cause.code.startsWith('address-')) return cause.message;
    if (cause.name === 'TimeoutError') return `${name} took too long to answer.`;
    if (cause.name === 'ZodError' || cause instanceof SyntaxError) {
      return `Something answered, but not as ${name} does. Please check the address.`;
    }
  }
  return `${name} could not be reached. Please check what you typed, and that this machine may use the internet.`;
}

function wordsOfStatus(status: number, name: string): string {
  if (status === 401 || status === 403) {
    return `${name} refused the key (it answered ${status}). Please copy it again.`;
  }
  if (status === 404) return `${name} has nothing at this address (it answered 404).`;
  if (status === 429)
    return `${name} has had enough for now (it answered 429). The key may be right; try again later.`;
  return `${name} answered with an error (${status}).`;
}
