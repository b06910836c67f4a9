import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { renders, users } from '../src/db/schema/index.ts';
import { watchData } from '../src/features/videos/pages/watch-data.ts';
import { readPublished } from '../src/features/videos/video-repository.ts';
import { movie, openHouse, openTab, slide, textItem } from './test-projects.ts';
import { pictureItem, publish, saveProject, statusOf, tinyMovie } from './test-videos.ts';

const { database, openMember } = await openHouse();

const rename = async (
  member: Awaited<ReturnType<typeof openMember>>,
  id: number,
  title: string,
) => {
  const tab = await openTab(member, id);
  expect(await tab.send({ ...tab.body([]), meta: { title } })).toMatchObject({ type: 'saved' });
};

it('shortens a title that is too long instead of refusing it', async () => {
  const member = await openMember();
  const long = 'Ten coffees to try '.repeat(25).trim();
  const id = await saveProject(member, tinyMovie(1), long);
  for (const data of [{}, { title: long }]) {
    const { about } = await publish(member, id, data);
    expect(about?.title.length).toBeLessThanOrEqual(200);
    expect(about?.title).toMatch(/^Ten coffees to try .*\S…$/);
  }
});

it('lets a published title and description be changed, and follows a rename until then', async () => {
  const member = await openMember();
  const id = await saveProject(member, tinyMovie(1), 'First name');
  await publish(member, id);
  await rename(member, id, 'Second name');
  expect((await statusOf(member, id)).about?.title).toBe('Second name');
  const changed = await member.post('/api/members/video-info', {
    proj_id: id,
    title: 'A title of its own',
    description: 'About it',
  });
  expect(changed.json()).toMatchObject({
    about: { title: 'A title of its own', description: 'About it', category: 26 },
    page_url: expect.stringContaining('a-title-of-its-own'),
  });
  await rename(member, id, 'Third name');
  expect((await statusOf(member, id)).about?.title).toBe('A title of its own');
  const emptied = await member.post('/api/members/video-info', { proj_id: id, title: '' });
  expect(emptied.json().about).toMatchObject({ title: 'Third name', description: 'About it' });
  // Called otherwise, the film is still what was published.
  expect((await statusOf(member, id)).outdated).toBe(false);
  expect((await member.list()).results[0].edited_since).toBe(false);
  expect((await member.list({ state: 'making' })).results).toHaveLength(1);
  expect((await member.list({ state: 'draft' })).results).toEqual([]);
  const stranger = await openMember();
  const refused = await stranger.post('/api/members/video-info', { proj_id: id, title: 'Mine' });
  expect(refused.statusCode).toBe(404);
});

const player = {
  color: '#1f6feb',
  action: {
    text: 'Buy tea',
    link: 'https://tea.example/shop?from=video',
    color: '#f0a23c',
    start_seconds: 3,
    shown_seconds: null,
  },
  chapters: [
    { start_seconds: 0, title: 'Hello' },
    { start_seconds: 2, title: '</script><b>Tea</b>' },
  ],
};

it('keeps the player of a video when it is published again, for its owner alone to change', async () => {
  const member = await openMember();
  const id = await saveProject(member, tinyMovie(1));
  const give = (who: typeof member, given: object | null) =>
    who.post('/api/members/video-info', { proj_id: id, player: given });
  expect((await give(member, player)).statusCode).toBe(404);
  await publish(member, id);
  expect((await statusOf(member, id)).player).toBeNull();
  expect((await give(member, player)).json().player).toEqual(player);
  await rename(member, id, 'Newer');
  await publish(member, id);
  expect((await statusOf(member, id)).player).toEqual(player);
  const video = await readPublished(database.db, id);
  expect(video && watchData(video, 'https://videos.example.com').player).toEqual(player);
  expect((await give(await openMember(), null)).statusCode).toBe(404);
  expect((await statusOf(member, id)).player).toEqual(player);
  expect((await give(member, null)).json().player).toBeNull();
});

it('refuses players whose button leads to no page, and what else is no player', async () => {
  const member = await openMember();
  const id = await saveProject(member, tinyMovie(1));
  await publish(member, id);
  const links = [
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,hello',
    '//tea.example',
    '/members.html',
    'https:tea.example',
    'https://tea.example/a b',
    `https://tea.example/${'a'.repeat(2000)}`,
  ];
  const { action, chapters } = player;
  const refused = [
    ...links.map((link) => ({ action: { ...action, link } })),
    { color: 'url(//evil.example)' },
    { action: { ...action, text: 'x'.repeat(81) } },
    { action: { ...action, text: ' ' } },
    { chapters: [...chapters].reverse() },
    { chapters: Array.from({ length: 51 }, (_, at) => ({ start_seconds: at, title: 'Tea' })) },
  ];
  for (const changes of refused) {
    const body = { proj_id: id, player: { ...player, ...changes } };
    const reply = await member.post('/api/members/video-info', body);
    expect([changes, reply.statusCode]).toEqual([changes, 400]);
  }
  expect((await statusOf(member, id)).player).toBeNull();
});

it('says in the list which videos are older than their project', async () => {
  const member = await openMember();
  const id = await saveProject(member, tinyMovie(1));
  const listed = async () => (await member.list()).results[0];
  expect(await listed()).toMatchObject({ edited_since: false });
  await publish(member, id);
  expect(await listed()).toMatchObject({ edited_since: false });
  // A new name is no other film.
  await rename(member, id, 'Newer');
  expect(await listed()).toMatchObject({ edited_since: false });
  await member.save({ id, revision: 2, data_json: JSON.stringify(tinyMovie(2)) });
  expect(await listed()).toMatchObject({ edited_since: true });
  await publish(member, id);
  expect(await listed()).toMatchObject({ edited_since: false });
});

it('names the first slide with a picture, for a thumbnail before there is a video', async () => {
  const member = await openMember();
  const plain = await saveProject(member, movie([slide('a', textItem('t'))]));
  const hidden = { ...pictureItem('h', '/library/hidden.webp'), hide: true } as never;
  const pictures = [slide('a', hidden), slide('b', textItem('t'), pictureItem('p', '/a.png'))];
  const shown = await saveProject(member, movie(pictures));
  const behind = { ...slide('c'), background: { type: 'image', image: '/behind.png' } } as never;
  const backed = await saveProject(member, movie([slide('a'), behind]));
  const ground = '/library/grounds/mesh.webp?s=wide';
  const bare = await saveProject(member, movie([slide('a', pictureItem('g', ground))]));
  const parts = [ground, '/library/objects/sun.webp'];
  const drawn = await saveProject(
    member,
    movie([slide('a', ...parts.map((url, at) => pictureItem(`d${at}`, url)))]),
  );
  const thumbs = Object.fromEntries(
    (await member.list()).results.map((row: { id: number; thumb: object }) => [row.id, row.thumb]),
  );
  expect(thumbs[plain]).toEqual({ slide: 0, url: null });
  expect(thumbs[shown]).toEqual({ slide: 1, url: '/a.png' });
  expect(thumbs[backed]).toEqual({ slide: 1, url: '/behind.png' });
  // A bare backdrop would say nothing about the film.
  expect(thumbs[bare]).toEqual({ slide: 0, url: null });
  // What is drawn on one is the film's subject, and is shown on a ground of its own.
  expect(thumbs[drawn]).toEqual({
    slide: 0,
    url: expect.stringMatching(/^\/library\/pictures\/studio~sun~/),
  });
});

it('holds a custom size to the plan, and an expired plan is a free one', async () => {
  const member = await openMember();
  const size = { width: 1600, height: 1000, custom: true };
  const id = await saveProject(member, tinyMovie(1, { size }));
  const rendered = async () => {
    const rows = await database.db.select().from(renders).where(eq(renders.projectId, id));
    const { quality, watermark, customSize } = rows.at(-1) ?? {};
    return { quality, watermark, customSize };
  };
  await publish(member, id);
  expect(await rendered()).toEqual({ quality: 'sd', watermark: true, customSize: false });
  const setPlan = (planUntil: Date | null) =>
    database.db.update(users).set({ plan: 'pro', planUntil }).where(eq(users.id, member.id));
  await setPlan(new Date(0));
  await publish(member, id);
  expect(await rendered()).toEqual({ quality: 'sd', watermark: true, customSize: false });
  await setPlan(null);
  await publish(member, id);
  expect(await rendered()).toEqual({ quality: 'hd', watermark: false, customSize: true });
});

it('has live pages show the product’s watermark as long as the plan says so', async () => {
  const member = await openMember();
  const id = await saveProject(member, tinyMovie(1));
  await publish(member, id);
  const shown = async () => {
    const video = await readPublished(database.db, id);
    return video && watchData(video, 'https://videos.example.com').watermark;
  };
  expect(await shown()).toBe(true);
  await database.db.update(users).set({ plan: 'pro' }).where(eq(users.id, member.id));
  expect(await shown()).toBe(false);
});

it('says when the video shows less than the browser did', async () => {
  const member = await openMember();
  const id = await saveProject(member, tinyMovie(2));
  const publishAs = async (shown: object) => {
    const body = { action: 'download', proj_id: id, ...shown };
    return (await member.post('/api/members/queue-video', body)).json().message;
  };
  expect(await publishAs({ player_width: 320, player_height: 180, total_time: 2 })).toBeNull();
  expect(await publishAs({ total_time: 3 })).toContain('as it was last saved');
  expect(await publishAs({ player_width: 1920 })).toContain('as it was last saved');
});
