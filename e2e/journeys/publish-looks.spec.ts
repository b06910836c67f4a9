import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answer } from './answer.ts';
import { showAs } from './pretend.ts';
import { showProjects } from './pretend-projects.ts';
import {
  expect,
  expectAccessible,
  expectLooks,
  expectNoSidewaysScroll,
  prepareLooks,
  test,
} from './test.ts';

test.use({ allowRefusals: true });

const library = join(import.meta.dirname, '../../library/sample');
const title = '10 best coffees to brew at home';

const nothing = {
  proj_id: 101,
  status: null,
  video_url: null,
  download_url: null,
  poster_url: null,
  preview_url: null,
  clear_url: null,
  page_url: null,
  embed_url: null,
  audience: null,
  percent: 0,
  slide: null,
  slides: null,
  stage: null,
  seconds_left: null,
  formats: [],
  making_formats: [],
  ahead: null,
  quality: null,
  watermark: false,
  width: null,
  height: null,
  seconds: null,
  bytes: null,
  revision: null,
  outdated: false,
  published_at: null,
  problems: [],
  message: null,
  youtube: null,
};
const address = 'https://videos.example.com';
const made = {
  ...nothing,
  status: 'pass',
  percent: 100,
  quality: 'sd',
  watermark: true,
  width: 854,
  height: 480,
  seconds: 84,
  bytes: 4_200_000,
  outdated: true,
  revision: 2,
  video_url: `${address}/files/videos/ab/abcdef.mp4`,
  download_url: `${address}/files/videos/ab/abcdef.mp4`,
  poster_url: `${address}/files/videos/ab/abcdef.jpg`,
  page_url: `${address}/videos/101-10-best-coffees-to-brew-at-home.html`,
  embed_url: `${address}/embed.html?pid=101`,
  audience: 'link',
  youtube: { state: 'uploading', percent: 42, url: null, message: null },
  problems: [
    { slide: 3, item: 'Picture “mocha.jpg”', problem: 'It could not be opened as a picture.' },
  ],
};
const underWay = {
  ...nothing,
  status: 'processing',
  percent: 42,
  slide: 3,
  slides: 6,
  stage: 'drawing',
  seconds_left: 20,
};
const failed = {
  ...nothing,
  status: 'fail',
  message:
    'The video could not be converted, possibly because a video or an image inside it is broken. Please publish it again, or contact support.',
};

/** The publish popup of a video that does not exist, in this state. */
async function showPopup(page: Page, video: object): Promise<void> {
  await showAs(page);
  await showProjects(page);
  const movie = readFileSync(join(library, 'movie.json'), 'utf8');
  const data_json = movie.replaceAll(/"([\w-]+\.(?:webp|mp3))"/g, '"/library/sample/$1"');
  const project = { id: 101, name: title, title, category: 'full-video', revision: 3 };
  await answer(page, '*/api/user/projects/load*', { json: { ...project, data_json } });
  await showStatus(page, video);
  await answer(page, '*/api/members/leads/form*', { json: { form: null, confirmed: 0 } });
  await answer(page, '*/api/members/youtube', {
    json: { available: true, connected: true, channel: 'Coffee with Mia' },
  });
  await answer(page, '*/videos/*/poster.jpg*', {
    contentType: 'image/webp',
    body: readFileSync(join(library, 'dawn.webp')),
  });
  await page.goto('/members.html#/projects');
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Publish', exact: true }).click();
  await page.getByRole('tab').first().waitFor();
}

async function showStatus(page: Page, video: object): Promise<void> {
  await answer(page, '*/api/members/vid-status', { json: video });
  await answer(page, '*/api/members/video-progress*', {
    contentType: 'text/event-stream',
    body: `retry: 600000\ndata: ${JSON.stringify(video)}\n\n`,
  });
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

const wideAndNarrow = [1440, 640];

/** The film beside the words is black until its pictures are there. */
async function untilDrawn(page: Page): Promise<void> {
  const film = page.getByRole('dialog').locator('canvas').first();
  const brightness = () =>
    film.evaluate((canvas: HTMLCanvasElement) => {
      const { data } =
        canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      return Math.max(...(data?.slice(0, 400) ?? []).filter((_, at) => at % 4 !== 3));
    });
  await expect.poll(brightness).toBeGreaterThan(60);
}

test('the ways to publish look right', async ({ page }) => {
  await prepareLooks(page, 1440);
  await showPopup(page, nothing);
  await tab(page, 'Generate leads');
  await untilDrawn(page);
  await expectLooks(page, 'publish-leads', wideAndNarrow);
  await tab(page, 'Publish on YouTube');
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  await expectLooks(page, 'publish-youtube', wideAndNarrow);
  await tab(page, 'Embed code');
  await expectLooks(page, 'publish-embed', [1440]);
});

for (const [name, video] of Object.entries({ working: underWay, ready: made })) {
  test(`a video that is ${name} looks right`, async ({ page }) => {
    await prepareLooks(page, 1440);
    await showPopup(page, video);
    const shown = name === 'working' ? 'Processing video' : 'Your video';
    await page.getByRole('tab', { name: shown, selected: true }).waitFor();
    // One that is ready shows its poster instead.
    if (name === 'working') await untilDrawn(page);
    await expectLooks(page, `publish-${name}`, wideAndNarrow);
  });
}

test('the page of a video looks right', async ({ page }) => {
  await prepareLooks(page, 1440);
  await showPage(page, 'watch');
  await page.goto('/pretend-watch.html');
  await page.locator('video').waitFor();
  await expectLooks(page, 'video-watch', wideAndNarrow);
});

test('an embedded video looks right in a small frame', async ({ page }) => {
  await prepareLooks(page, 640);
  await page.setViewportSize({ width: 480, height: 270 });
  await showPage(page, 'embed');
  await page.goto('/pretend-embed.html');
  await page.locator('video').waitFor();
  await expectNoSidewaysScroll(page);
  await expect(page).toHaveScreenshot('video-embed.png');
  await expectAccessible(page);
});

test('a video that is held up says so, and can still be cancelled', async ({ page }) => {
  await prepareLooks(page, 640);
  const message = 'Something went wrong on our side. We try again by ourselves in a moment';
  await showPopup(page, { ...underWay, seconds_left: null, message });
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText('42 %')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  await expectNoSidewaysScroll(page);
});

test('a video that failed says why and is published again', async ({ page }) => {
  await prepareLooks(page, 1024);
  await showPopup(page, failed);
  await expect(page.getByRole('alert')).toContainText('a video or an image inside it is broken');
  await expectLooks(page, 'publish-failed', [1024]);
  await showStatus(page, underWay);
  const sent = page.waitForRequest('**/api/members/queue-video');
  await answer(page, '*/api/members/queue-video', { json: underWay });
  await page.getByRole('dialog').getByRole('button', { name: 'Publish again' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ action: 'download', proj_id: 101 });
  await expect(page.getByText('Drawing slide 3 of 6, about 20 s left')).toBeVisible();
});

test('who has no minutes left is offered more of them', async ({ page }) => {
  await prepareLooks(page, 1024);
  await showPopup(page, nothing);
  await answer(page, '*/api/members/queue-video', {
    status: 403,
    errorCode: 'video-quota',
    json: { error: 'This does not fit into your quota.' },
  });
  await tab(page, 'Download as MP4');
  await page.getByRole('button', { name: 'Make the MP4' }).click();
  await expect(page.getByRole('dialog', { name: 'Get more video minutes' })).toBeVisible();
});

/** A page of a video as the server sends it, for one that does not exist. */
async function showPage(page: Page, name: string): Promise<void> {
  const template = readFileSync(
    join(import.meta.dirname, `../../apps/web/dist/${name}.html`),
    'utf8',
  );
  const video = {
    id: 101,
    title: '10 best coffees to brew at home',
    width: 1920,
    height: 1080,
    formats: [],
    description:
      'A countdown of the coffees worth getting up for, from a plain filter to flat white.\n\nRecipes are on our blog.',
    pageUrl: `${address}/videos/101-10-best-coffees.html`,
    embedUrl: `${address}/embed.html?pid=101`,
    videoUrl: `${address}/videos/101/video.mp4`,
    posterUrl: `${address}/library/sample/dawn.webp`,
    captionsUrl: `${address}/videos/101/captions.vtt`,
    seconds: 84,
    lead: null,
    publishedAt: '2026-01-02T12:04:00Z',
  };
  const data = `<script type="application/json" id="page-data">${JSON.stringify(video)}</script>`;
  await answer(page, '*/videos/101/captions.vtt', { contentType: 'text/vtt', body: 'WEBVTT\n' });
  await answer(page, `*/pretend-${name}.html`, {
    contentType: 'text/html',
    body: template.replace('<!--page-head-->', data),
  });
}
