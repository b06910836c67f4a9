import { guardedFetch } from '../../guarded-fetch/guarded-fetch.ts';
import type { Settings } from '../../settings/read-settings.ts';
import type { IdentityCheck } from './identity-port.ts';
import { createPersona } from './persona.ts';

type IdentitySettings = Pick<Settings, 'PERSONA_KEY' | 'PERSONA_TEMPLATE' | 'PUBLIC_URL'>;

/** Who checks identities before money is paid out: Persona when it is set up; otherwise the owner does. */
export function createIdentity(settings: IdentitySettings): IdentityCheck | undefined {
  const { PERSONA_KEY, PERSONA_TEMPLATE, PUBLIC_URL } = settings;
  if (!PERSONA_KEY || !PERSONA_TEMPLATE) return undefined;
  return createPersona({
    key: PERSONA_KEY,
    templateId: PERSONA_TEMPLATE,
    returnTo: `${PUBLIC_URL}/affiliates`,
    fetch: guardedFetch,
  });
}
