import { randomUUID } from 'node:crypto';
import type { Project, ProjectSummary } from '@reelwright/contract';
import { categoriesOfFilter, cutText } from '@reelwright/movie';
import type { CaptionFileKind } from '../../captions/caption-file.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { PreparedJson, ReplyEncoding } from '../../http/prepared-json.ts';
import { findEditedSince } from '../videos/edited-since.ts';
import { createProject } from './create-project.ts';
import type { ProjectParts } from './project-parts.ts';
import { toProject, toSummary } from './project-reply.ts';
import {
  findProject,
  findProjectByName,
  listProjects,
  type ProjectFilter,
} from './project-repository.ts';

interface ListQuery extends Pick<ProjectFilter, 'sort' | 'deleted' | 'state'> {
  readonly items_start: number;
  readonly items_num: number;
  readonly search?: string | undefined;
  readonly category?: string | undefined;
}

export async function listOwnProjects({ db }: ProjectParts, userId: number, query: ListQuery) {
  const { rows, total } = await listProjects(
    db,
    userId,
    {
      search: query.search,
      categories: query.category ? categoriesOfFilter(query.category) : undefined,
      sort: query.sort,
      deleted: query.deleted,
      state: query.state,
    },
    { start: query.items_start, most: query.items_num },
  );
  const edited = await findEditedSince(
    db,
    rows.map(({ id }) => id),
  );
  return {
    results: rows.map((row) => toSummary(row, edited.has(row.id))),
    $meta: { items_start: query.items_start, items_total: total, items_num: query.items_num },
  };
}

/** Opens a project by its id, or the newest of a name. */
export async function loadProject(
  { db, documents }: ProjectParts,
  userId: number,
  { id, name }: { readonly id?: number | undefined; readonly name?: string | undefined },
  encoding: ReplyEncoding,
): Promise<Project | PreparedJson> {
  if (id === undefined && !name) {
    throw new CodedError('invalid-input', {
      problem: name === undefined ? 'Project id is required' : 'Name is required',
    });
  }
  return db.transaction(
    async (transaction) => {
      const row =
        id === undefined
          ? await findProjectByName(transaction, userId, name ?? '')
          : await findProject(transaction, userId, id);
      if (!row) throw new CodedError('not-found');
      return toProject(transaction, documents, row, encoding);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Whom to thank for what a project is made of. */
export async function findCredits({ db, documents }: ProjectParts, userId: number, id: number) {
  return db.transaction(
    async (transaction) => {
      const row = await findProject(transaction, userId, id);
      if (!row) throw new CodedError('not-found');
      return { row, credits: (await documents.currentCredits(transaction, row)) ?? [] };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** What is said in a project as it is now, as a file; '' where nothing is. */
export async function findCaptions(
  { db, documents }: ProjectParts,
  userId: number,
  { id, kind }: { readonly id: number; readonly kind: CaptionFileKind },
) {
  return db.transaction(
    async (transaction) => {
      const row = await findProject(transaction, userId, id);
      if (!row) throw new CodedError('not-found');
      return { row, text: (await documents.currentCaptions(transaction, row, kind)) ?? '' };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

interface CloneOptions {
  readonly id: number;
  readonly title?: string | undefined;
  readonly category?: string | undefined;
  readonly change_id?: string | undefined;
}

/** A copy of a project as it is now, without its history. */
export async function cloneProject(
  parts: ProjectParts,
  userId: number,
  options: CloneOptions,
): Promise<ProjectSummary> {
  const { row, document } = await parts.db.transaction(
    async (transaction) => {
      const found = await findProject(transaction, userId, options.id);
      if (!found) throw new CodedError('not-found');
      return {
        row: found,
        document: await parts.documents.wholeCurrent(transaction, found),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (!document) throw new Error(`Project ${row.id} has lost revision ${row.revision}.`);
  const title = options.title || cutText(`Copy of ${row.title || row.name}`, 500);
  const meta = {
    name: cutText(title, 200).trim(),
    title,
    category: options.category ?? row.category,
    thumbnail: row.thumbnail,
  };
  const changeId = options.change_id ?? randomUUID();
  return toSummary(await createProject(parts, { userId, changeId, meta, document }));
}
