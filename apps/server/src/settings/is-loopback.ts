import { isIP } from 'node:net';
import type { Settings } from './read-settings.ts';

/** Whether the settings speak of this machine alone. A proxy on it that nobody named may pass others on all the same. */
export function isLoopbackOnly({
  HOST,
  PUBLIC_URL,
  TRUST_PROXY,
}: Pick<Settings, 'HOST' | 'PUBLIC_URL' | 'TRUST_PROXY'>): boolean {
  const { hostname } = new URL(PUBLIC_URL);
  return TRUST_PROXY.length === 0 && isLoopbackHost(HOST) && isLoopbackHost(hostname);
}

export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').replace(/^::ffff:/i, '');
  if (isIP(name) === 4) return name.startsWith('127.');
  return name === '::1' || name === 'localhost' || name.endsWith('.localhost');
}
