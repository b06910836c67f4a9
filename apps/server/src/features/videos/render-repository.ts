import { and, asc, count, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type RenderState, renderSegments, renders, videos } from '../../db/schema/index.ts';

export type RenderRow = Omit<typeof renders.$inferSelect, 'document'>;
export type SegmentRow = typeof renderSegments.$inferSelect;
export type NewSegment = typeof renderSegments.$inferInsert;

const { id, projectId, revision, state, quality, watermark, customSize, email } = renders;
const { media, problems, formats, captions } = renders;
const { seconds, queued, percent, slide, slides, secondsLeft, failures, message } = renders;
const { createdAt, startedAt, endedAt } = renders;
/** Everything but the document, which is large. */
const columns = {
  id,
  projectId,
  revision,
  state,
  quality,
  watermark,
  customSize,
  email,
  media,
  problems,
  formats,
  captions,
  seconds,
  queued,
  percent,
  slide,
  slides,
  secondsLeft,
  failures,
  message,
  createdAt,
  startedAt,
  endedAt,
};

const isActive = (renderId: string) => and(eq(renders.id, renderId), isNull(renders.endedAt));

export async function insertRender(
  db: Database,
  render: typeof renders.$inferInsert,
): Promise<void> {
  await db.insert(renders).values(render);
}

/** A render that has not ended, with what it draws. */
export async function findActiveRender(db: Database, renderId: string) {
  const [row] = await db.select().from(renders).where(isActive(renderId));
  return row;
}

export async function isRenderActive(db: Database, renderId: string): Promise<boolean> {
  const [row] = await db.select({ id: renders.id }).from(renders).where(isActive(renderId));
  return row !== undefined;
}

/** A render that has not ended, held until the transaction ends: nobody can end it meanwhile. */
export async function lockActiveRender(db: Database, renderId: string) {
  const [row] = await db.select().from(renders).where(isActive(renderId)).for('update');
  return row;
}

export async function findActiveRenderOf(
  db: Database,
  project: number,
): Promise<RenderRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(renders)
    .where(and(eq(renders.projectId, project), isNull(renders.endedAt)));
  return row;
}

/** The newest render of each project. One that was called off counts as if it had never been. */
export function latestRenders(db: Database, projectIds: readonly number[]) {
  return db
    .selectDistinctOn([renders.projectId], columns)
    .from(renders)
    .where(and(inArray(renders.projectId, [...projectIds]), ne(renders.state, 'cancelled')))
    .orderBy(renders.projectId, desc(renders.createdAt));
}

/** Writes how far it is. False: it has ended, and whoever works on it should stop. */
export async function updateActiveRender(
  db: Database,
  renderId: string,
  fields: Partial<typeof renders.$inferInsert>,
): Promise<boolean> {
  const { percent: done, slide: at, secondsLeft: left } = fields;
  // Several helpers tell how far it is, and a piece may have to be drawn again: people see it grow, or stand.
  const grown = {
    ...(done !== undefined && { percent: sql`greatest(${renders.percent}, ${done})` }),
    ...(typeof at === 'number' && { slide: sql`greatest(${renders.slide}, ${at})` }),
    // Nobody is promised five seconds and then ten.
    ...(typeof left === 'number' && { secondsLeft: sql`least(${renders.secondsLeft}, ${left})` }),
  };
  const { rowCount } = await db
    .update(renders)
    .set({ ...fields, ...grown })
    .where(isActive(renderId));
  return (rowCount ?? 0) > 0;
}

/** Ends a render: what was only needed to make it is let go. False when it had ended before. */
export async function endRender(
  db: Database,
  renderId: string,
  end: {
    readonly state: RenderState & ('done' | 'failed' | 'cancelled');
    readonly message?: string;
  },
): Promise<boolean> {
  const ended = await updateActiveRender(db, renderId, {
    state: end.state,
    message: end.message ?? null,
    document: null,
    media: [],
    queued: false,
    secondsLeft: null,
    endedAt: new Date(),
    ...(end.state === 'done' && { percent: 100 }),
  });
  if (ended) await db.delete(renderSegments).where(eq(renderSegments.renderId, renderId));
  return ended;
}

/** One more thing that went wrong with a render itself; how many there were. */
export async function countFailure(db: Database, renderId: string): Promise<number> {
  const [row] = await db
    .update(renders)
    .set({ failures: sql`${renders.failures} + 1` })
    .where(isActive(renderId))
    .returning({ failures: renders.failures });
  return row?.failures ?? 0;
}

/** How many videos of a member are being made that were asked for before this one. */
export async function countOwnBefore(
  db: Database,
  render: Pick<RenderRow, 'projectId' | 'createdAt'>,
): Promise<number> {
  const [owner] = await db
    .select({ userId: videos.userId })
    .from(videos)
    .where(eq(videos.projectId, render.projectId));
  const [counted] = await db
    .select({ total: count() })
    .from(renders)
    .innerJoin(videos, eq(videos.projectId, renders.projectId))
    .where(
      and(
        eq(videos.userId, owner?.userId ?? 0),
        isNull(renders.endedAt),
        lt(renders.createdAt, render.createdAt),
      ),
    );
  return counted?.total ?? 0;
}

/** How many videos of a member are being made. */
export async function countActiveOf(db: Database, userId: number): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(renders)
    .innerJoin(videos, eq(videos.projectId, renders.projectId))
    .where(and(eq(videos.userId, userId), isNull(renders.endedAt)));
  return counted?.total ?? 0;
}

/** How many videos are being made that were asked for before this one. */
export async function countAhead(db: Database, render: RenderRow): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(renders)
    .where(and(isNull(renders.endedAt), lt(renders.createdAt, render.createdAt)));
  return counted?.total ?? 0;
}

/** Whether a video of somebody else, or another one of the same person, waits for a worker. */
export async function isAnotherQueued(db: Database, renderId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: renders.id })
    .from(renders)
    .where(and(isNull(renders.endedAt), eq(renders.queued, true), ne(renders.id, renderId)))
    .limit(1);
  return found !== undefined;
}

const keptDays = 30;

/** Forgets renders that ended long ago, but for the newest of each project. */
export async function deleteOldRenders(db: Database): Promise<void> {
  await db.execute(sql`
    delete from renders where ended_at < now() - make_interval(days => ${keptDays}) and exists (
      select 1 from renders newer
      where newer.project_id = renders.project_id and newer.created_at > renders.created_at
    )
  `);
}

export async function listActiveRenderIds(db: Database): Promise<string[]> {
  const rows = await db.select({ id: renders.id }).from(renders).where(isNull(renders.endedAt));
  return rows.map((row) => row.id);
}

const ofRender = (renderId: string) => eq(renderSegments.renderId, renderId);
const oneSegment = (renderId: string, position: number) =>
  and(ofRender(renderId), eq(renderSegments.position, position));

export async function insertSegments(db: Database, rows: NewSegment[]): Promise<void> {
  await db.insert(renderSegments).values(rows);
}

export function listSegments(db: Database, renderId: string): Promise<SegmentRow[]> {
  return db
    .select()
    .from(renderSegments)
    .where(ofRender(renderId))
    .orderBy(asc(renderSegments.position));
}

/**
 * The next segment for a helper: the one it was at when its worker died, else the first that nobody
 * draws. Two helpers never get the same one.
 */
export async function claimSegment(
  db: Database,
  renderId: string,
  helper: number,
): Promise<SegmentRow | undefined> {
  const { rows } = await db.execute<{ position: number }>(sql`
    update render_segments set helper = ${helper}
    where render_id = ${renderId} and position = (
      select position from render_segments
      where render_id = ${renderId} and not done and (helper is null or helper = ${helper})
      order by helper nulls last, position
      limit 1
      for update skip locked
    )
    returning position
  `);
  const [claimed] = rows;
  if (!claimed) return undefined;
  const [row] = await db
    .select()
    .from(renderSegments)
    .where(oneSegment(renderId, claimed.position));
  return row;
}

export async function updateSegment(
  db: Database,
  renderId: string,
  position: number,
  fields: Partial<NewSegment>,
): Promise<void> {
  await db.update(renderSegments).set(fields).where(oneSegment(renderId, position));
}

/** Lets any helper draw what is not done. Drawing something twice is a waste, not a mistake. */
export async function releaseSegments(db: Database, renderId: string): Promise<void> {
  await db
    .update(renderSegments)
    .set({ helper: null })
    .where(and(ofRender(renderId), eq(renderSegments.done, false)));
}

/** What there is to draw, and what of it is drawn. */
export async function sumFrames(db: Database, renderId: string) {
  const [sums] = await db
    .select({
      frameCount: sql`coalesce(sum(${renderSegments.frameCount}), 0)`.mapWith(Number),
      framesToDraw: sumOfDrawn(sql`${renderSegments.frameCount}`),
      framesDone: sumOfDrawn(sql`${renderSegments.framesDone}`),
      left: sql`count(*) filter (where not ${renderSegments.done})`.mapWith(Number),
    })
    .from(renderSegments)
    .where(ofRender(renderId));
  return sums ?? { frameCount: 0, framesToDraw: 0, framesDone: 0, left: 0 };
}

/**
 * How much of a film's slides is there, from 0 to 1: what was kept from before counts, and so does every format. Helpers
 * draw side by side, so the slide of one of them says nothing about all.
 */
export async function shareOfSlides(db: Database, renderId: string): Promise<number> {
  const slides = db
    .select({ isDone: sql<boolean>`bool_and(${renderSegments.done})`.as('is_done') })
    .from(renderSegments)
    .where(ofRender(renderId))
    .groupBy(renderSegments.format, renderSegments.slideIndex)
    .as('slides');
  const [row] = await db
    .select({
      share: sql`coalesce(avg(case when ${slides.isDone} then 1 else 0 end), 0)`.mapWith(Number),
    })
    .from(slides);
  return row?.share ?? 0;
}

const sumOfDrawn = (what: ReturnType<typeof sql>) =>
  sql`coalesce(sum(${what}) filter (where not ${renderSegments.reused}), 0)`.mapWith(Number);
