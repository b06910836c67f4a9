import { randomUUID } from 'node:crypto';
import { type calls, maxProjectBytes, type SaveReply } from '@reelwright/contract';

import {
  applyChanges,
  type Change,
  ChangeRefused,
  Changes,
  NewerDocumentError,
  problemOfJson,
  problemOfTouched,
  type SizedDocument,
} from '@reelwright/movie';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import { addRevision } from './add-revision.ts';
import type { ProjectParts } from './project-parts.ts';
import { refused, saved } from './project-reply.ts';
import { lockProject, type ProjectRow } from './project-repository.ts';
import { tooLarge, tooMuch } from './read-document.ts';
import { findChange } from './revision-repository.ts';

type PatchBody = z.output<typeof calls.projectPatch.body>;

interface Outcome {
  readonly reply: SaveReply;
  /** What was added, to be remembered once it is committed. */
  readonly added?: { readonly row: ProjectRow; readonly document: SizedDocument };
}

/** Saves what changed since a revision. */
export async function patchProject(
  parts: ProjectParts,
  userId: number,
  body: PatchBody,
): Promise<SaveReply> {
  const changes = readChanges(body.diff);
  const { reply, added } = await parts.db.transaction(async (transaction) => {
    const row = await lockProject(transaction, userId, body.id);
    if (!row || row.deletedAt) throw new CodedError('not-found');
    return patchLocked(parts, transaction, row, changes, body);
  });
  if (added) {
    parts.documents.keep(added.row.id, added.row.revision, added.document);
    parts.snapshots.writeIfDue(added.row, added.document);
  }
  return reply;
}

async function patchLocked(
  { documents }: ProjectParts,
  db: Database,
  row: ProjectRow,
  changes: readonly Change[],
  { diff, hash, revision, change_id: changeId = randomUUID(), meta = {} }: PatchBody,
): Promise<Outcome> {
  // Whoever never got the answer asks again: it is the same answer, and nothing is done twice.
  const before = await findChange(db, row.id, changeId);
  if (before) return { reply: saved(row.id, before.revision, before.savedAt) };
  if (row.revision !== revision) return { reply: await refused(db, documents, row, 'stale') };
  if (changes.length === 0 && Object.keys(meta).length === 0) {
    return { reply: saved(row.id, row.revision, row.updatedAt) };
  }
  const current = await documents.current(db, row);
  if (!current) throw new Error(`Project ${row.id} has lost revision ${row.revision}.`);
  const document = apply(current, changes);
  if (document?.size.letters !== hash) {
    return { reply: await refused(db, documents, row, 'hash') };
  }
  checkTouched(current, document);
  const next = { changeId, document, meta, content: { diff } };
  const added = await addRevision(db, row, next);
  return { reply: saved(row.id, added.revision, added.updatedAt), added: { row: added, document } };
}

function readChanges(diff: string): readonly Change[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(diff);
  } catch (cause) {
    throw new CodedError('invalid-input', { problem: 'Diff is not valid JSON' }, { cause });
  }
  // First of all, because zod follows what is nested as deep as it goes.
  const problem = problemOfJson(parsed as never);
  if (problem) throw new CodedError('invalid-input', { problem: `The diff ${problem}.` });
  const { data, error } = Changes.safeParse(parsed);
  if (error) {
    throw new CodedError('invalid-input', {
      problem: 'Diff must be a list of changes: add, remove or replace, each with its path',
    });
  }
  return data;
}

/** Nothing when the changes were made for another document than ours. */
function apply(current: SizedDocument, changes: readonly Change[]): SizedDocument | undefined {
  try {
    return applyChanges(current, changes, maxProjectBytes);
  } catch (error) {
    if (!(error instanceof ChangeRefused)) throw error;
    if (error.reason === 'misfit') return undefined;
    if (error.reason === 'too-large') throw tooLarge();
    throw new CodedError('invalid-input', { problem: error.message });
  }
}

function checkTouched(before: SizedDocument, after: SizedDocument): void {
  let problem: string | undefined;
  try {
    problem = problemOfTouched(before.data, after.data);
  } catch (error) {
    if (!(error instanceof NewerDocumentError)) throw error;
    problem = error.message;
  }
  if (problem) {
    throw (
      tooMuch(problem, after.data) ??
      new CodedError('invalid-input', {
        problem: `This change cannot be saved because it has a mistake at ${problem}.`,
      })
    );
  }
}
