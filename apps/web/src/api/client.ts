import { routes } from 'virtual:call-routes';
import { ApiError, createClient } from '@reelwright/contract';

/** The server, one typed function per call. Screens go through `request`, which also recovers and reports. */
export const client = createClient(async (url, request) => {
  try {
    return await fetch(url, request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ApiError(0, 'Connection error', undefined);
  }
}, routes);
