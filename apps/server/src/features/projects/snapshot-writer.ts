import type { Database } from '../../db/database.ts';
import type { Log } from '../../log/create-log.ts';
import { replaceProjectReferences } from '../stored-files/project-references.ts';
import type { DocumentRef, Documents } from './documents.ts';
import type { ProjectRow } from './project-repository.ts';
import { keepSnapshot } from './snapshot-repository.ts';
import { thinHistory } from './thin-history.ts';
import { trimHistory } from './trim-history.ts';

/** A whole copy is made after so many diffs, so that opening never has to apply more. */
const maxDiffs = 100;
/** … or when they add up to this much, or to a quarter of the document. */
const minDiffBytes = 256 * 1024;
/** … or after this time, so that there are points in time to go back to. */
const snapshotEveryMs = 10 * 60 * 1000;

/**
 * Writes whole copies of documents behind the answers: nobody waits for them, and nothing depends
 * on them, since a revision is whole with the copy before it and the diffs. One that is not written
 * because the process dies is due again with the next change.
 */
export class SnapshotWriter {
  readonly #db: Database;
  readonly #documents: Documents;
  readonly #log: Log;
  readonly #underWay = new Map<number, Promise<void>>();

  constructor(db: Database, documents: Documents, log: Log) {
    this.#db = db;
    this.#documents = documents;
    this.#log = log;
  }

  writeIfDue(row: ProjectRow, ref: DocumentRef, now = new Date()): void {
    if (!isDue(row, now)) return;
    this.#begin(row.id, async () => {
      // One that was forgotten meanwhile is due again with the next change.
      const whole = await this.#documents.wholeOf(ref);
      if (!whole) return;
      const { packed: data, targets } = whole;
      const snapshot = { projectId: row.id, revision: row.revision, savedAt: row.updatedAt, data };
      await keepSnapshot(this.#db, snapshot);
      await replaceProjectReferences(this.#db, row, new Set(targets));
      await thinHistory(this.#db, row.id);
      await trimHistory(this.#db, row.userId);
    });
  }

  /** After a save that wrote a whole copy itself. */
  thinLater({ id, userId }: Pick<ProjectRow, 'id' | 'userId'>): void {
    this.#begin(id, async () => {
      await thinHistory(this.#db, id);
      await trimHistory(this.#db, userId);
    });
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    await Promise.all(this.#underWay.values());
  }

  #begin(projectId: number, work: () => Promise<void>): void {
    if (this.#underWay.has(projectId)) return;
    const done = work()
      .catch((error: unknown) => {
        this.#log.warn(
          { err: error, projectId },
          'A copy of a project was not kept; it is tried again.',
        );
      })
      .finally(() => this.#underWay.delete(projectId));
    this.#underWay.set(projectId, done);
  }
}

export function isDue(
  row: Pick<ProjectRow, 'revision' | 'snapshotRevision' | 'snapshotAt' | 'diffBytes' | 'bytes'>,
  now: Date,
): boolean {
  return (
    row.revision - row.snapshotRevision >= maxDiffs ||
    row.diffBytes > Math.max(minDiffBytes, row.bytes / 4) ||
    now.getTime() - row.snapshotAt.getTime() >= snapshotEveryMs
  );
}
