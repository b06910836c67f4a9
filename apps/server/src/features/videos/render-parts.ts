import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { ArtStore } from '../../library/built-in/art-store.ts';
import type { MediaPrograms } from '../../media-tools/media-programs.ts';
import type { Storage } from '../../storage/storage.ts';
import type { ForeignMedia } from '../stored-files/foreign-media.ts';

/** What a worker needs to make videos. */
export interface RenderParts {
  readonly db: Database;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly foreignMedia: ForeignMedia;
  readonly art: ArtStore;
  readonly programs: MediaPrograms;
  /** Where jobs have their folders. */
  readonly workFolder: string;
  readonly publicUrl: string;
  /** Aborted when the worker stops: what is under way is left to others. */
  readonly stopping: AbortSignal;
}
