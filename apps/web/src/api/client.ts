import { routes } from 'virtual:call-routes';
import { createClient } from '@reelwright/contract';
import { sendInTime } from './send-in-time.ts';

/** The server, one typed function per call. Screens go through `request`, which also recovers and reports. */
export const client = createClient(sendInTime, routes);
