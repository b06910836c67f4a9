import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { VideoSite } from '../../providers/video-site/video-site-port.ts';
import type { Counter } from '../../rate-limit/counter.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Documents } from '../projects/documents.ts';

/** What the services of this feature need. */
export interface VideoParts {
  readonly db: Database;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly documents: Documents;
  readonly publicUrl: string;
  readonly linkSecret: string;
  /** How often an address that is not the account's own gets mail about videos. */
  readonly recipientLimit: Counter;
  /** Nothing when the operator has not set it up. */
  readonly videoSite: () => VideoSite | undefined;
}
