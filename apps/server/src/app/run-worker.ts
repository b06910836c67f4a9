import { calls, productName } from '@reelwright/contract';
import { connectDatabase } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { followConnections } from '../features/connections/follow-connections.ts';
import type { WorkerParts } from '../features/feature.ts';
import { featureList } from '../features/feature-list.ts';
import { tellOfWorker } from '../features/health/tell-of-worker.ts';
import { createForeignMedia } from '../features/stored-files/foreign-media.ts';
import type { GuardedFetch } from '../guarded-fetch/create-guarded-fetch.ts';
import { jobList } from '../jobs/job-list.ts';
import { openQueue } from '../jobs/queue.ts';
import { artFolder, createArtStore } from '../library/built-in/art-store.ts';
import type { Log } from '../log/create-log.ts';
import { createMail, mailSettings } from '../providers/mail/create-mail.ts';
import { createPayments, paymentSettings } from '../providers/payments/create-payments.ts';
import { createVideoSite, videoSiteSettings } from '../providers/video-site/create-video-site.ts';
import { readSecret } from '../secrets/read-secret.ts';
import { createSealing } from '../secrets/sealing.ts';
import { newestOf } from '../settings/live-settings.ts';
import type { Settings } from '../settings/read-settings.ts';
import { fetchOfProcess } from './fetch-of-process.ts';
import { openStorage } from './open-storage.ts';

/** Opens everything a worker needs and begins working. Closing waits for the jobs under way. */
export async function runWorker(
  environment: Settings,
  databaseUrl: string,
  log: Log,
  options: {
    /** For tests: one that may reach their servers on loopback. */
    readonly guardedFetch?: GuardedFetch;
  } = {},
): Promise<{ close(): Promise<void> }> {
  await migrateDatabase(databaseUrl);
  const database = connectDatabase({ databaseUrl, poolSize: environment.DATABASE_POOL_SIZE, log });
  const queue = await openQueue({ databaseUrl, log, definitions: jobList, works: true });
  const { db } = database;
  const sealing = createSealing(environment);
  const connections = await followConnections({ db, settings: environment, sealing, log });
  const { live } = connections;
  const settings = live.now;
  const mail = newestOf(live.made(mailSettings, createMail, (old) => old.close()));
  const storage = await openStorage(settings);
  const fetch = options.guardedFetch ?? fetchOfProcess(environment);
  const art = createArtStore(artFolder(settings));
  const stop = new AbortController();
  const parts: WorkerParts = {
    settings,
    live,
    looks: connections.looks,
    db,
    pool: database.pool,
    databaseUrl,
    queue,
    storage,
    mail,
    fetch,
    art,
    stopping: stop.signal,
    publicUrl: settings.PUBLIC_URL,
    codeSecret: await readSecret(db, 'codes'),
    foreignMedia: createForeignMedia({ db, storage, fetch }),
    videoSite: live.made(videoSiteSettings, (named) =>
      createVideoSite(named, calls.videoSiteReturn.path),
    ),
    payments: live.made(paymentSettings, (named) =>
      createPayments(named, () => connections.looks().name || productName),
    ),
  };
  const handlers = await Promise.all(featureList.map((one) => one.jobHandlers?.(parts) ?? []));
  await queue.work(handlers.flat());
  const told = await tellOfWorker(db, queue);
  log.info(`Working; ${mail.description}.`);
  return {
    async close() {
      stop.abort();
      connections.close();
      await queue.stop();
      await told.close();
      await mail.close();
      await art.close();
      await storage.close();
      await database.close();
    },
  };
}
