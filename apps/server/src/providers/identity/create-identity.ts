import { createGuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { Settings } from '../../settings/read-settings.ts';
import type { IdentityCheck } from './identity-port.ts';
import { createPersona, personaAddresses } from './persona.ts';

type IdentitySettings = Pick<
  Settings,
  'PERSONA_KEY' | 'PERSONA_TEMPLATE' | 'PERSONA_ENVIRONMENT' | 'PERSONA_ADDRESS'
>;

/** Who checks identities before money is paid out: Persona when it is set up; otherwise the owner does. */
export function createIdentity(settings: IdentitySettings): IdentityCheck | undefined {
  const { PERSONA_KEY, PERSONA_TEMPLATE, PERSONA_ENVIRONMENT, PERSONA_ADDRESS: other } = settings;
  if (!PERSONA_KEY || !PERSONA_TEMPLATE) return undefined;
  return createPersona({
    key: PERSONA_KEY,
    templateId: PERSONA_TEMPLATE,
    environmentId: PERSONA_ENVIRONMENT ?? '',
    // Another address is the operator's choice, so it may stand on their own network.
    fetch: createGuardedFetch(other ? { allowOrigin: new URL(other).origin } : {}),
    addresses: other
      ? { api: other, script: `${other}/persona.js`, integrity: '', frames: [other] }
      : personaAddresses,
  });
}
