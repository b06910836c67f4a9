import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import { calls, maxProjectBodyBytes, productName } from '@reelwright/contract';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { connectDatabase } from '../db/database.ts';
import { followReferrals } from '../features/affiliates/referral/follow-referrals.ts';
import { registerArticlePages } from '../features/articles/pages/register-article-pages.ts';
import { createNoteDeskCall } from '../features/audit/note-desk-call.ts';
import { createCaptchaGuard } from '../features/captcha/create-captcha-guard.ts';
import { createCodeMailLimits } from '../features/codes/code-mail-limits.ts';
import { followConnections } from '../features/connections/follow-connections.ts';
import type { ApiParts } from '../features/feature.ts';
import { createHandlers } from '../features/feature-list.ts';
import { claimGuestWork } from '../features/guest-work/claim-all-guest-work.ts';
import { registerLooksPages } from '../features/looks/register-looks-pages.ts';
import { createOutboxNotice } from '../features/mail/outbox-notice.ts';
import { createMetrics } from '../features/metrics/request-metrics.ts';
import { noteNamedOwner } from '../features/owner/owner-service.ts';
import { personalDataList } from '../features/personal-data/personal-data-list.ts';
import { Documents } from '../features/projects/documents.ts';
import { SnapshotWriter } from '../features/projects/snapshot-writer.ts';
import { createFindCaller } from '../features/session/find-caller.ts';
import { prepareFindCallers } from '../features/session/session-repository.ts';
import { createPasswordHasher } from '../features/sign-in/password-hasher.ts';
import { createForeignMedia } from '../features/stored-files/foreign-media.ts';
import { registerUploads } from '../features/uploads/register-uploads.ts';
import { productVersion } from '../features/version/version-handlers.ts';
import { registerVideoPages } from '../features/videos/pages/register-video-pages.ts';
import type { GuardedFetch } from '../guarded-fetch/create-guarded-fetch.ts';
import { registerApiDescription } from '../http/api-description.ts';
import { createBodyRoom } from '../http/body-room.ts';
import { createApi } from '../http/create-api.ts';
import { type CallGuards, registerCalls } from '../http/register-calls.ts';
import { registerWebPages } from '../http/web-pages.ts';
import { jobList } from '../jobs/job-list.ts';
import { openQueue } from '../jobs/queue.ts';
import { artFolder, createArtStore } from '../library/built-in/art-store.ts';
import { registerArt } from '../library/built-in/register-art.ts';
import { registerShippedFiles } from '../library/shipped-files.ts';
import type { Log } from '../log/create-log.ts';
import { createOwnArticles } from '../providers/article-search/own-articles.ts';
import { createIdentity } from '../providers/identity/create-identity.ts';
import { createPayments, paymentSettings } from '../providers/payments/create-payments.ts';
import {
  createTextToSpeech,
  speechSettings,
} from '../providers/text-to-speech/create-text-to-speech.ts';
import type { TextToSpeech } from '../providers/text-to-speech/text-to-speech-port.ts';
import { createVideoSite, videoSiteSettings } from '../providers/video-site/create-video-site.ts';
import { type RateLimitTable, rateLimitTable } from '../rate-limit/rate-limit-table.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';
import { readSecret } from '../secrets/read-secret.ts';
import { createSealing } from '../secrets/sealing.ts';
import { newestOf } from '../settings/live-settings.ts';
import type { Settings } from '../settings/read-settings.ts';
import { registerStageFiles } from '../stage/stage-files.ts';
import { fetchOfProcess } from './fetch-of-process.ts';
import { openStorage } from './open-storage.ts';

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Four of the largest bodies at a time: one of the same person, two of the same address. */
export const bodyRoom = {
  amount: 4 * maxProjectBodyBytes,
  perPerson: maxProjectBodyBytes,
  perAddress: 2 * maxProjectBodyBytes,
  waitMs: 20_000,
  maxWaiting: 200,
};

/** Stopping, we wait this long for calls under way. Somebody who watches a video may take for ever. */
const goodbyeMs = 5000;

interface ServerOptions {
  readonly settings: Settings;
  readonly databaseUrl: string;
  readonly log: Log;
  readonly rateLimits?: RateLimitTable;
  /** For tests: one that may reach their servers on loopback. */
  readonly guardedFetch?: GuardedFetch | undefined;
  /** For tests: a voice that costs no time. */
  readonly speech?: TextToSpeech | undefined;
  /** For tests: adds routes of their own behind the same guards. */
  readonly extend?: (app: FastifyInstance, guards: CallGuards) => void;
  /** For tests: sees every route as it is registered. */
  readonly watchRoute?: ((route: RouteOptions) => void) | undefined;
}

/** The whole web server, ready to listen. Closing it closes everything it opened. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { settings: environment, databaseUrl, log } = options;
  const poolSize = environment.DATABASE_POOL_SIZE;
  const database = connectDatabase({ databaseUrl, poolSize, log });
  const { db, pool } = database;
  await noteNamedOwner(db, environment);
  const sealing = createSealing(environment);
  const connections = await followConnections({ db, settings: environment, sealing, log });
  const { live, looks, lookAgain } = connections;
  const settings = live.now;
  const brandName = () => looks().name || productName;
  const linkSecret = await readSecret(db, 'link-signing');
  const storage = await openStorage(settings);
  const queue = await openQueue({ databaseUrl, log, definitions: jobList, works: false });
  const rateLimiter = createRateLimiter(pool, options.rateLimits ?? rateLimitTable, log);
  const documents = new Documents();
  const snapshots = new SnapshotWriter(db, documents, log);
  const art = createArtStore(artFolder(settings));
  const speech =
    options.speech ??
    newestOf(
      live.made(
        speechSettings,
        (named) => createTextToSpeech(named),
        (old) => old.close(),
      ),
    );
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
  const metrics = environment.METRICS_TOKEN ? createMetrics(app, { db, pool }) : undefined;
  app.addHook('onClose', async () => {
    metrics?.close();
    connections.close();
    await rateLimiter.close();
    await art.close();
    await snapshots.close();
    await speech.close();
    await queue.stop();
    await storage.close();
    await database.close();
  });
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] });
  await registerApiDescription(app, settings.PUBLIC_URL, productVersion);

  const { PUBLIC_URL: publicUrl } = settings;
  const fetch = options.guardedFetch ?? fetchOfProcess(environment);
  const captchaSecret = await readSecret(db, 'captcha');
  const guards: CallGuards = {
    publicUrl,
    findCaller: createFindCaller(prepareFindCallers(db)),
    rateLimiter,
    captcha: createCaptchaGuard(pool, { db, captchaSecret }),
    bodies: createBodyRoom(bodyRoom),
    noteDone: createNoteDeskCall(db),
  };
  const parts: ApiParts = {
    settings,
    environment,
    live,
    looks,
    sealing,
    metrics,
    lookAgain,
    db,
    pool,
    queue,
    storage,
    documents,
    snapshots,
    linkSecret,
    art,
    captchaSecret,
    publicUrl,
    fetch,
    speech,
    stopping: stop.signal,
    signIn: {
      db,
      queue,
      publicUrl,
      claimGuestWork,
      codeSecret: await readSecret(db, 'codes'),
      passwords: await createPasswordHasher(),
      codeMailLimits: createCodeMailLimits(pool),
      outboxNotice: (address) => createOutboxNotice(live.now)(address),
    },
    foreignMedia: createForeignMedia({ db, storage, fetch }),
    videoSite: live.made(videoSiteSettings, (named) =>
      createVideoSite(named, calls.videoSiteReturn.path),
    ),
    payments: live.made(paymentSettings, (named) => createPayments(named, brandName)),
    personalData: personalDataList,
  };
  app.decorate('looks', looks);
  app.decorate('sendsMail', () => live.now.SMTP_URL !== undefined);
  followReferrals(app, db, guards);
  registerCalls(app, calls, createHandlers(parts), guards);
  await registerUploads(app, { db, storage }, guards);
  options.extend?.(app, guards);
  await registerStageFiles(app);
  await registerShippedFiles(app);
  await registerArt(app, { art, rateLimiter });
  await registerVideoPages(app, { db, rateLimiter, webFolder, publicUrl });
  await registerArticlePages(app, { own: createOwnArticles(publicUrl), rateLimiter, webFolder });
  await registerLooksPages(app, { looks, rateLimiter, webFolder });
  const identity = createIdentity(settings)?.origins;
  await registerWebPages(app, webFolder, { identity });
  return app;
}
