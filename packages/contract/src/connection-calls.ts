import { z } from 'zod';
import { MessageReply } from './action-reply.ts';
import { call } from './call.ts';
import { type ConnectionId, connectionIds } from './connection-table.ts';

const path = '/api/members/connections';
const id = z.enum(connectionIds as readonly [ConnectionId, ...ConnectionId[]]);
/** By names of settings. A secret that is left out, or empty, stays as it is kept. */
const values = z
  .record(z.string().max(60), z.string().trim().max(4000))
  .refine((given) => Object.keys(given).length <= 10, 'These are too many values');

const Connection = z.object({
  id,
  /** `lost`: it was kept with another key, and has to be typed again. */
  state: z.enum(['off', 'on', 'environment', 'lost']),
  /** What is kept, without secrets. */
  values: z.record(z.string(), z.string()),
  /** Settings of which a secret is kept. */
  secrets: z.array(z.string()),
  /** The settings that are in the environment. */
  environment: z.array(z.string()),
  changed_at: z.string().nullable(),
  /** The address of ours that the service has to be told. */
  our_address: z.string().optional(),
});
export type Connection = z.output<typeof Connection>;

const ConnectionTest = z.object({
  works: z.boolean(),
  /** What the service answered, or why it did not, in words. */
  sentence: z.string(),
  /** Models it has, where it lists them. */
  models: z.array(z.string()),
});
export type ConnectionTest = z.output<typeof ConnectionTest>;

/** Services elsewhere: those who look after the installation connect and try them. */
export const connectionCalls = {
  connections: call({
    method: 'GET',
    path,
    summary: 'Services elsewhere that can be connected, and which are',
    access: 'admin',
    pace: 'read',
    reply: z.object({ connections: z.array(Connection) }),
  }),
  connectionTest: call({
    method: 'POST',
    path: `${path}/test`,
    summary: 'Asks a service something with these values, and says what it answered',
    access: 'admin',
    pace: 'sensitive',
    body: z.object({ id, values }),
    reply: ConnectionTest,
  }),
  connectionSave: call({
    method: 'POST',
    path: `${path}/save`,
    summary: 'Keeps how a service is reached, and switches it on or off for everybody',
    access: 'admin',
    pace: 'change',
    body: z.object({ id, values, on: z.boolean() }),
    reply: MessageReply,
  }),
  connectionRemove: call({
    method: 'POST',
    path: `${path}/remove`,
    summary: 'Forgets a service and its key',
    access: 'admin',
    pace: 'change',
    body: z.object({ id }),
    reply: MessageReply,
  }),
} as const;
