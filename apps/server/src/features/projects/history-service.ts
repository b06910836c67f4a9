import { randomUUID } from 'node:crypto';
import type { Project } from '@reelwright/contract';
import { CodedError } from '../../errors/coded-error.ts';
import type { PreparedJson, ReplyEncoding } from '../../http/prepared-json.ts';
import { addRevision } from './add-revision.ts';
import { listRestorePoints } from './history-repository.ts';
import type { ProjectParts } from './project-parts.ts';
import { toProject } from './project-reply.ts';
import { findProject, lockProject } from './project-repository.ts';
import { findRevision, insertSnapshot, markReplaced } from './revision-repository.ts';

export async function listHistory({ db }: ProjectParts, userId: number, id: number) {
  const row = await findProject(db, userId, id);
  if (!row) throw new CodedError('not-found');
  const points = await listRestorePoints(db, id);
  return {
    results: points.map(({ savedAt, ...point }) => ({
      ...point,
      saved_at: savedAt.toISOString(),
      current: point.revision === row.revision,
    })),
  };
}

/**
 * Makes an earlier revision the newest one. What it replaces is kept as a restore point of its own,
 * so that this can be taken back as well.
 */
export async function restoreProject(
  { db, documents, snapshots }: ProjectParts,
  userId: number,
  { id, revision }: { readonly id: number; readonly revision: number },
  encoding: ReplyEncoding,
): Promise<Project | PreparedJson> {
  const { reply, added } = await db.transaction(async (transaction) => {
    const row = await lockProject(transaction, userId, id);
    if (!row || row.deletedAt) throw new CodedError('not-found');
    const point = await findRevision(transaction, id, revision);
    const earlier = await documents.whole(transaction, id, revision);
    if (!point || !earlier) throw new CodedError('not-found');
    if (revision === row.revision) {
      return { reply: await toProject(transaction, documents, row, encoding) };
    }
    const current = await documents.wholeCurrent(transaction, row);
    if (!current) throw new Error(`Project ${id} has lost its newest revision.`);
    await insertSnapshot(transaction, {
      projectId: id,
      revision: row.revision,
      data: current.packed,
      savedAt: row.updatedAt,
    });
    await markReplaced(transaction, id, row.revision);
    const next = await addRevision(transaction, row, {
      changeId: randomUUID(),
      facts: earlier,
      meta: { title: point.title },
      content: { whole: earlier.packed },
    });
    const restored = await toProject(transaction, documents, next, encoding);
    return { reply: restored, added: { revision: next.revision, ref: earlier.ref } };
  });
  if (added) {
    documents.keep(id, added.revision, added.ref);
    snapshots.thinLater({ id, userId });
  }
  return reply;
}
