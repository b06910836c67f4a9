import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  const told = (await bob.stream).body.match(/^data: .*$/gm) ?? [];
  expect(told.length).toBeGreaterThan(1);
});

it('tells that a video was taken back, and ends', async () => {
  const { member, id, stream } = await follow();
  await member.post('/api/members/unpublish-video', { proj_id: id });
  expect((await stream).body).toMatch(/"status":null.*\s*$/);
});
