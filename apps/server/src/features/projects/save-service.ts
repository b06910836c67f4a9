import { randomUUID } from 'node:crypto';
import type { calls, SaveReply } from '@reelwright/contract';
import type { z } from 'zod';
import { CodedError } from '../../errors/coded-error.ts';
import type { PreparedJson, ReplyEncoding } from '../../http/prepared-json.ts';
import { addRevision } from './add-revision.ts';
import { createProject } from './create-project.ts';
import type { ProjectParts } from './project-parts.ts';
import { refused, saved } from './project-reply.ts';
import { lockProject, type ProjectRow } from './project-repository.ts';
import { findChange } from './revision-repository.ts';

type SaveBody = z.output<typeof calls.projectSave.body>;

/** Saves a whole project: a new one, or over the revision that it is based on. */
export async function saveProject(
  parts: ProjectParts,
  userId: number,
  { id, revision, change_id: changeId = randomUUID(), data_json, ...meta }: SaveBody,
  encoding: ReplyEncoding,
): Promise<SaveReply | PreparedJson> {
  const document = await parts.documents.check(data_json);
  if (id === undefined) {
    const row = await createProject(parts, { userId, changeId, meta, document });
    return saved(row.id, 1, row.createdAt);
  }
  if (revision === undefined) {
    throw new CodedError('invalid-input', {
      problem: 'Revision is required to save over a project',
    });
  }
  const { db, documents, snapshots } = parts;
  const [reply, row] = await db.transaction<[SaveReply | PreparedJson, ProjectRow?]>(
    async (transaction) => {
      const locked = await lockProject(transaction, userId, id);
      if (!locked || locked.deletedAt) throw new CodedError('not-found');
      const before = await findChange(transaction, id, changeId);
      if (before) return [saved(id, before.revision, before.savedAt)];
      if (locked.revision !== revision) {
        return [await refused(transaction, documents, locked, 'stale', encoding)];
      }
      const next = { changeId, facts: document, meta, content: { whole: document.packed } };
      const added = await addRevision(transaction, locked, next);
      return [saved(id, added.revision, added.updatedAt), added];
    },
  );
  if (row) {
    documents.keep(id, row.revision, document.ref);
    snapshots.thinLater(row);
  }
  return reply;
}
