import type { Project, ProjectSummary, SaveReply } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import type { Documents } from './documents.ts';
import type { ProjectRow } from './project-repository.ts';

/** A row of the list. */
export function toSummary(row: ProjectRow, editedSince = false): ProjectSummary {
  const { id, revision, name, title, category, thumbnail } = row;
  const { description, duration, width, height, bytes } = row;
  return {
    ...{ id, revision, name, title, category, thumbnail },
    ...{ description, duration, width, height, bytes },
    data: { frames: row.frames },
    thumb: { slide: row.thumbSlide, url: row.thumbUrl },
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    edited_since: editedSince,
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}

/** A project with its document. Call it where the revision cannot change: see `Documents.at`. */
export async function toProject(
  db: Database,
  documents: Documents,
  row: ProjectRow,
): Promise<Project> {
  const text = await documents.currentText(db, row);
  if (text === undefined) throw new Error(`Project ${row.id} has lost revision ${row.revision}.`);
  return withDocument(row, text);
}

/** A project whose document is at hand. */
export function withDocument(row: ProjectRow, text: string): Project {
  const { id, revision, name, title, category, thumbnail } = row;
  return {
    ...{ id, revision, name, title, category, thumbnail },
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    data_json: text,
  };
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
): Promise<SaveReply> {
  const project = await toProject(db, documents, row);
  return { type: 'refused', reason, msg: refusals[reason], project };
}
