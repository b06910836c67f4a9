import { createGuardedFetch } from './create-guarded-fetch.ts';

/** The guarded fetch of production: public web addresses and nothing else. */
export const guardedFetch = createGuardedFetch();
