import type { Database } from '../../db/database.ts';
import type { Documents } from './documents.ts';
import type { SnapshotWriter } from './snapshot-writer.ts';

/** What the services of this feature need. */
export interface ProjectParts {
  readonly db: Database;
  readonly documents: Documents;
  readonly snapshots: SnapshotWriter;
}
