import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import { calls } from '@reelwright/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { connectDatabase } from '../db/database.ts';
import { createActivityHandlers } from '../features/activity/activity-handlers.ts';
import { createBillingHandlers } from '../features/billing/billing-handlers.ts';
import { invoiceSender } from '../features/billing/invoice-pdf/invoice-sender.ts';
import { createCaptchaHandlers } from '../features/captcha/captcha-handlers.ts';
import { createCaptchaGuard } from '../features/captcha/create-captcha-guard.ts';
import { createCodeMailLimits } from '../features/codes/code-mail-limits.ts';
import { errorLogHandlers } from '../features/error-log/error-log-handlers.ts';
import { createGoogleHandlers } from '../features/google/google-handlers.ts';
import { createHealthHandlers } from '../features/health/health-handlers.ts';
import { createOutboxNotice } from '../features/mail/outbox-notice.ts';
import { writeOwnerRule } from '../features/owner/write-owner-rule.ts';
import { createPersonalDataHandlers } from '../features/personal-data/personal-data-handlers.ts';
import { createProfileHandlers } from '../features/profile/profile-handlers.ts';
import { Documents } from '../features/projects/documents.ts';
import { createProjectHandlers } from '../features/projects/project-handlers.ts';
import { SnapshotWriter } from '../features/projects/snapshot-writer.ts';
import { createFindCaller } from '../features/session/find-caller.ts';
import { createSessionHandlers } from '../features/session/session-handlers.ts';
import { prepareFindCallers } from '../features/session/session-repository.ts';
import { createPasswordHasher } from '../features/sign-in/password-hasher.ts';
import { createSignInHandlers } from '../features/sign-in/sign-in-handlers.ts';
import { createForeignMedia } from '../features/stored-files/foreign-media.ts';
import { createStoredFileHandlers } from '../features/stored-files/stored-file-handlers.ts';
import { createSupportConfirmations } from '../features/support/support-confirmations.ts';
import { createSupportHandlers } from '../features/support/support-handlers.ts';
import { createUserDataHandlers } from '../features/user-data/user-data-handlers.ts';
import { productVersion, versionHandlers } from '../features/version/version-handlers.ts';
import { createVideoSiteHandlers } from '../features/video-site/video-site-handlers.ts';
import { registerVideoPages } from '../features/videos/pages/register-video-pages.ts';
import { createVideoHandlers } from '../features/videos/video-handlers.ts';
import { createWatchHandlers } from '../features/videos/watch-handlers.ts';
import { createWebAddressHandlers } from '../features/web-address/web-address-handlers.ts';
import type { GuardedFetch } from '../guarded-fetch/create-guarded-fetch.ts';
import { guardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { registerApiDescription } from '../http/api-description.ts';
import { createApi } from '../http/create-api.ts';
import { type CallGuards, registerCalls } from '../http/register-calls.ts';
import { registerWebPages } from '../http/web-pages.ts';
import { jobList } from '../jobs/job-list.ts';
import { openQueue } from '../jobs/queue.ts';
import { registerShippedFiles } from '../library/shipped-files.ts';
import type { Log } from '../log/create-log.ts';
import { createSignIn } from '../providers/sign-in/create-sign-in.ts';
import { createVideoSite } from '../providers/video-site/create-video-site.ts';
import { type RateLimitTable, rateLimitTable } from '../rate-limit/rate-limit-table.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';
import { readSecret } from '../secrets/read-secret.ts';
import type { Settings } from '../settings/read-settings.ts';
import { registerStageFiles } from '../stage/stage-files.ts';
import { openStorage } from './open-storage.ts';

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Stopping, we wait this long for calls under way. Somebody who watches a video may take for ever. */
const goodbyeMs = 5000;

interface ServerOptions {
  readonly settings: Settings;
  readonly databaseUrl: string;
  readonly log: Log;
  readonly rateLimits?: RateLimitTable;
  /** For tests: one that may reach their servers on loopback. */
  readonly guardedFetch?: GuardedFetch | undefined;
  /** For tests: adds routes of their own behind the same guards. */
  readonly extend?: (app: FastifyInstance, guards: CallGuards) => void;
  /** For tests: sees every route as it is registered. */
  readonly watchRoute?: ((route: RouteOptions) => void) | undefined;
}

/** The whole web server, ready to listen. Closing it closes everything it opened. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { settings, databaseUrl, log } = options;
  const database = connectDatabase({ databaseUrl, poolSize: settings.DATABASE_POOL_SIZE, log });
  const { db, pool } = database;
  await writeOwnerRule(db, settings);
  const linkSecret = await readSecret(db, 'link-signing');
  const storage = await openStorage(settings, linkSecret);
  const queue = await openQueue({ databaseUrl, log, definitions: jobList, works: false });
  const rateLimiter = createRateLimiter(pool, options.rateLimits ?? rateLimitTable, log);
  const snapshots = new SnapshotWriter(db, log);
  const documents = new Documents();
  const stop = new AbortController();

  const app = await createApi({
    log,
    publicUrl: settings.PUBLIC_URL,
    trustedProxies: settings.TRUST_PROXY,
  });
  if (options.watchRoute) app.addHook('onRoute', options.watchRoute);
  app.addHook('preClose', async () => {
    stop.abort();
    setTimeout(() => app.server.closeAllConnections(), goodbyeMs).unref();
  });
  // Without this, a browser's open connection would keep a stopping server waiting for a minute.
  app.addHook('onSend', async (_request, reply) => {
    if (stop.signal.aborted) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => {
    await rateLimiter.close();
    await snapshots.close();
    await queue.stop();
    await storage.close();
    await database.close();
  });
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] });
  await registerApiDescription(app, settings.PUBLIC_URL, productVersion);

  const captchaParts = { db, captchaSecret: await readSecret(db, 'captcha') };
  const signInParts = {
    db,
    queue,
    codeSecret: await readSecret(db, 'codes'),
    publicUrl: settings.PUBLIC_URL,
    passwords: await createPasswordHasher(),
    codeMailLimits: createCodeMailLimits(pool),
    outboxNotice: createOutboxNotice(settings),
  };
  const guards: CallGuards = {
    publicUrl: settings.PUBLIC_URL,
    findCaller: createFindCaller(prepareFindCallers(db)),
    rateLimiter,
    captcha: createCaptchaGuard(pool, captchaParts),
  };
  const videoSite = createVideoSite(settings, calls.videoSiteReturn.path);
  const handlers = {
    ...createSessionHandlers(db),
    ...createSignInHandlers(signInParts),
    ...createProfileHandlers(signInParts),
    ...createPersonalDataHandlers(signInParts),
    ...createGoogleHandlers({
      ...signInParts,
      google: createSignIn(settings, calls.googleCallback.path),
    }),
    ...createCaptchaHandlers(captchaParts),
    ...createActivityHandlers(db),
    ...createUserDataHandlers(db),
    ...createProjectHandlers({ db, documents, snapshots }),
    ...createVideoHandlers({
      ...{ db, queue, storage, documents, videoSite, stopping: stop.signal },
      publicUrl: settings.PUBLIC_URL,
    }),
    ...createWatchHandlers({ db, documents, snapshots, storage, publicUrl: settings.PUBLIC_URL }),
    ...createVideoSiteHandlers({ db, videoSite, publicUrl: settings.PUBLIC_URL }),
    ...createBillingHandlers({ db, sender: invoiceSender(settings) }),
    ...createSupportHandlers({
      db,
      queue,
      publicUrl: settings.PUBLIC_URL,
      supportEmail: settings.SUPPORT_EMAIL,
      confirmations: createSupportConfirmations(pool),
    }),
    ...versionHandlers,
    ...errorLogHandlers,
    ...createWebAddressHandlers(options.guardedFetch ?? guardedFetch),
    ...createStoredFileHandlers({
      ...{ db, storage, linkSecret, publicUrl: settings.PUBLIC_URL },
      foreignMedia: createForeignMedia({
        db,
        storage,
        fetch: options.guardedFetch ?? guardedFetch,
      }),
    }),
    ...createHealthHandlers({
      askDatabase: async () => void (await db.execute(sql`select 1`)),
      isStopping: () => stop.signal.aborted,
    }),
  };
  registerCalls(app, calls, handlers, guards);
  options.extend?.(app, guards);
  await registerStageFiles(app);
  await registerShippedFiles(app);
  await registerVideoPages(app, {
    ...{ db, rateLimiter, webFolder },
    publicUrl: settings.PUBLIC_URL,
  });
  await registerWebPages(app, webFolder);
  return app;
}
