import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMember, type TestMember } from './test-projects.ts';
import {
  download,
  openVideoHouse,
  saveProject,
  statusOf,
  tinyMovie,
  toneUrl,
  type VideoHouse,
} from './test-videos.ts';
import { startYoutube, type TestYoutube } from './test-youtube.ts';

let house: VideoHouse;
let youtube: TestYoutube;
let member: TestMember;
let projectId: number;

beforeAll(async () => {
  youtube = await startYoutube();
  house = await openVideoHouse(youtube.settings);
});
beforeEach(async () => {
  member = await openMember(house.app, house.database);
  projectId = await saveProject(member, tinyMovie(1), 'A day at the sea');
  youtube.revoked = false;
});
afterAll(async () => {
  await house.close();
  await youtube.close();
});

/** The member's browser, to the video site and back. Returns where it ends up. */
async function connect(change: (back: URL) => void = () => undefined): Promise<string> {
  const there = await member.get('/api/members/youtube/connect', { proj_id: projectId });
  const [kept] = there.cookies;
  const back = new URL(youtube.visit(there.headers.location as string));
  change(back);
  const reply = await house.app.inject({
    url: `${back.pathname}${back.search}`,
    headers: { cookie: `${member.cookie}; ${kept?.name}=${kept?.value}` },
  });
  return String(reply.headers.location).replace('http://localhost:3000', '');
}

const site = async () => (await member.get('/api/members/youtube')).json();

const publish = (data: object = {}) =>
  member.post('/api/members/queue-video', {
    action: 'youtube',
    proj_id: projectId,
    data: { title: 'The sea', keywords: ['sea', 'sun'], category: 19, ...data },
  });

const untilSent = async () => {
  await expect
    .poll(async () => (await statusOf(member, projectId)).youtube?.state, { interval: 200 })
    .toMatch(/done|failed/);
  return (await statusOf(member, projectId)).youtube;
};

it('publishes to the channel of the member', async () => {
  expect(await site()).toEqual({ available: true, connected: false, channel: null });
  expect(await connect()).toBe(`/members.html?pid=${projectId}&youtube=connected#/full-video`);
  expect(await site()).toEqual({ available: true, connected: true, channel: 'Ann’s channel' });
  const before = youtube.videos.length;
  expect((await publish()).json()).toMatchObject({ youtube: { state: 'waiting' } });
  const { length } = youtube.videos;
  expect(await untilSent()).toEqual({
    state: 'done',
    percent: 100,
    url: `https://www.youtube.com/watch?v=video-${length + 1}`,
    message: null,
  });
  expect(youtube.videos.slice(before)).toHaveLength(1);
  expect(youtube.videos.at(-1)?.snippet).toMatchObject({
    title: 'The sea',
    tags: ['sea', 'sun'],
    categoryId: '19',
  });
  const { video_url } = await statusOf(member, projectId);
  const own = await readFile(await download(member, video_url));
  expect(youtube.videos.at(-1)?.bytes.equals(own)).toBe(true);
  // Asked again: sent again, but not made again.
  await publish({ title: 'Again' });
  await untilSent();
  expect(youtube.videos.at(-1)?.snippet).toMatchObject({ title: 'Again' });
  expect(youtube.videos.slice(before)).toHaveLength(2);
});

it('sends the format that was chosen', async () => {
  await connect();
  await member.post('/api/members/queue-video', {
    action: 'youtube',
    proj_id: projectId,
    data: { title: 'The sea', keywords: ['sea'] },
    site_format: 'square',
  });
  expect(await untilSent()).toMatchObject({ state: 'done', percent: 100 });
  const { formats } = await statusOf(member, projectId);
  const square = await readFile(await download(member, formats[0]?.video_url ?? null));
  expect(youtube.videos.at(-1)?.bytes.equals(square)).toBe(true);
});

it('sends what is said along, and tells when only that was not taken', async () => {
  const words = [{ text: 'Waves.', startTime: 0, endTime: 0.5 }];
  const movie = tinyMovie(1);
  const narration = { url: toneUrl(), text: 'Waves.', words, duration: 1 };
  const frames = movie.frames.map((frame) => ({ ...frame, narration }));
  projectId = await saveProject(member, { ...movie, frames }, 'Said');
  await connect();
  await publish();
  expect(await untilSent()).toMatchObject({ state: 'done', message: null });
  expect(youtube.captions.at(-1)?.snippet).toMatchObject({
    videoId: youtube.videos.at(-1)?.id,
    language: 'en',
  });
  expect(youtube.captions.at(-1)?.srt).toContain('Waves.');
  const { scopes } = youtube;
  youtube.scopes = 'https://www.googleapis.com/auth/youtube.upload';
  await publish({ title: 'Once more' });
  const upload = await untilSent();
  youtube.scopes = scopes;
  expect(upload).toMatchObject({
    state: 'done',
    message: expect.stringContaining('please connect it again'),
  });
});

it('says why a video was not taken, and takes it after that', async () => {
  await connect();
  youtube.mishaps.push({ status: 403, reason: 'quotaExceeded' });
  await publish();
  expect(await untilSent()).toMatchObject({
    state: 'failed',
    message:
      'YouTube won’t take any more videos for your channel today. Please try again tomorrow.',
  });
  expect(await statusOf(member, projectId)).toMatchObject({ status: 'pass' });
  await publish();
  expect(await untilSent()).toMatchObject({ state: 'done' });
});

it('asks to connect again when the permission was taken back', async () => {
  await connect();
  youtube.revoked = true;
  await publish();
  expect(await untilSent()).toMatchObject({ state: 'failed' });
  expect(await site()).toMatchObject({ connected: false });
  expect((await publish()).json()).toEqual({ error: 'Please connect your YouTube channel first.' });
});

it('forgets the permission, here and there', async () => {
  await connect();
  await member.post('/api/members/youtube/disconnect');
  expect(youtube.revoked).toBe(true);
  expect(await site()).toMatchObject({ connected: false });
});

it.each([
  ['a state of somebody else', (back: URL) => back.searchParams.set('state', 'x'.repeat(43))],
  ['no code, as when the person said no', (back: URL) => back.searchParams.delete('code')],
])('does not connect with %s', async (_what, change) => {
  expect(await connect(change)).toContain('youtube=failed');
  expect(await site()).toMatchObject({ connected: false });
});

it('asks for what the site needs', async () => {
  await connect();
  expect((await publish({ title: '' })).json()).toEqual({ error: 'Title is required' });
  expect((await publish({ keywords: [] })).json()).toEqual({ error: 'Keywords is required' });
});
