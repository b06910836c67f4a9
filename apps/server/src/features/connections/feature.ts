import { feature } from '../feature.ts';
import { createConnectionHandlers } from './connection-handlers.ts';
import { createTryConnection } from './try-connection.ts';

export const connectionsFeature = feature({
  handlers: ({ db, environment, sealing, fetch, lookAgain }) =>
    createConnectionHandlers({
      db,
      sealing,
      settings: environment,
      tryConnection: createTryConnection(environment, fetch),
      lookAgain,
    }),
});
