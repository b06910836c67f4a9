import type { Call } from './call.ts';
import type { CallName, Calls } from './calls.ts';

/** All that a client needs of a call: the schemas, and zod with them, stay on the server. */
export interface CallRoute {
  readonly method: Call['method'];
  readonly path: string;
  readonly reply: 'json' | 'text';
}

export type CallRoutes = Readonly<Record<CallName, CallRoute>>;

/** Boils the calls down to what can be sent to a browser as plain data. */
export function callRoutes(calls: Calls): CallRoutes {
  const routes = Object.entries(calls).map(([name, { method, path, reply }]) => [
    name,
    { method, path, reply: reply === 'text' ? 'text' : 'json' },
  ]);
  return Object.fromEntries(routes) as CallRoutes;
}
