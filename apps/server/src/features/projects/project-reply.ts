import type { Project, ProjectSummary, SaveReply } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import type { PreparedJson, ReplyEncoding } from '../../http/prepared-json.ts';
import { type Documents, isLargeReply } from './documents.ts';
import type { ProjectRow } from './project-repository.ts';

/** A row of the list. */
export function toSummary(row: ProjectRow, editedSince = false): ProjectSummary {
  const { id, revision, name, title, category, thumbnail } = row;
  const { description, duration, width, height, bytes } = row;
  return {
    id,
    revision,
    name,
    title,
    category,
    thumbnail,
    description,
    duration,
    width,
    height,
    bytes,
    data: { frames: row.frames },
    thumb: { slide: row.thumbSlide, url: row.thumbUrl },
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    edited_since: editedSince,
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}

/** A project with its document. Call it where the revision cannot change: see `Documents.whole`. */
export async function toProject(
  db: Database,
  documents: Documents,
  row: ProjectRow,
  encoding: ReplyEncoding,
): Promise<Project | PreparedJson> {
  if (isLargeReply(row)) {
    const head = JSON.stringify(headOf(row));
    const frame = { before: `${head.slice(0, -1)},"data_json":`, after: '}', encoding };
    return (await documents.currentReply(db, row, frame)) ?? lost(row);
  }
  const text = await documents.currentText(db, row);
  return { ...headOf(row), data_json: text ?? lost(row) };
}

/** Everything of a project but its document. */
function headOf(row: ProjectRow): Omit<Project, 'data_json'> {
  const { id, revision, name, title, category, thumbnail } = row;
  return {
    id,
    revision,
    name,
    title,
    category,
    thumbnail,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function lost({ id, revision }: ProjectRow): never {
  throw new Error(`Project ${id} has lost revision ${revision}.`);
}

export function saved(id: number, revision: number, savedAt: Date): SaveReply {
  return { type: 'saved', id, revision, updated_at: savedAt.toISOString() };
}

const refusals = {
  stale:
    'This project was changed elsewhere since you opened it. Nothing was overwritten; please choose which version to keep.',
  hash: 'The changes do not fit the saved project. Nothing was overwritten; please save the whole project.',
} as const;

/** Refused, together with what is saved here: the person, or the page, decides what to do. */
export async function refused(
  db: Database,
  documents: Documents,
  row: ProjectRow,
  reason: keyof typeof refusals,
  encoding: ReplyEncoding,
): Promise<SaveReply | PreparedJson> {
  const refusal = { type: 'refused', reason, msg: refusals[reason] } as const;
  if (isLargeReply(row)) {
    const head = JSON.stringify({ ...refusal, project: headOf(row) });
    const frame = { before: `${head.slice(0, -2)},"data_json":`, after: '}}', encoding };
    return (await documents.currentReply(db, row, frame)) ?? lost(row);
  }
  const text = await documents.currentText(db, row);
  return { ...refusal, project: { ...headOf(row), data_json: text ?? lost(row) } };
}
