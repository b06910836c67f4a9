import { applyChanges, type Change, type SizedDocument } from '@reelwright/movie';
import type { Database } from '../../db/database.ts';
import { unpackText } from './pack-text.ts';
import type { ProjectRow } from './project-repository.ts';
import { findSnapshot, readDiffs } from './revision-repository.ts';

interface Kept {
  readonly revision: number;
  readonly document: SizedDocument;
}

type CurrentRevision = Pick<ProjectRow, 'id' | 'revision' | 'bytes' | 'letters'>;

/** As JSON text; in memory they take about four times that. */
const maxKeptBytes = 64 * 1024 * 1024;

/**
 * The documents of projects. Those used last are kept parsed, so that a small change of a large
 * project costs little. What is kept may be behind: the missing diffs are then applied. It is never
 * ahead, because only committed revisions are handed to `keep`.
 */
export class Documents {
  readonly #kept = new Map<number, Kept>();
  #keptBytes = 0;

  /**
   * The document at a revision; undefined when that revision is no longer there. Call it where
   * nothing can be thinned out meanwhile: with the project locked, or in a repeatable read.
   */
  async at(db: Database, projectId: number, revision: number): Promise<SizedDocument | undefined> {
    const kept = this.#kept.get(projectId);
    if (kept && kept.revision <= revision) {
      const diffs = await readDiffs(db, projectId, kept.revision, revision);
      if (diffs) return applyDiffs(kept.document, diffs);
    }
    const snapshot = await findSnapshot(db, projectId, revision);
    const diffs = snapshot && (await readDiffs(db, projectId, snapshot.revision, revision));
    if (!snapshot || !diffs) return undefined;
    const data = JSON.parse(await unpackText(snapshot.data));
    return applyDiffs({ data, size: { bytes: snapshot.bytes, letters: snapshot.letters } }, diffs);
  }

  /** The document that a project is at. */
  async current(db: Database, row: CurrentRevision): Promise<SizedDocument | undefined> {
    this.#doubt(row);
    return this.at(db, row.id, row.revision);
  }

  async currentText(db: Database, row: CurrentRevision): Promise<string | undefined> {
    this.#doubt(row);
    return this.textAt(db, row.id, row.revision);
  }

  /**
   * A database that was put back to an earlier state has other documents under the same numbers.
   * What is kept then does not fit the row.
   */
  #doubt({ id, revision, bytes, letters }: CurrentRevision): void {
    const kept = this.#kept.get(id);
    if (!kept || kept.revision < revision) return;
    const { size } = kept.document;
    const fits = kept.revision === revision && size.bytes === bytes && size.letters === letters;
    if (!fits) this.forget(id);
  }

  /** The same as JSON text, without parsing it where it is kept as such. */
  async textAt(db: Database, projectId: number, revision: number): Promise<string | undefined> {
    const kept = this.#kept.get(projectId);
    if (kept?.revision !== revision) {
      const snapshot = await findSnapshot(db, projectId, revision);
      if (snapshot?.revision === revision) return unpackText(snapshot.data);
    }
    const document = await this.at(db, projectId, revision);
    return document && JSON.stringify(document.data);
  }

  /** Remembers a committed revision. */
  keep(projectId: number, revision: number, document: SizedDocument): void {
    const before = this.#kept.get(projectId);
    if (before && before.revision > revision) return;
    this.forget(projectId);
    this.#kept.set(projectId, { revision, document });
    this.#keptBytes += document.size.bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#keptBytes <= maxKeptBytes) break;
      this.forget(oldest);
    }
  }

  forget(projectId: number): void {
    const kept = this.#kept.get(projectId);
    if (!kept) return;
    this.#kept.delete(projectId);
    this.#keptBytes -= kept.document.size.bytes;
  }
}

function applyDiffs(document: SizedDocument, diffs: readonly string[]): SizedDocument {
  return diffs.reduce(
    (before, diff) => applyChanges(before, JSON.parse(diff) as Change[]),
    document,
  );
}
