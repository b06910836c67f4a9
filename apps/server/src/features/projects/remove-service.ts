import { CodedError } from '../../errors/coded-error.ts';
import { disownVideoFiles } from '../stored-files/stored-file-repository.ts';
import { stopPublishing } from '../videos/end-render.ts';
import type { ProjectParts } from './project-parts.ts';
import {
  deleteProject,
  lockProject,
  type ProjectRow,
  updateProject,
} from './project-repository.ts';

/** How long a deleted project can be brought back. */
export const keptDeletedDays = 30;

/** Deletes a project so that it can be brought back. Doing it twice is no mistake. */
export async function removeProject(
  parts: ProjectParts,
  userId: number,
  id: number,
): Promise<string> {
  await withOwn(parts, userId, id, async (db, row) => {
    if (row.deletedAt) return;
    await updateProject(db, id, { deletedAt: new Date() });
    await stopPublishing(db, id);
  });
  return `The project was deleted. You can bring it back for ${keptDeletedDays} days.`;
}

export async function undeleteProject(
  parts: ProjectParts,
  userId: number,
  id: number,
): Promise<string> {
  await withOwn(parts, userId, id, async (db, row) => {
    if (row.deletedAt) await updateProject(db, id, { deletedAt: null });
  });
  return 'The project is back.';
}

/**
 * Deletes a project for good; files of its video are swept up later. Only one that was deleted before: nobody should do
 * this by mistake.
 */
export async function purgeProject(
  parts: ProjectParts,
  userId: number,
  id: number,
): Promise<string> {
  await withOwn(parts, userId, id, async (db, row) => {
    if (!row.deletedAt) {
      throw new CodedError('invalid-input', { problem: 'Please delete the project first.' });
    }
    await disownVideoFiles(db, id);
    await deleteProject(db, id);
  });
  parts.documents.forget(id);
  return 'The project was deleted for good.';
}

async function withOwn(
  { db }: ProjectParts,
  userId: number,
  id: number,
  work: (db: ProjectParts['db'], row: ProjectRow) => Promise<void>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const row = await lockProject(transaction, userId, id);
    if (!row) throw new CodedError('not-found');
    await work(transaction, row);
  });
}
