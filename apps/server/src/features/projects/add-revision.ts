import type { ProjectMeta } from '@reelwright/contract';
import type { SizedDocument } from '@reelwright/movie';
import type { Database } from '../../db/database.ts';
import { addProjectReferences } from '../stored-files/project-references.ts';
import { followRename } from '../videos/follow-rename.ts';
import { checkRoomToGrow } from './check-room.ts';
import { describeDocument } from './describe-document.ts';
import { type ProjectRow, updateProject } from './project-repository.ts';
import { insertRevision, insertSnapshot } from './revision-repository.ts';

interface NextRevision {
  readonly changeId: string;
  readonly document: SizedDocument;
  readonly meta: { readonly [Key in keyof ProjectMeta]?: ProjectMeta[Key] | undefined };
  /** How it differs from the revision before, or the whole of it, compressed. */
  readonly content: { readonly diff: string } | { readonly whole: Buffer };
}

/**
 * Adds the next revision to a project that the transaction has locked, and returns the project as
 * it is then. This is the one place where a revision goes up.
 */
export async function addRevision(
  db: Database,
  row: ProjectRow,
  { changeId, document, meta, content }: NextRevision,
): Promise<ProjectRow> {
  const described = describeDocument(document.data);
  const savedAt = new Date();
  const revision = row.revision + 1;
  const isWhole = 'whole' in content;
  const next: ProjectRow = {
    ...row,
    name: meta.name ?? row.name,
    title: meta.title ?? row.title,
    category: meta.category ?? row.category,
    thumbnail: meta.thumbnail === undefined ? row.thumbnail : meta.thumbnail,
    ...described,
    ...document.size,
    revision,
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
    ...document.size,
    savedAt,
  });
  if (isWhole) {
    await insertSnapshot(db, { projectId: row.id, revision, data: content.whole, savedAt });
  }
  const { id: _id, userId: _userId, createdBy: _createdBy, ...fields } = next;
  await updateProject(db, row.id, fields);
  await addProjectReferences(db, row.id, isWhole ? document.data : JSON.parse(content.diff));
  await followRename(db, row, next);
  return next;
}
