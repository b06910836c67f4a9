import type { ProjectMeta } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import { addReferences } from '../stored-files/reference-repository.ts';
import { followRename } from '../videos/follow-rename.ts';
import { checkRoomToGrow } from './check-room.ts';
import type { DocumentFacts } from './document-shelf.ts';
import { type ProjectRow, updateProject } from './project-repository.ts';
import { insertRevision, insertSnapshot } from './revision-repository.ts';

interface NextRevision {
  readonly changeId: string;
  /** What is known of the document; `targets` are those of what changed. */
  readonly facts: DocumentFacts;
  readonly meta: { readonly [Key in keyof ProjectMeta]?: ProjectMeta[Key] | undefined };
  /** How it differs from the revision before, or the whole of it, compressed. */
  readonly content: { readonly diff: string } | { readonly whole: Buffer };
}

/** A diff of no changes, as JSON. */
const nothingChanged = '[]';

/**
 * Adds the next revision to a project that the transaction has locked, and returns the project as
 * it is then. This is the one place where a revision goes up.
 */
export async function addRevision(
  db: Database,
  row: ProjectRow,
  { changeId, facts, meta, content }: NextRevision,
): Promise<ProjectRow> {
  const savedAt = new Date();
  const revision = row.revision + 1;
  const isWhole = 'whole' in content;
  const next: ProjectRow = {
    ...row,
    name: meta.name ?? row.name,
    title: meta.title ?? row.title,
    category: meta.category ?? row.category,
    thumbnail: meta.thumbnail === undefined ? row.thumbnail : meta.thumbnail,
    ...facts.summary,
    ...facts.size,
    revision,
    ...((isWhole || content.diff !== nothingChanged) && { contentRevision: revision }),
    updatedAt: savedAt,
    ...(isWhole
      ? { snapshotRevision: revision, snapshotAt: savedAt, diffBytes: 0 }
      : { diffBytes: row.diffBytes + content.diff.length }),
  };
  await checkRoomToGrow(db, row, next);
  await insertRevision(db, {
    projectId: row.id,
    revision,
    changeId,
    diff: isWhole ? null : content.diff,
    title: next.title,
    frames: next.frames,
    ...facts.size,
    savedAt,
  });
  if (isWhole) {
    await insertSnapshot(db, { projectId: row.id, revision, data: content.whole, savedAt });
  }
  const { id: _id, userId: _userId, createdBy: _createdBy, ...fields } = next;
  await updateProject(db, row.id, fields);
  await addReferences(db, row.id, 'project', new Set(facts.targets));
  await followRename(db, row, next);
  return next;
}
