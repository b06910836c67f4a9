import type { FeatureHandlers } from '../../http/handlers.ts';
import { type SupportParts, sendSupportMessage } from './support-service.ts';

export function createSupportHandlers(parts: SupportParts): FeatureHandlers<'support'> {
  return {
    support: async ({ body, caller, log }) => {
      const person = await caller();
      await sendSupportMessage(parts, body, person.kind === 'member' ? person.id : undefined, log);
      return {
        type: 'msg',
        msg: 'Thank you! Your message has arrived. We’ll answer by email as soon as we can.',
      };
    },
  };
}
