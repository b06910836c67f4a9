import { type connectionCalls, connectionTable } from '@reelwright/contract';
import type { FeatureHandlers } from '../../http/handlers.ts';
import {
  type ConnectionParts,
  completeValues,
  describeConnections,
  removeConnection,
  saveConnection,
} from './connection-service.ts';
import type { TryConnection } from './try-connection.ts';

interface HandlerParts extends ConnectionParts {
  readonly tryConnection: TryConnection;
  /** Lets what was changed count in this process at once. */
  readonly lookAgain: () => Promise<void>;
}

const done = (msg: string) => ({ type: 'msg' as const, msg });

export function createConnectionHandlers(
  parts: HandlerParts,
): FeatureHandlers<keyof typeof connectionCalls> {
  return {
    connections: async () => ({ connections: await describeConnections(parts) }),
    connectionTest: async ({ body: { id, values }, caller, signal }) => {
      const { email } = await caller();
      return parts.tryConnection(id, await completeValues(parts, id, values), { email, signal });
    },
    connectionSave: async ({ body, caller }) => {
      await saveConnection(parts, (await caller()).id, body);
      await parts.lookAgain();
      const { name } = connectionTable[body.id];
      return done(body.on ? `${name} is on` : `${name} is off`);
    },
    connectionRemove: async ({ body: { id }, caller }) => {
      await removeConnection(parts, (await caller()).id, id);
      await parts.lookAgain();
      return done(`${connectionTable[id].name} is forgotten, and so is its key`);
    },
  };
}
