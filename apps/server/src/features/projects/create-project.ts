import { defaultProjectName, type ProjectMeta } from '@reelwright/contract';
import { fullVideoCategory } from '@reelwright/movie';
import type { Database } from '../../db/database.ts';
import { addReferences } from '../stored-files/reference-repository.ts';
import { checkRoomForProject } from './check-room.ts';
import { describeDocument } from './describe-document.ts';
import type { DocumentFacts } from './document-shelf.ts';
import type { WholeDocument } from './documents.ts';
import { packText } from './pack-text.ts';
import type { ProjectParts } from './project-parts.ts';
import { findProjectCreatedBy, insertProject, type ProjectRow } from './project-repository.ts';
import type { CheckedDocument } from './read-document.ts';
import { insertRevision, insertSnapshot } from './revision-repository.ts';

interface NewProject {
  readonly userId: number;
  /** Names the attempt: repeated, it finds the project that it made before. */
  readonly changeId: string;
  readonly meta: { readonly [Key in keyof ProjectMeta]?: ProjectMeta[Key] | undefined };
  readonly document: WholeDocument;
}

/** Keeps a new project at revision 1. */
export async function createProject(
  { db, documents }: ProjectParts,
  { userId, changeId, meta, document }: NewProject,
): Promise<ProjectRow> {
  const { summary, size, packed: data, targets } = document;
  const packed = { meta, size, summary, data };
  const [row, isNew] = await db.transaction(async (transaction: Database) => {
    const created = await storeProject(transaction, { userId, changeId, ...packed });
    if (!created) return [await findProjectCreatedBy(transaction, userId, changeId), false];
    await checkRoomForProject(transaction, userId);
    await addReferences(transaction, created.id, 'project', new Set(targets));
    return [created, true];
  });
  if (!row) throw new Error('The project was not stored.');
  if (isNew) documents.keep(row.id, row.revision, document.ref);
  return row;
}

/** A new project, ready to be stored. */
export interface PackedProject
  extends Pick<NewProject, 'meta'>,
    Pick<DocumentFacts, 'size' | 'summary'> {
  readonly data: Buffer;
}

export async function packProject(
  meta: NewProject['meta'],
  { document, text }: CheckedDocument,
): Promise<PackedProject> {
  const summary = describeDocument(document.data);
  return { meta, size: document.size, summary, data: await packText(text) };
}

/** Stores a new project in somebody else's transaction; nothing when the same attempt did before. */
export async function storeProject(
  transaction: Database,
  project: PackedProject & Pick<NewProject, 'userId' | 'changeId'>,
): Promise<ProjectRow | undefined> {
  const { userId, changeId, meta, size, summary, data } = project;
  const savedAt = new Date();
  const title = meta.title ?? '';
  const created = await insertProject(transaction, {
    userId,
    createdBy: changeId,
    name: meta.name || defaultProjectName,
    title,
    category: meta.category ?? fullVideoCategory,
    thumbnail: meta.thumbnail ?? null,
    ...summary,
    ...size,
    revision: 1,
    snapshotRevision: 1,
    snapshotAt: savedAt,
    createdAt: savedAt,
    updatedAt: savedAt,
  });
  if (!created) return undefined;
  await insertRevision(transaction, {
    projectId: created.id,
    revision: 1,
    changeId,
    title,
    frames: summary.frames,
    ...size,
    savedAt,
  });
  await insertSnapshot(transaction, { projectId: created.id, revision: 1, data, savedAt });
  return created;
}
