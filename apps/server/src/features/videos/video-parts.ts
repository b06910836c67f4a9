import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Documents } from '../projects/documents.ts';

/** What the services of this feature need. */
export interface VideoParts {
  readonly db: Database;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly documents: Documents;
  readonly publicUrl: string;
}
