import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { feature } from '../feature.ts';
import { createHealthHandlers } from './health-handlers.ts';
import { createHealthReportHandlers } from './health-report-handlers.ts';

export const healthFeature = feature({
  handlers: ({ db, queue, documents, stopping, settings, live }) => ({
    ...createHealthHandlers({
      askDatabase: async () => void (await db.execute(sql`select 1`)),
      isStopping: () => stopping.aborted,
      freeBytes: async () => {
        const { bavail, bsize } = await statfs(settings.DATA_DIR);
        return bavail * bsize;
      },
    }),
    ...createHealthReportHandlers({
      db,
      queue,
      documents,
      dataDir: settings.DATA_DIR,
      sendsMail: () => live.now.SMTP_URL !== undefined,
    }),
  }),
});
