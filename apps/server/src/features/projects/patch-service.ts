import { randomUUID } from 'node:crypto';
import type { calls, SaveReply } from '@reelwright/contract';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { PreparedJson, ReplyEncoding } from '../../http/prepared-json.ts';
import { addRevision } from './add-revision.ts';
import type { DocumentRef } from './documents.ts';
import type { ProjectParts } from './project-parts.ts';
import { refused, saved } from './project-reply.ts';
import { lockProject, type ProjectRow } from './project-repository.ts';
import { findChange } from './revision-repository.ts';

type PatchBody = z.output<typeof calls.projectPatch.body>;

interface Outcome {
  readonly reply: SaveReply | PreparedJson;
  /** What was added, to be remembered once it is committed. */
  readonly added?: { readonly row: ProjectRow; readonly ref: DocumentRef };
}

/** Saves what changed since a revision. */
export async function patchProject(
  parts: ProjectParts,
  userId: number,
  body: PatchBody,
  encoding: ReplyEncoding,
): Promise<SaveReply | PreparedJson> {
  const { reply, added } = await parts.db.transaction(async (transaction) => {
    const row = await lockProject(transaction, userId, body.id);
    if (!row || row.deletedAt) throw new CodedError('not-found');
    return patchLocked(parts, transaction, row, body, encoding);
  });
  if (added) {
    parts.documents.keep(added.row.id, added.row.revision, added.ref);
    if (added.row.snapshotRevision === added.row.revision) parts.snapshots.thinLater(added.row);
    else parts.snapshots.writeIfDue(added.row, added.ref);
  }
  return reply;
}

async function patchLocked(
  { documents }: ProjectParts,
  db: Database,
  row: ProjectRow,
  { diff, hash, revision, change_id: changeId = randomUUID(), meta = {} }: PatchBody,
  encoding: ReplyEncoding,
): Promise<Outcome> {
  // Whoever never got the answer asks again: it is the same answer, and nothing is done twice.
  const before = await findChange(db, row.id, changeId);
  if (before) return { reply: saved(row.id, before.revision, before.savedAt) };
  if (row.revision !== revision) {
    return { reply: await refused(db, documents, row, 'stale', encoding) };
  }
  if (diff.trim() === '[]' && Object.keys(meta).length === 0) {
    return { reply: saved(row.id, row.revision, row.updatedAt) };
  }
  const patched = await documents.patch(db, row, diff, hash);
  if (!patched) throw new Error(`Project ${row.id} has lost revision ${row.revision}.`);
  if (patched.kind === 'misfit') {
    return { reply: await refused(db, documents, row, 'hash', encoding) };
  }
  const { facts, whole, ref } = patched;
  const content = whole ? { whole } : { diff };
  const added = await addRevision(db, row, { changeId, facts, meta, content });
  return { reply: saved(row.id, added.revision, added.updatedAt), added: { row: added, ref } };
}
