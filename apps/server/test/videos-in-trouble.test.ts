import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import S3rver from 's3rver';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../src/postgres/find-free-port.ts';
import { descendants } from './test-product.ts';
import { openMember } from './test-projects.ts';
import { signUp } from './test-server.ts';
import { temporaryFolder } from './test-settings.ts';
import {
  chargesOf,
  openVideoHouse,
  pictureItem,
  pictureUrl,
  publish,
  saveProject,
  statusOf,
  tinyMovie,
  untilMade,
  type VideoHouse,
} from './test-videos.ts';

/** A house of the test's own, closed after it. */
async function openHouse(settings: Record<string, string>): Promise<VideoHouse> {
  const house = await openVideoHouse(settings);
  onTestFinished(() => house.close());
  return house;
}

/** An ffmpeg that says its version; at everything else it does as this script says. */
async function troubledEncoder(script: string): Promise<string> {
  const path = join(temporaryFolder(), 'ffmpeg');
  await writeFile(path, `#!/bin/sh\n[ "$1" = -version ] && exec ffmpeg -version\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

it('says so, once, when a video cannot be made; it can be published again, and the owner can have it made after all', async () => {
  const mended = join(temporaryFolder(), 'mended');
  const script = `[ -e ${mended} ] || exit 1\nexec ffmpeg "$@"`;
  const house = await openHouse({ FFMPEG_PATH: await troubledEncoder(script) });
  const member = await openMember(house.app, house.database);
  const id = await saveProject(member, tinyMovie(1));
  await publish(member, id);
  const failed = await untilMade(member, id);
  expect(failed).toMatchObject({ status: 'fail', video_url: null });
  expect(failed.message).toMatch(/could not be converted, possibly because .* is broken/);
  await expect
    .poll(() => house.mailsTo(member).map(({ subject }) => subject))
    .toEqual(['Your video could not be made']);
  expect(await chargesOf(house, member)).toEqual([]);
  expect(await publish(member, id)).toMatchObject({ status: 'pending', message: null });
  expect(await untilMade(member, id)).toMatchObject({ status: 'fail' });

  const { cookie } = await signUp(house.database, { email: 'admin@example.com', admin: true });
  const ask = (path: string, payload?: object) =>
    house.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/members/health${path}`,
      headers: { cookie },
      ...(payload && { payload }),
    });
  const { failed_films: films } = (await ask('')).json();
  expect(films).toMatchObject([{ email: member.email, reason: failed.message }]);
  await writeFile(mended, '');
  const [{ id: filmId }] = films;
  expect((await ask('/retry-film', { id: filmId })).json().msg).toBe(
    'The film is being made again',
  );
  expect((await ask('/retry-film', { id: filmId })).statusCode).toBe(404);
  expect(await untilMade(member, id)).toMatchObject({ status: 'pass', problems: [] });
  expect((await ask('')).json().failed_films).toEqual([]);
});

it('does not blame the video when the machine runs out of memory for a while', async () => {
  const tries = join(temporaryFolder(), 'tries');
  const script = `echo >> ${tries}
    [ $(wc -l < ${tries}) -le 3 ] && kill -KILL $$
    exec ffmpeg "$@"`;
  const house = await openHouse({ FFMPEG_PATH: await troubledEncoder(script) });
  const member = await openMember(house.app, house.database);
  const id = await saveProject(member, tinyMovie(1));
  await publish(member, id);
  expect(await untilMade(member, id)).toMatchObject({ status: 'pass', problems: [] });
});

it('makes the video all the same when storage, database and the drawing program fail it on the way', async () => {
  const directory = temporaryFolder();
  const port = await findFreePort();
  const house = await openHouse({
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'videos',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
  const { pool } = house.database;
  const member = await openMember(house.app, house.database);
  const movie = tinyMovie(2, { seconds: 2 });
  movie.frames[0]?.items.push(pictureItem('picture', pictureUrl('#445566')));
  const id = await saveProject(member, movie);
  await publish(member, id);
  const retried = async () =>
    (await pool.query('select 1 from pgboss.job where retry_count > 0')).rowCount;
  await expect.poll(retried, { timeout: 60_000 }).toBe(1);
  await expect
    .poll(async () => (await statusOf(member, id)).message, { timeout: 60_000 })
    .toMatch(/went wrong on our side. We try again/);

  const bucket = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: 'videos' }],
  });
  await bucket.run();
  onTestFinished(async () => {
    bucket.httpServer.closeAllConnections();
    await bucket.close();
  });
  const drawers = () => descendants(process.pid, 'draw-process');
  await expect.poll(drawers, { timeout: 60_000, interval: 50 }).not.toEqual([]);
  for (const pid of await drawers()) process.kill(pid, 'SIGKILL');
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const made = await untilMade(member, id, 120_000);
  expect(made).toMatchObject({ status: 'pass', seconds: 4, problems: [], message: null });
  expect(await chargesOf(house, member)).toEqual([4]);
  await expect.poll(() => house.mailsTo(member).length).toBe(1);
}, 240_000);
