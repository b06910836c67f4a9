import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { SharedReading } from '../src/features/videos/shared-reading.ts';
import { videoStatusOf } from '../src/features/videos/video-status.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { noLimits, openMember } from './test-projects.ts';
import { createTestServer } from './test-server.ts';
import { publish, saveProject, tinyMovie } from './test-videos.ts';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestServer({ database, rateLimits: noLimits });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** A member whose video waits to be made (nobody works here), and who follows it. */
async function follow() {
  const member = await openMember(app, database);
  const id = await saveProject(member, tinyMovie(1), 'Waiting');
  await publish(member, id, { title: 'Waiting' });
  return { member, id, stream: member.get('/api/members/video-progress', { proj_id: id }) };
}

it('stops telling somebody who has logged out, and goes on telling the others', async () => {
  const [ann, bob] = [await follow(), await follow()];
  await ann.member.post('/api/user/logout', {});
  expect((await ann.stream).body).toContain('"status":"pending"');
  await bob.member.post('/api/members/cancel-video', { proj_id: bob.id });
  const events = (await bob.stream).body.match(/^data: .*$/gm) ?? [];
  expect(events.length).toBeGreaterThan(1);
});

it('tells that a video was taken back, and ends', async () => {
  const { member, id, stream } = await follow();
  await member.post('/api/members/unpublish-video', { proj_id: id });
  expect((await stream).body).toMatch(/"status":null.*\s*$/);
});

it('is read once for all who follow videos, however many they are', async () => {
  const reading = new SharedReading(database.db);
  const member = await openMember(app, database);
  const followers = Array.from({ length: 300 }, (_, index) => ({
    userId: member.id,
    projectId: index + 1,
    sessionId: crypto.randomUUID(),
  }));
  for (const follower of followers) reading.add(follower);
  const asked = vi.spyOn(database.pool, 'query');
  const looks = new Set(await Promise.all(followers.map(() => reading.next())));
  expect(looks.size).toBe(1);
  // The videos, and whose sessions still live.
  expect(asked).toHaveBeenCalledTimes(2);
});

it('is never told as failed because it was published or delivered between two looks', async () => {
  const member = await openMember(app, database);
  const parts = { db: database.db, linkSecret: 'a secret for links', publicUrl: '' };
  const { pool } = database;
  const ask = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  /** What is told when something happens right after the first answer of the database. */
  const statesWhile = async (id: number, happening: () => Promise<unknown>) => {
    let answers = 0;
    vi.spyOn(pool, 'query').mockImplementation((async (...args: unknown[]) => {
      const answer = await ask(...args);
      answers += 1;
      if (answers === 1) await happening();
      return answer;
    }) as never);
    const { status } = await videoStatusOf(parts, member.id, id);
    vi.restoreAllMocks();
    return [status, (await videoStatusOf(parts, member.id, id)).status];
  };
  const id = await saveProject(member, tinyMovie(1));
  expect(await statesWhile(id, () => publish(member, id))).toEqual([null, 'pending']);
  const deliver = () =>
    ask(
      `with ended as (update renders set state = 'done', ended_at = now() where project_id = ${id})
       update videos set file_key = 'videos/ab/abc.mp4' where project_id = ${id}`,
    );
  expect(await statesWhile(id, deliver)).toEqual(['pending', 'pass']);
});
