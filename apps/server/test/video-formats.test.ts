import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedFiles } from '../src/db/schema/index.ts';
import type { TestDatabase } from './test-database.ts';
import { openMember } from './test-projects.ts';
import {
  chargesOf,
  download,
  openVideoHouse,
  publishIn,
  saveProject,
  statusOf,
  tinyMovie,
  toneUrl,
  untilMade,
  type VideoHouse,
} from './test-videos.ts';

let house: VideoHouse;
let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  house = await openVideoHouse();
  ({ database, app } = house);
});
afterAll(() => house.close());

function probe(path: string) {
  const args = ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', path];
  const { streams, format } = JSON.parse(execFileSync('ffprobe', args).toString());
  return { width: streams[0].width, height: streams[0].height, seconds: Number(format.duration) };
}

const filesOf = (projectId: number) =>
  database.db.select().from(storedFiles).where(sql`kind = 'video' and project_id = ${projectId}`);

it('makes a film in three formats at once, and takes all of them back', async () => {
  const member = await openMember(app, database);
  const id = await saveProject(member, tinyMovie(1, { music: toneUrl() }), 'Three teas');
  const queued = (await publishIn(member, id, ['vertical', 'square', 'wide'])).json();
  // Its own format is made anyway.
  expect(queued).toMatchObject({ status: 'pending', making_formats: ['square', 'vertical'] });
  const made = await untilMade(member, id);
  expect(made).toMatchObject({ status: 'pass', making_formats: [], problems: [] });
  expect(made.formats.map(({ format }) => format)).toEqual(['square', 'vertical']);

  const own = probe(await download(member, made.download_url));
  expect(own).toMatchObject({ width: 320, height: 180 });
  const [square, vertical] = made.formats;
  for (const [one, width, height] of [
    [square, 480, 480],
    [vertical, 480, 854],
  ] as const) {
    const file = probe(await download(member, one?.download_url ?? null));
    expect(file).toMatchObject({ width, height });
    expect(file.seconds).toBeCloseTo(own.seconds, 1);
    expect((await stat(await download(member, one?.poster_url ?? null))).size).toBeGreaterThan(0);
  }
  expect(new URL(square?.download_url ?? '').search).toContain('Square');
  expect(decodeURIComponent(vertical?.download_url ?? '')).toMatch(
    /Three.teas.*Vertical.9x16\.mp4/,
  );
  // Each is drawn, so each counts.
  const [seconds] = await chargesOf(house, member);
  expect(seconds).toBeCloseTo(3 * (made.seconds ?? 0), 5);

  // Anybody sees them on the page of the video, under addresses that stay.
  const watched = await app.inject({ url: new URL(made.page_url ?? '').pathname });
  expect(watched.body).toContain(`/videos/${id}/video-vertical.mp4`);
  const poster = await app.inject({ url: `/videos/${id}/poster-square.jpg` });
  expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await app.inject({ url: `/videos/${id}/video-portrait.mp4` })).statusCode).toBe(404);

  // Asking for what is there already makes nothing.
  expect((await publishIn(member, id, ['square'])).json()).toMatchObject({ status: 'pass' });
  expect(await chargesOf(house, member)).toHaveLength(1);

  expect(await filesOf(id)).toHaveLength(3 + 2 * 2);
  await member.post('/api/members/unpublish-video', { proj_id: id });
  const left = (await filesOf(id)).filter(({ projectId }) => projectId !== null);
  expect(left).toEqual([]);
  expect((await statusOf(member, id)).formats).toEqual([]);
});

it('says that the minutes of the month are not enough for all formats', async () => {
  const member = await openMember(app, database);
  // Four minutes: once is within the ten of a free month, three times is not.
  const id = await saveProject(member, tinyMovie(1, { seconds: 240 }), 'Long');
  const refused = await publishIn(member, id, ['square', 'vertical']);
  expect(refused.statusCode).toBeGreaterThanOrEqual(400);
  expect(refused.json().error).toMatch(/minutes/);
  expect(await statusOf(member, id)).toMatchObject({ status: null });
});
