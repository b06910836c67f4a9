import type { ProjectMeta } from '@reelwright/contract';
import { fullVideoCategory, type SizedDocument } from '@reelwright/movie';
import type { Database } from '../../db/database.ts';
import { checkRoomForProject } from './check-room.ts';
import { describeDocument } from './describe-document.ts';
import { packText } from './pack-text.ts';
import type { ProjectParts } from './project-parts.ts';
import { findProjectCreatedBy, insertProject, type ProjectRow } from './project-repository.ts';
import { insertRevision, insertSnapshot } from './revision-repository.ts';

const defaultProjectName = 'My-Project';

interface NewProject {
  readonly userId: number;
  /** Names the attempt: repeated, it finds the project that it made before. */
  readonly changeId: string;
  readonly meta: { readonly [Key in keyof ProjectMeta]?: ProjectMeta[Key] | undefined };
  readonly document: SizedDocument;
  /** The same as JSON. */
  readonly text: string;
}

/** Keeps a new project at revision 1. */
export async function createProject(
  { db, documents }: ProjectParts,
  { userId, changeId, meta, document, text }: NewProject,
): Promise<ProjectRow> {
  const data = await packText(text);
  const described = describeDocument(document.data);
  const [row, isNew] = await db.transaction(async (transaction: Database) => {
    const savedAt = new Date();
    const title = meta.title ?? '';
    const created = await insertProject(transaction, {
      userId,
      createdBy: changeId,
      name: meta.name ?? defaultProjectName,
      title,
      category: meta.category ?? fullVideoCategory,
      thumbnail: meta.thumbnail ?? null,
      ...described,
      ...document.size,
      revision: 1,
      snapshotRevision: 1,
      snapshotAt: savedAt,
      createdAt: savedAt,
      updatedAt: savedAt,
    });
    if (created) await checkRoomForProject(transaction, userId);
    else return [await findProjectCreatedBy(transaction, userId, changeId), false];
    await insertRevision(transaction, {
      projectId: created.id,
      revision: 1,
      changeId,
      title,
      frames: described.frames,
      ...document.size,
      savedAt,
    });
    await insertSnapshot(transaction, { projectId: created.id, revision: 1, data, savedAt });
    return [created, true];
  });
  if (!row) throw new Error('The project was not stored.');
  if (isNew) documents.keep(row.id, row.revision, document);
  return row;
}
