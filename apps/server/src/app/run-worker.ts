import { join } from 'node:path';
import { calls } from '@reelwright/contract';
import { connectDatabase } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { createSendMailHandler } from '../features/mail/send-mail-handler.ts';
import { createThinHistoryHandler } from '../features/projects/thin-history-handler.ts';
import { createSendResetCodeHandler } from '../features/sign-in/send-reset-code-handler.ts';
import { createForeignMedia } from '../features/stored-files/foreign-media.ts';
import { createSweepFilesHandler } from '../features/stored-files/sweep-files-handler.ts';
import { createSweepExpiredHandler } from '../features/upkeep/sweep-expired-handler.ts';
import { createUploadVideoHandler } from '../features/video-site/upload-video-handler.ts';
import { createDrawVideoHandler } from '../features/videos/draw-video-handler.ts';
import { createFinishVideoHandler } from '../features/videos/finish-video-handler.ts';
import { createPlanVideoHandler } from '../features/videos/plan-video-handler.ts';
import type { GuardedFetch } from '../guarded-fetch/create-guarded-fetch.ts';
import { guardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { jobList } from '../jobs/job-list.ts';
import { openQueue } from '../jobs/queue.ts';
import type { Log } from '../log/create-log.ts';
import { createMail } from '../providers/mail/create-mail.ts';
import { createVideoSite } from '../providers/video-site/create-video-site.ts';
import { readSecret } from '../secrets/read-secret.ts';
import type { Settings } from '../settings/read-settings.ts';
import { openStorage } from './open-storage.ts';

/** Opens everything a worker needs and begins working. Closing waits for the jobs under way. */
export async function runWorker(
  settings: Settings,
  databaseUrl: string,
  log: Log,
  options: {
    /** For tests: one that may reach their servers on loopback. */
    readonly guardedFetch?: GuardedFetch;
  } = {},
): Promise<{ close(): Promise<void> }> {
  await migrateDatabase(databaseUrl);
  const database = connectDatabase({ databaseUrl, poolSize: settings.DATABASE_POOL_SIZE, log });
  const mail = createMail(settings);
  const queue = await openQueue({ databaseUrl, log, definitions: jobList, works: true });
  const codeParts = {
    db: database.db,
    queue,
    codeSecret: await readSecret(database.db, 'codes'),
    publicUrl: settings.PUBLIC_URL,
  };
  const storage = await openStorage(settings, await readSecret(database.db, 'link-signing'));
  const stop = new AbortController();
  const renderParts = {
    ...{ db: database.db, queue, storage },
    foreignMedia: createForeignMedia({
      ...{ db: database.db, storage, fetch: options.guardedFetch ?? guardedFetch },
    }),
    programs: {
      ffmpeg: settings.FFMPEG_PATH ?? 'ffmpeg',
      ffprobe: settings.FFPROBE_PATH ?? 'ffprobe',
    },
    workFolder: join(settings.DATA_DIR, 'work'),
    publicUrl: settings.PUBLIC_URL,
    stopping: stop.signal,
  };
  await queue.work([
    createSendMailHandler(database.db, mail),
    createSendResetCodeHandler(codeParts),
    createSweepExpiredHandler(database.db),
    createThinHistoryHandler(database.db),
    createPlanVideoHandler(renderParts),
    createDrawVideoHandler(renderParts),
    createFinishVideoHandler(renderParts),
    createSweepFilesHandler(renderParts),
    createUploadVideoHandler({
      ...{ db: database.db, storage },
      videoSite: createVideoSite(settings, calls.videoSiteReturn.path),
    }),
  ]);
  log.info(`Working; ${mail.description}.`);
  return {
    async close() {
      stop.abort();
      await queue.stop();
      await mail.close();
      await storage.close();
      await database.close();
    },
  };
}
