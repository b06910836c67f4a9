import { execFileSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { VideoStatus } from '@reelwright/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderSegments, storedFiles, users, videoCharges } from '../src/db/schema/index.ts';
import { sweepFilesJob } from '../src/features/stored-files/sweep-files-job.ts';
import type { TestDatabase } from './test-database.ts';
import { descendants } from './test-product.ts';
import { openMember, type TestMember } from './test-projects.ts';
import {
  chargesOf,
  download,
  openVideoHouse,
  pictureItem,
  pictureUrl,
  publish,
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

const paid = (member: TestMember) =>
  database.db.update(users).set({ plan: 'pro' }).where(sql`id = ${member.id}`);

const filesOf = (kind: string, projectId: number) =>
  database.db.select().from(storedFiles).where(sql`kind = ${kind} and project_id = ${projectId}`);

const filesLike = (kind: string) =>
  database.db.select().from(storedFiles).where(sql`kind = ${kind}`);

/** Before anybody could still be watching what was replaced. */
const longAgo = sql`now() - interval '11 minutes'`;

/** What a worker does every ten minutes. */
async function sweepFiles(): Promise<void> {
  const { rows } = await database.db.execute<{ id: string }>(
    sql`insert into pgboss.job (name, data) values (${sweepFilesJob.name}, '{}') returning id`,
  );
  const state = async () => {
    const found = await database.db.execute<{ state: string }>(
      sql`select state from pgboss.job where id = ${rows[0]?.id}`,
    );
    return found.rows[0]?.state;
  };
  await expect.poll(state, { interval: 100 }).toBe('completed');
}

function probe(path: string) {
  const found = JSON.parse(
    execFileSync('ffprobe', [
      '-v',
      'error',
      '-show_streams',
      '-show_format',
      '-of',
      'json',
      path,
    ]).toString(),
  );
  const [video, audio] = found.streams;
  return { video, audio, seconds: Number(found.format.duration) };
}

/** How bright the lower right corner gets. */
function brightest(path: string): number {
  const filters = 'crop=iw*0.45:ih*0.15:iw*0.55:ih*0.85,signalstats,metadata=print:file=-';
  const output = execFileSync('ffmpeg', [
    '-v',
    'error',
    '-i',
    path,
    '-vf',
    filters,
    '-f',
    'null',
    '-',
  ]);
  return Math.max(
    ...Array.from(output.toString().matchAll(/YMAX=(\d+)/g), ([, level]) => Number(level)),
  );
}

function loudness(path: string): number {
  const output = execFileSync('sh', [
    '-c',
    `ffmpeg -hide_banner -nostats -i "$0" -af ebur128 -f null - 2>&1`,
    path,
  ]).toString();
  return Number(/I:\s+(-?[\d.]+) LUFS\s+Threshold/.exec(output)?.[1]);
}

describe('publishing', () => {
  const wide = { width: 960, height: 540, custom: true };

  it('makes an SD video with our watermark for free accounts, tells of it once, and charges it once', async () => {
    const member = await openMember(app, database);
    const movie = tinyMovie(2, { size: wide, seconds: 1, music: toneUrl() });
    const id = await saveProject(member, movie, 'Ten <b>teas</b>');
    expect(await statusOf(member, id)).toMatchObject({ status: null, page_url: null });

    const queued = await publish(member, id, { keywords: ['tea'] });
    expect(queued).toMatchObject({ status: 'pending', percent: 0, ahead: 0, video_url: null });
    const made = await untilMade(member, id);
    expect(made).toMatchObject({
      status: 'pass',
      percent: 100,
      quality: 'sd',
      watermark: true,
      problems: [],
      width: 854,
      height: 480,
      seconds: 2,
      revision: 1,
      outdated: false,
      page_url: `http://localhost:3000/videos/${id}-ten-b-teas-b.html`,
      embed_url: `http://localhost:3000/embed.html?pid=${id}`,
    });

    const file = await download(member, made.video_url);
    expect((await stat(file)).size).toBe(made.bytes);
    const { video, audio, seconds } = probe(file);
    expect(video).toMatchObject({
      codec_name: 'h264',
      profile: 'High',
      width: 854,
      height: 480,
      pix_fmt: 'yuv420p',
      color_space: 'bt709',
      color_primaries: 'bt709',
      color_transfer: 'bt709',
      color_range: 'tv',
      nb_frames: '60',
      avg_frame_rate: '30/1',
    });
    expect(audio).toMatchObject({ codec_name: 'aac', sample_rate: '48000' });
    expect(seconds).toBeCloseTo(2, 1);
    expect(Math.abs(loudness(file) + 16)).toBeLessThan(1.5);
    expect(brightest(file)).toBeGreaterThan(150);

    const poster = await readFile(await download(member, made.poster_url));
    expect(poster.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    const preview = await readFile(await download(member, made.preview_url));
    expect(preview.subarray(8, 12).toString()).toBe('WEBP');
    expect(preview.includes('ANIM')).toBe(true);

    const mails = () => house.mailsTo(member);
    await expect.poll(() => mails().length).toBe(1);
    expect(mails()[0]?.subject).toBe('Your video is ready');
    expect(mails()[0]?.text).toContain(`/videos/${id}-ten-b-teas-b.html`);
    expect(await chargesOf(house, member)).toEqual([2]);
    const minutes = { used_seconds: 2, max_minutes: 10 };
    expect((await member.get('/api/members/video-minutes')).json()).toEqual(minutes);

    // Nothing changed: there is nothing to make, to charge or to tell.
    expect(await publish(member, id, { title: 'Other' })).toMatchObject({ status: 'pass' });
    expect(await chargesOf(house, member)).toEqual([2]);
    expect(mails()).toHaveLength(1);
    const list = await member.post('/api/members/video-status', { proj_ids: [id] });
    expect(list.json()).toMatchObject([{ proj_id: id, status: 'pass', percent: 100 }]);
  });

  it('makes an HD video without a watermark for paid accounts, and draws only what changed the next time', async () => {
    const member = await openMember(app, database);
    await paid(member);
    const id = await saveProject(member, tinyMovie(3, { size: wide, seconds: 1 }));
    await publish(member, id);
    const made = await untilMade(member, id);
    expect(made).toMatchObject({ status: 'pass', quality: 'hd', width: 960, watermark: false });
    expect(brightest(await download(member, made.video_url))).toBeLessThan(120);
    const segments = await filesOf('segment', id);
    expect(segments).toHaveLength(3);

    const changed = tinyMovie(3, { size: wide });
    Object.assign(changed.frames[1] ?? {}, { background: { type: 'color', color: '#107070' } });
    await member.save({ id, revision: 1, data_json: JSON.stringify(changed) });
    expect(await statusOf(member, id)).toMatchObject({ status: 'pass', outdated: true });
    expect(await publish(member, id)).toMatchObject({
      status: 'pending',
      outdated: false,
      video_url: expect.any(String),
    });
    expect(await untilMade(member, id)).toMatchObject({ status: 'pass', revision: 2 });
    expect(await filesOf('segment', id)).toHaveLength(4);
    expect(await chargesOf(house, member)).toEqual([3, 1]);
  });

  it('says which items could not be used, and makes the video all the same', async () => {
    const member = await openMember(app, database);
    const broken = pictureItem('broken', `data:image/png;base64,${btoa('no picture')}`, 'Beach');
    const gone = pictureItem('gone', 'http://localhost:3000/files/media/aa/missing.png');
    const movie = tinyMovie(2, { seconds: 1 });
    movie.frames[0]?.items.push(pictureItem('fine', pictureUrl('#ffffff')), broken);
    const hosted = pictureItem('hosted', 'https://youtu.be/dQw4w9WgXcQ', 'Walk');
    const thumbnail = pictureUrl('#ffffff');
    movie.frames[1]?.items.push(gone, { ...hosted, type: 'video', thumbnail });
    const id = await saveProject(member, movie);
    await publish(member, id);
    const { status, problems } = await untilMade(member, id);
    expect(status).toBe('pass');
    expect(problems).toEqual([
      {
        slide: 2,
        item: 'Picture “missing.png”',
        problem: expect.stringContaining('not be loaded'),
      },
      {
        slide: 2,
        item: 'Video “Walk”',
        problem: expect.stringContaining('YouTube doesn’t let its videos be copied'),
      },
      { slide: 1, item: 'Picture “Beach”', problem: 'It could not be shown.' },
    ]);
  });

  it('has the poster that was made for it, and without a ground it can be laid over anything', async () => {
    const member = await openMember(app, database);
    await paid(member);
    const tiny = tinyMovie(1);
    const canvas = createCanvas(160, 90);
    const context = canvas.getContext('2d');
    context.fillStyle = '#ff0000';
    context.fillRect(0, 0, 160, 90);
    const url = `data:image/jpeg;base64,${canvas.toBuffer('image/jpeg').toString('base64')}`;
    const id = await saveProject(member, {
      ...tiny,
      movie: { ...tiny.movie, bg: { type: 'none' }, clear: true },
      frames: tiny.frames.map(({ background: _, ...slide }) => slide),
      publish: { ...tiny.publish, poster: { url } },
    });
    await publish(member, id);
    const made = await untilMade(member, id);
    expect(made).toMatchObject({ status: 'pass', problems: [], width: 320, height: 180 });

    const poster = await loadImage(await download(member, made.poster_url));
    expect([poster.width, poster.height]).toEqual([320, 180]);
    context.drawImage(poster, 0, 0, 160, 90);
    const [red = 0, green = 255] = context.getImageData(80, 45, 1, 1).data;
    expect(red).toBeGreaterThan(220);
    expect(green).toBeLessThan(40);

    const { video, seconds } = probe(await download(member, made.clear_url));
    expect(video).toMatchObject({ codec_name: 'vp9', width: 320, height: 180 });
    expect(video.tags).toMatchObject({ alpha_mode: '1' });
    expect(seconds).toBeCloseTo(1, 1);
  });

  it('is told step by step, up to the end', async () => {
    const member = await openMember(app, database);
    const id = await saveProject(member, tinyMovie(2));
    await publish(member, id);
    const stream = await member.get('/api/members/video-progress', { proj_id: id });
    expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    // A connection that is kept would hold up a server that stops.
    expect(stream.headers.connection).toBe('close');
    const states: VideoStatus[] = Array.from(stream.body.matchAll(/^data: (.*)$/gm), ([, json]) =>
      JSON.parse(json ?? ''),
    );
    const last = states.at(-1);
    expect(last).toMatchObject({ status: 'pass', percent: 100, video_url: expect.any(String) });
    const percents = states.map(({ percent }) => percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    const slides = states.map(({ slide }) => slide ?? 0).slice(0, -1);
    expect(slides).toEqual([...slides].sort((a, b) => a - b));
    expect(states.length).toBeGreaterThan(1);
  });
});

describe('a video', () => {
  it('that would not fit into the month’s minutes is refused', async () => {
    const member = await openMember(app, database);
    const renderId = crypto.randomUUID();
    await database.db.insert(videoCharges).values({ renderId, userId: member.id, seconds: 598 });
    const id = await saveProject(member, tinyMovie(1, { seconds: 3 }));
    const ask = { action: 'download', proj_id: id };
    const reply = await member.post('/api/members/queue-video', ask);
    expect(reply.statusCode).toBe(403);
    expect(reply.json().error).toMatch(/quota of 10 video minutes/);
    expect(await statusOf(member, id)).toMatchObject({ status: null });
    // What was used last month does not count.
    await database.db
      .update(videoCharges)
      .set({ createdAt: sql`now() - interval '32 days'` })
      .where(sql`render_id = ${renderId}`);
    expect((await member.post('/api/members/queue-video', ask)).statusCode).toBe(200);
    await member.post('/api/members/cancel-video', { proj_id: id });
  });

  it('is made again at the end of the month’s minutes as long as what is drawn anew fits in', async () => {
    const member = await openMember(app, database);
    const movie = tinyMovie(3);
    // Slides of its own: what another film had is not drawn anew.
    const tint = crypto.randomUUID().slice(0, 5);
    for (const [index, frame] of movie.frames.entries()) {
      Object.assign(frame, { background: { type: 'color', color: `#${tint}${index}` } });
    }
    const id = await saveProject(member, movie);
    await publish(member, id);
    await untilMade(member, id);
    // Three seconds are used by the film itself; 1.5 of 600 are left.
    const charge = { renderId: crypto.randomUUID(), userId: member.id, seconds: 595.5 };
    await database.db.insert(videoCharges).values(charge);
    const paint = async (revision: number, ...colored: number[]) => {
      for (const index of colored) {
        const color = `#10${revision}070`;
        Object.assign(movie.frames[index] ?? {}, { background: { type: 'color', color } });
      }
      await member.save({ id, revision, data_json: JSON.stringify(movie) });
      await publish(member, id);
      return untilMade(member, id);
    };
    expect(await paint(1, 1)).toMatchObject({ status: 'pass', revision: 2 });
    expect(await chargesOf(house, member)).toEqual([3, 595.5, 1]);
    // Half a second is left, and two slides changed.
    expect(await paint(2, 0, 2)).toMatchObject({
      status: 'fail',
      message: expect.stringMatching(/quota of 10 video minutes/),
      video_url: expect.any(String),
      revision: 2,
    });
    expect(await chargesOf(house, member)).toEqual([3, 595.5, 1]);
    await expect
      .poll(() => house.mailsTo(member).at(-1)?.text)
      .toMatch(/quota of 10 video minutes/);
  });

  it('that holds more than can be drawn is refused in a sentence', async () => {
    const member = await openMember(app, database);
    const movie = tinyMovie(2);
    const items = movie.frames[1]?.items ?? [];
    for (const item of items) item.text = 'a'.repeat(2001);
    const id = await saveProject(member, movie);
    const ask = { action: 'download', proj_id: id };
    const reply = await member.post('/api/members/queue-video', ask);
    expect([reply.statusCode, reply.json().error]).toEqual([
      400,
      'Slide 2 has a word of more than 2,000 letters. Please make it less, then publish again.',
    ]);
    const loud = tinyMovie(2);
    loud.frames[1]?.items.push(
      ...Array.from({ length: 600 }, (_, index) => ({
        ...pictureItem(`sound${index}`, '/library/music/none.mp3'),
        type: 'audio' as const,
      })),
    );
    const noise = await member.post('/api/members/queue-video', {
      ...ask,
      proj_id: await saveProject(member, loud),
    });
    expect([noise.statusCode, noise.json().error]).toEqual([
      400,
      'Slide 2 has 600 sounds and videos; a slide can have 50. Please remove some of them.',
    ]);
    expect(await statusOf(member, id)).toMatchObject({ status: null });
  });

  it('belongs to its owner: for anybody else there is none', async () => {
    const [owner, other] = [await openMember(app, database), await openMember(app, database)];
    const id = await saveProject(owner, tinyMovie(1));
    for (const call of ['queue-video', 'vid-status', 'cancel-video', 'unpublish-video']) {
      const body = { action: 'download', proj_id: id };
      expect((await other.post(`/api/members/${call}`, body)).statusCode).toBe(404);
    }
    const stream = await other.get('/api/members/video-progress', { proj_id: id });
    expect(stream.statusCode).toBe(404);
    const empty = await saveProject(owner, tinyMovie(0));
    const nothing = await owner.post('/api/members/queue-video', {
      action: 'download',
      proj_id: empty,
    });
    expect(nothing.json().error).toBe('Please add a slide before you publish.');
  });

  it('that is called off leaves no program behind, and one that is superseded gives way to the newer', async () => {
    const member = await openMember(app, database);
    await paid(member);
    const size = { width: 1920, height: 1080, custom: false };
    const long = tinyMovie(2, { size, seconds: 30 });
    // What moves all the time takes its time.
    const effects = { effect: 'none', stay: { effect: 'kenburns-top', duration: 0 } };
    for (const { items } of long.frames) {
      items.push({ ...pictureItem('big', pictureUrl('#335577')), effects });
    }
    const id = await saveProject(member, long);
    const drawers = () => descendants(process.pid, 'draw-process');
    const untilDrawing = () => expect.poll(drawers, { interval: 100 }).not.toEqual([]);

    await publish(member, id);
    await untilDrawing();
    const secondsLeft = async () => (await statusOf(member, id)).seconds_left;
    await expect.poll(secondsLeft, { timeout: 60_000, interval: 300 }).toBeGreaterThan(0);
    expect(await statusOf(member, id)).toMatchObject({ status: 'processing', slides: 2 });
    // A video under way keeps what it is made of, even if another project used it last and is gone.
    await database.db.update(storedFiles).set({ projectId: null, usedAt: longAgo });
    await sweepFiles();
    expect(await filesLike('media')).toHaveLength(1);
    const cancelled = await member.post('/api/members/cancel-video', { proj_id: id });
    expect(cancelled.json()).toMatchObject({ status: null, page_url: null });
    await expect.poll(drawers, { interval: 100 }).toEqual([]);

    await publish(member, id);
    await untilDrawing();
    await member.save({ id, revision: 1, data_json: JSON.stringify(tinyMovie(1)) });
    await publish(member, id);
    expect(await untilMade(member, id)).toMatchObject({
      status: 'pass',
      seconds: 1,
      revision: 2,
    });
    expect(await chargesOf(house, member)).toEqual([1]);
    expect(await database.db.select().from(renderSegments)).toEqual([]);
  });

  it('is gone with its files when it is taken back, or when its project is', async () => {
    const member = await openMember(app, database);
    const id = await saveProject(member, tinyMovie(1, { seconds: 1 }));
    await publish(member, id, { title: 'A long title '.repeat(20).slice(0, 199) });
    const { video_url, download_url } = await untilMade(member, id);
    const download = new URL(download_url ?? '');
    const saved = await member.get(download.pathname, Object.fromEntries(download.searchParams));
    expect(saved.statusCode).toBe(200);
    // Nobody makes films of another person's video: that is said, and the film made without it.
    const thief = await openMember(app, database);
    const stolen = tinyMovie(1, { seconds: 1 });
    const theirs = new URL(video_url ?? '').pathname;
    stolen.frames[0]?.items.push(pictureItem('theirs', theirs, 'Not mine'));
    const stolenId = await saveProject(thief, stolen);
    await publish(thief, stolenId);
    expect(await untilMade(thief, stolenId)).toMatchObject({
      status: 'pass',
      problems: [
        {
          item: expect.stringContaining('Picture'),
          problem: 'It could not be loaded. It is not one of your files.',
        },
      ],
    });
    const { pathname, searchParams } = new URL(video_url ?? '');
    const watch = () => member.get(pathname, Object.fromEntries(searchParams));
    expect((await watch()).statusCode).toBe(200);
    const unpublished = await member.post('/api/members/unpublish-video', { proj_id: id });
    expect(unpublished.json()).toMatchObject({ status: null, video_url: null });
    expect((await watch()).statusCode).toBe(404);

    await publish(member, id);
    const again = await untilMade(member, id);
    const kept = join(house.dataDir, new URL(again.video_url ?? '').pathname);
    await stat(kept);
    const { pathname: path, searchParams: link } = new URL(again.video_url ?? '');
    const watchAgain = () => member.get(path, Object.fromEntries(link));
    expect((await watchAgain()).statusCode).toBe(200);
    await member.post('/api/user/projects/remove', { id });
    expect((await watchAgain()).statusCode).not.toBe(200);
    await member.post('/api/user/projects/purge', { id });
    expect((await watchAgain()).statusCode).not.toBe(200);
    await database.db.update(storedFiles).set({ usedAt: longAgo });
    await sweepFiles();
    await expect(stat(kept)).rejects.toThrow('ENOENT');
  });
});
