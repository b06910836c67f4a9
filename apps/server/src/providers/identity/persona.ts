import { z } from 'zod';
import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { IdentityCheck } from './identity-port.ts';

interface PersonaOptions {
  readonly key: string;
  readonly templateId: string;
  readonly environmentId: string;
  readonly fetch: GuardedFetch;
  readonly addresses: PersonaAddresses;
}

interface PersonaAddresses {
  readonly api: string;
  readonly script: string;
  readonly integrity: string;
  readonly frames: readonly string[];
}

export const personaAddresses: PersonaAddresses = {
  api: 'https://api.withpersona.com',
  // One version for good, by its hash: another script under this name would not run.
  script: 'https://cdn.withpersona.com/dist/persona-v5.1.2.js',
  integrity: 'sha384-nuMfOsYXMwp5L13VJicJkSs8tObai/UtHEOg3f7tQuFWU5j6LAewJbjbF5ZkfoDo',
  frames: ['https://withpersona.com', 'https://inquiry.withpersona.com'],
};

const text = z.string().nullish();
const Field = z.object({ value: z.unknown() });
const Inquiry = z.object({
  data: z.object({
    attributes: z.object({
      status: z.string(),
      'reference-id': text,
      'created-at': z.coerce.date(),
      'name-first': text,
      'name-middle': text,
      'name-last': text,
      fields: z.record(z.string(), Field).nullish(),
    }),
  }),
});
type Attributes = z.output<typeof Inquiry>['data']['attributes'];

/** Persona, by its script on a page of its own. Nobody's papers ever come to us: we hear how it ended, and the name. */
export function createPersona(options: PersonaOptions): IdentityCheck {
  const { key, templateId, environmentId, fetch, addresses } = options;
  return {
    origins: { scripts: [new URL(addresses.script).origin], frames: addresses.frames },
    sessionFor: (userId) => ({
      scriptUrl: addresses.script,
      integrity: addresses.integrity,
      templateId,
      environmentId,
      referenceId: referenceOf(userId),
    }),
    async lookUp(inquiryId, userId, signal) {
      try {
        const reply = await fetch(`${addresses.api}/api/v1/inquiries/${inquiryId}`, {
          headers: { authorization: `Bearer ${key}`, 'persona-version': '2023-01-05' },
          maxBytes: 1_000_000,
          timeoutMs: 15_000,
          accept: ['application/json'],
          signal,
        });
        if (reply.status === 404) return undefined;
        if (reply.status !== 200) throw new Error(`Persona answered ${reply.status}.`);
        const { attributes } = Inquiry.parse(JSON.parse(await reply.text())).data;
        const isTheirs = attributes['reference-id'] === referenceOf(userId);
        const isPassed = ['completed', 'approved'].includes(attributes.status);
        if (!isTheirs || !isPassed) return undefined;
        return { name: nameOf(attributes), startedAt: attributes['created-at'] };
      } catch (cause) {
        throw new CodedError('verification-unavailable', undefined, { cause });
      }
    },
  };
}

/** Templates of both kinds: older ones have the name beside the status, newer ones among their fields. */
function nameOf(attributes: Attributes): string {
  const parts = (['name-first', 'name-middle', 'name-last'] as const).map((name) => {
    const value = attributes.fields?.[name]?.value ?? attributes[name];
    return typeof value === 'string' ? value.trim() : '';
  });
  return parts.filter(Boolean).join(' ');
}

const referenceOf = (userId: number) => `member-${userId}`;
