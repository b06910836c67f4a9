import { createGuardedFetch, type GuardedFetch } from '../guarded-fetch/create-guarded-fetch.ts';
import { guardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import type { Settings } from '../settings/read-settings.ts';

/** The way out of a process; where the operator tries services out, also to the server that stands in for them. */
export function fetchOfProcess({ MEDIA_ADDRESS }: Pick<Settings, 'MEDIA_ADDRESS'>): GuardedFetch {
  if (!MEDIA_ADDRESS) return guardedFetch;
  return createGuardedFetch({ allowOrigin: new URL(MEDIA_ADDRESS).origin });
}
