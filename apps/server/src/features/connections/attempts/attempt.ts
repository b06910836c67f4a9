import type { ConnectionService } from '@reelwright/contract';
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

type Service = Pick<ConnectionService, 'name' | 'fields'>;

/** What is wrong with keys before anybody is asked: what no request can carry fails as if nobody were there. */
export function keyTrouble({ fields }: Service, values: Readonly<Record<string, string>>) {
  const broken = fields.find(
    ({ kind, setting }) =>
      // The address of a mail server holds a password, which may hold anything.
      kind === 'secret' &&
      setting !== 'SMTP_URL' &&
      /[^\x21-\x7e]/.test(values[setting]?.trim() ?? ''),
  );
  return broken
    ? `${broken.label} holds something that no key has: a space, a line break or a special letter. Please copy it again.`
    : undefined;
}

/** An error in words for whoever set the service up. */
export function wordsOf(error: unknown, service: Service): string {
  const { name } = service;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ConnectionTrouble) return cause.message;
    const status = Number(/answered (\d{3})\b/.exec(cause.message)?.[1]);
    if (status) return wordsOfStatus(status, service);
    if (cause.name === 'TimeoutError') return `${name} took too long to answer.`;
    if (cause instanceof CodedError && cause.code.startsWith('address-')) {
      return wordsOfAddress(cause, service);
    }
    if (cause.name === 'ZodError' || cause instanceof SyntaxError) {
      return `Something answered, but not as ${name} does. ${hasAddress(service) ? 'Please check the address.' : 'Please try again later.'}`;
    }
  }
  return `${name} could not be reached. Please check what you typed, and that this machine can use the internet.`;
}

const hasAddress = ({ fields }: Service) =>
  fields.some(({ kind, placeholder }) => kind === 'address' || placeholder?.startsWith('http'));

/** Whoever typed no address cannot check one. */
function wordsOfAddress({ code, message }: CodedError, service: Service): string {
  if (hasAddress(service)) return message;
  if (code === 'address-too-slow') return `${service.name} took too long to answer.`;
  return `${service.name} could not be reached. Please check that this machine can use the internet.`;
}

function wordsOfStatus(status: number, { name, fields }: Service): string {
  const hasKey = fields.some(({ kind }) => kind === 'secret');
  // Some say "bad request" to a key that they don't know.
  if (status === 401 || status === 403 || (status === 400 && hasKey)) {
    return `${name} refused the key (it answered ${status}). Please copy it again.`;
  }
  if (status === 404) return `${name} has nothing at this address (it answered 404).`;
  if (status === 429)
    return `${name} has had enough for now (it answered 429). The key may be right; try again later.`;
  return `${name} answered with an error (${status}).`;
}
