import type { Looks } from '@reelwright/contract';
import type { Pool } from 'pg';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { GuardedFetch } from '../guarded-fetch/create-guarded-fetch.ts';
import type { JobDefinition, JobHandler } from '../jobs/define-job.ts';
import type { Queue } from '../jobs/queue.ts';
import type { ArtStore } from '../library/built-in/art-store.ts';
import type { MailProvider } from '../providers/mail/mail-port.ts';
import type { Payments } from '../providers/payments/payments-port.ts';
import type { TextToSpeech } from '../providers/text-to-speech/text-to-speech-port.ts';
import type { VideoSite } from '../providers/video-site/video-site-port.ts';
import type { Sealing } from '../secrets/sealing.ts';
import type { LiveSettings } from '../settings/live-settings.ts';
import type { Settings } from '../settings/read-settings.ts';
import type { Storage } from '../storage/storage.ts';
import type { ClaimGuestWork } from './guest-work/claim-guest-work.ts';
import type { Metrics } from './metrics/request-metrics.ts';
import type { PersonalData } from './personal-data/personal-data.ts';
import type { Documents } from './projects/documents.ts';
import type { SnapshotWriter } from './projects/snapshot-writer.ts';
import type { SignInParts } from './sign-in/sign-in-parts.ts';
import type { ForeignMedia } from './stored-files/foreign-media.ts';

/** What both kinds of processes have. */
interface ProcessParts {
  /** As they were when the process started. */
  readonly settings: Settings;
  /** As they are now, with what the owner connected. */
  readonly live: LiveSettings;
  /** The owner's brand as it is now. */
  readonly looks: () => Looks;
  readonly db: Database;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly publicUrl: string;
  /** The only way out to the web. */
  readonly fetch: GuardedFetch;
  readonly foreignMedia: ForeignMedia;
  /** Pictures that come with the product, drawn when they are asked for. */
  readonly art: ArtStore;
  /** Nothing when the operator has not set it up. */
  readonly videoSite: () => VideoSite | undefined;
  /** Nothing where plans go by the operator's word. */
  readonly payments: () => Payments | undefined;
  /** Aborted when the process stops. */
  readonly stopping: AbortSignal;
}

/** What an API process hands to the features whose calls it answers. */
export interface ApiParts extends ProcessParts {
  readonly pool: Pool;
  readonly signIn: SignInParts;
  readonly documents: Documents;
  readonly snapshots: SnapshotWriter;
  readonly captchaSecret: string;
  readonly linkSecret: string;
  readonly speech: TextToSpeech;
  /** The settings without what the owner connected. */
  readonly environment: Settings;
  readonly sealing: Sealing;
  /** Nothing where nobody may read them. */
  readonly metrics: Metrics | undefined;
  /** Lets what the owner just changed count in this process at once. */
  readonly lookAgain: () => Promise<void>;
  readonly personalData: readonly PersonalData[];
}

/** What a worker hands to the features whose jobs it does. */
export interface WorkerParts extends ProcessParts {
  readonly mail: MailProvider;
  readonly pool: Pool;
  readonly databaseUrl: string;
  readonly codeSecret: string;
}

/**
 * Everything a feature brings to the product, said in one place: `feature-list.ts` lists them, and
 * servers, workers, the export of people's data and signing in read that list.
 */
export interface Feature<Handlers extends object = object> {
  /** Answers its calls. */
  readonly handlers?: (parts: ApiParts) => Handlers;
  /** Its jobs, as everybody knows them who enqueues one. */
  readonly jobs?: readonly AnyJob[];
  /** What does them. Imported here, in the function: only workers should load it. */
  readonly jobHandlers?: (parts: WorkerParts) => Promise<readonly JobHandler[]>;
  /** What it keeps about people. */
  readonly personalData?: PersonalData;
  /** Hands over what a guest made with it. */
  readonly claimGuestWork?: ClaimGuestWork;
}

/** A job whatever its payload is. */
type AnyJob = Omit<JobDefinition, 'payload'> & { readonly payload: z.ZodType };

/** Keeps the names of the calls, so that leaving one out does not compile. */
export function feature<Handlers extends object = object>(
  entry: Feature<Handlers>,
): Feature<Handlers> {
  return entry;
}
