import { z } from 'zod';
import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { IdentityCheck } from './identity-port.ts';

interface PersonaOptions {
  readonly key: string;
  readonly templateId: string;
  readonly returnTo: string;
  readonly fetch: GuardedFetch;
  readonly api?: string;
}

const Inquiry = z.object({
  data: z.object({
    attributes: z.object({ status: z.string(), 'reference-id': z.string().nullable() }),
  }),
});

/**
 * Persona, on its own page: nobody's papers and no script of theirs ever come into ours. The page is told who comes
 * (`reference-id`), and only a check of the same person counts.
 */
export function createPersona(options: PersonaOptions): IdentityCheck {
  const { key, templateId, returnTo, fetch, api = 'https://api.withpersona.com' } = options;
  return {
    addressFor(userId) {
      const address = new URL('https://withpersona.com/verify');
      address.searchParams.set('inquiry-template-id', templateId);
      address.searchParams.set('reference-id', referenceOf(userId));
      address.searchParams.set('redirect-uri', returnTo);
      return address.href;
    },
    async isPassed(inquiryId, userId, signal) {
      try {
        const reply = await fetch(`${api}/api/v1/inquiries/${inquiryId}`, {
          headers: { authorization: `Bearer ${key}`, 'persona-version': '2023-01-05' },
          maxBytes: 1_000_000,
          timeoutMs: 15_000,
          accept: ['application/json'],
          signal,
        });
        if (reply.status === 404) return false;
        if (reply.status !== 200) throw new Error(`Persona answered ${reply.status}.`);
        const { attributes } = Inquiry.parse(JSON.parse(await reply.text())).data;
        return (
          attributes['reference-id'] === referenceOf(userId) &&
          ['completed', 'approved'].includes(attributes.status)
        );
      } catch (cause) {
        throw new CodedError('verification-unavailable', undefined, { cause });
      }
    },
  };
}

const referenceOf = (userId: number) => `member-${userId}`;
