import { sql } from 'drizzle-orm';
import { feature } from '../feature.ts';
import { createHealthHandlers } from './health-handlers.ts';

export const healthFeature = feature({
  handlers: ({ db, stopping }) =>
    createHealthHandlers({
      askDatabase: async () => void (await db.execute(sql`select 1`)),
      isStopping: () => stopping.aborted,
    }),
});
