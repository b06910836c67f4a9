import { isIP } from 'node:net';
import type { Settings } from '../../settings/read-settings.ts';
import { canonicalEmail } from '../users/canonical-email.ts';

/** Who owns an installation: an account by its address, or the first one, or nobody. */
interface OwnerRule {
  readonly ownerEmail: string | null;
  readonly firstAccountOwns: boolean;
}

type Reach = Pick<Settings, 'HOST' | 'PUBLIC_URL' | 'TRUST_PROXY'>;

/**
 * On a machine of one's own, whoever makes the first account is the person who set it up. That can
 * be said only where nobody else comes in: a named owner, or others who can reach it, end it.
 */
export function ownerRule(settings: Reach & Pick<Settings, 'OWNER_EMAIL'>): OwnerRule {
  const { OWNER_EMAIL } = settings;
  if (OWNER_EMAIL) return { ownerEmail: canonicalEmail(OWNER_EMAIL), firstAccountOwns: false };
  return { ownerEmail: null, firstAccountOwns: isLoopbackOnly(settings) };
}

/** Whether only this machine reaches it: neither the network, nor a proxy that passes others on. */
export function isLoopbackOnly({ HOST, PUBLIC_URL, TRUST_PROXY }: Reach): boolean {
  const { hostname } = new URL(PUBLIC_URL);
  return TRUST_PROXY.length === 0 && isLoopbackHost(HOST) && isLoopbackHost(hostname);
}

export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').replace(/^::ffff:/i, '');
  if (isIP(name) === 4) return name.startsWith('127.');
  return name === '::1' || name === 'localhost' || name.endsWith('.localhost');
}
