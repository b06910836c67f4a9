import type { projectStates } from '@reelwright/contract';
import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { projects, renders, users, videos } from '../../db/schema/index.ts';
import { isOwner } from '../users/user-repository.ts';

export type ProjectRow = typeof projects.$inferSelect;
export type NewProject = typeof projects.$inferInsert;

/** Which projects of a member to list, and in which order. */
export interface ProjectFilter {
  readonly search: string | undefined;
  /** Every spelling of the category; undefined for all. */
  readonly categories: readonly string[] | undefined;
  readonly sort: 'newest' | 'oldest' | 'name';
  readonly deleted: boolean;
  /** How far its video is; undefined for all. */
  readonly state?: ProjectState | undefined;
}

type ProjectState = (typeof projectStates)[number];

/** Nobody sees but their own, and what is deleted is gone unless it is asked for. */
const ownProject = (userId: number, id: number) =>
  and(eq(projects.userId, userId), eq(projects.id, id));

export async function findProject(
  db: Database,
  userId: number,
  id: number,
): Promise<ProjectRow | undefined> {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(ownProject(userId, id), isNull(projects.deletedAt)));
  return row;
}

/** The newest of that name. */
export async function findProjectByName(
  db: Database,
  userId: number,
  name: string,
): Promise<ProjectRow | undefined> {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.userId, userId), eq(projects.name, name), isNull(projects.deletedAt)))
    .orderBy(desc(projects.updatedAt), desc(projects.id))
    .limit(1);
  return row;
}

/** The project, and the right to change it until the transaction ends. Deleted ones too. */
export async function lockProject(
  db: Database,
  userId: number,
  id: number,
): Promise<ProjectRow | undefined> {
  const [row] = await db.select().from(projects).where(ownProject(userId, id)).for('update');
  return row;
}

/** Nothing when the same save has made its project before. */
export async function insertProject(
  db: Database,
  project: NewProject,
): Promise<ProjectRow | undefined> {
  const [row] = await db.insert(projects).values(project).onConflictDoNothing().returning();
  return row;
}

export async function findProjectCreatedBy(
  db: Database,
  userId: number,
  createdBy: string,
): Promise<ProjectRow | undefined> {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.userId, userId), eq(projects.createdBy, createdBy)));
  return row;
}

export async function updateProject(
  db: Database,
  id: number,
  fields: Partial<NewProject>,
): Promise<void> {
  await db.update(projects).set(fields).where(eq(projects.id, id));
}

export async function deleteProject(db: Database, id: number): Promise<void> {
  await db.delete(projects).where(eq(projects.id, id));
}

export async function listProjects(
  db: Database,
  userId: number,
  filter: ProjectFilter,
  page: { readonly start: number; readonly most: number },
): Promise<{ rows: ProjectRow[]; total: number }> {
  const where = and(
    eq(projects.userId, userId),
    filter.deleted ? isNotNull(projects.deletedAt) : isNull(projects.deletedAt),
    filter.categories && inArray(projects.category, [...filter.categories]),
    filter.search ? searchedIn(filter.search) : undefined,
    filter.state && inState(filter.state),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(projects)
      .where(where)
      .orderBy(...orderOf(filter))
      .limit(page.most)
      .offset(page.start),
    db.select({ total: count() }).from(projects).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** A member's own projects are few enough to look through; the index leads to them. */
function searchedIn(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(projects.title, pattern),
    ilike(projects.name, pattern),
    ilike(projects.description, pattern),
  );
}

/** The same that the status of a row says: of the newest making that was not called off. */
function inState(state: ProjectState) {
  const published = sql`exists (select 1 from ${videos} where ${videos.projectId} = ${projects.id})`;
  const newest = sql`(
    select ${renders.state} from ${renders}
    where ${renders.projectId} = ${projects.id} and ${renders.state} <> 'cancelled'
    order by ${renders.createdAt} desc limit 1
  )`;
  const isActive = sql`exists (
    select 1 from ${renders} where ${renders.projectId} = ${projects.id} and ${renders.endedAt} is null
  )`;
  const hasFailed = sql`coalesce(${newest} = 'failed', false)`;
  switch (state) {
    case 'draft':
      return sql`not ${published}`;
    case 'making':
      return sql`${published} and ${isActive}`;
    case 'failed':
      return sql`${published} and not ${isActive} and ${hasFailed}`;
    case 'ready':
      return sql`${published} and not ${isActive} and not ${hasFailed}`;
    default:
      return state satisfies never;
  }
}

/** What was deleted is sorted by when that was. */
function orderOf({ sort, deleted }: ProjectFilter) {
  const time = deleted ? projects.deletedAt : projects.updatedAt;
  switch (sort) {
    case 'newest':
      return [desc(time), desc(projects.id)];
    case 'oldest':
      return [asc(time), asc(projects.id)];
    case 'name':
      return [
        sql`lower(coalesce(nullif(${projects.title}, ''), ${projects.name}))`,
        asc(projects.id),
      ];
    default:
      return sort satisfies never;
  }
}

/** How many projects a member has, and how large they are together, deleted ones included. */
export async function countStored(
  db: Database,
  userId: number,
): Promise<{ projects: number; bytes: number }> {
  const bytes = sql`coalesce(sum(${projects.bytes}), 0)`.mapWith(Number);
  const [stored] = await db
    .select({ projects: count(), bytes })
    .from(projects)
    .where(eq(projects.userId, userId));
  return stored ?? { projects: 0, bytes: 0 };
}

const planOfMember = (db: Database, userId: number) =>
  db
    .select({ plan: users.plan, planUntil: users.planUntil, owner: isOwner })
    .from(users)
    .where(eq(users.id, userId));

export type StoredPlan = Awaited<ReturnType<typeof planOfMember>>[number];
const noPlan: StoredPlan = { plan: null, planUntil: null, owner: false };

export async function findPlan(db: Database, userId: number): Promise<StoredPlan> {
  const [found] = await planOfMember(db, userId);
  return found ?? noPlan;
}

/**
 * Whoever else wants room of this member's plan waits until the transaction ends. A lock of its own and not the
 * account's row, because that is always held before any project, and here a project is held already.
 */
export async function holdRoom(db: Database, userId: number): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('project-room ' || ${userId}::text, 0))`,
  );
}

/** How many of these are the member's, deleted ones included. */
export async function countOwn(
  db: Database,
  userId: number,
  ids: readonly number[],
): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(projects)
    .where(and(eq(projects.userId, userId), inArray(projects.id, [...ids])));
  return counted?.total ?? 0;
}
