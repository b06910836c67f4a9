import { createClient } from '@reelwright/contract';

/** The server, one typed function per call. */
export const client = createClient((url, request) => fetch(url, request));
