import { routes } from 'virtual:call-routes';
import { createClient } from '@reelwright/contract';
import { sessionSignal } from './end-calls.ts';
import { sendInTime } from './send-in-time.ts';

/** The server, one typed function per call. Screens go through `request`, which also recovers and reports. */
export const client = createClient(async (url, request) => {
  const session = sessionSignal();
  session.throwIfAborted();
  if (request.method !== 'GET') return sendInTime(url, request);
  const signal = request.signal ? AbortSignal.any([request.signal, session]) : session;
  return sendInTime(url, { ...request, signal });
}, routes);

/** The same after `endCalls`, for the call that ends the session. */
export const lastCalls = createClient(sendInTime, routes);
