import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signUpVerified } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

const text = (id: string, words: string, at: object = {}) => ({
  id,
  type: 'text',
  x: 160,
  y: 340,
  width: 1600,
  height: 400,
  scaleX: 1,
  scaleY: 1,
  text: `<p style="text-align:center"><b>${words}</b></p>`,
  font: { family: 'Sen', size: 160, color: '#ffffff' },
  timing: { startTime: 0, endTime: 2 },
  ...at,
});

/** Red for two seconds, then blue for two. */
const movie = {
  version: 1,
  frames: [
    {
      id: 'red',
      duration: 2,
      background: { type: 'color', color: '#c00000' },
      items: [text('a', 'First')],
    },
    {
      id: 'blue',
      duration: 2,
      background: { type: 'color', color: '#0000c0' },
      items: [text('b', 'Second')],
    },
  ],
};

async function saveMovie(page: Page, data: object = movie): Promise<number> {
  const reply = await page.request.post('/api/user/projects/save', {
    data: {
      name: 'Two colours',
      category: 'full-video',
      data_json: JSON.stringify(data),
      change_id: randomUUID(),
    },
  });
  return ((await reply.json()) as { id: number }).id;
}

/** The colour in the top left corner of the picture. */
const cornerColor = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const [red = 0, , blue = 0] = canvas.getContext('2d')?.getImageData(2, 2, 1, 1).data ?? [];
    return red > blue ? 'red' : blue > red ? 'blue' : 'neither';
  });

test('a movie plays from slide to slide, stops at its end and can be sought by keyboard', async ({
  page,
}) => {
  await signUpVerified(page, 'plays');
  const id = await saveMovie(page);
  await page.goto(`/player.html?pid=${id}&preview=1`);
  const position = page.getByRole('slider', { name: 'Position' });
  await expect.poll(() => cornerColor(page)).toBe('red');
  await expect(position).toHaveAttribute('aria-valuetext', '0:00 of 0:04, slide 1 of 2');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => cornerColor(page)).toBe('blue');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(position).toHaveAttribute('aria-valuetext', '0:04 of 0:04, slide 2 of 2');

  await page.getByRole('button', { name: 'Play the video' }).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => cornerColor(page)).toBe('red');
  await page.keyboard.press('7');
  await expect.poll(() => cornerColor(page)).toBe('blue');
});

test('the page around the player is told when it is ready, where it is and when it stops', async ({
  page,
}) => {
  await signUpVerified(page, 'framed');
  const id = await saveMovie(page);
  await page.goto('/members.html');
  await page.evaluate((pid) => {
    const told: string[] = [];
    Object.assign(window, { told });
    addEventListener('message', ({ data }) => {
      if (data?.source === 'reelwright-player' && told.at(-1) !== data.type) told.push(data.type);
    });
    const frame = document.createElement('iframe');
    frame.src = `/player.html?pid=${pid}&preview=1&autoplay=1&fIndex=1`;
    document.body.append(frame);
  }, id);
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  await expect.poll(told).toContain('stopped');
  expect((await told()).indexOf('ready')).toBeGreaterThanOrEqual(0);
  expect(await told()).toContain('time');
});

test('a movie that is changed while it plays goes on playing, and its sound too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sounds = { started: 0, stopped: 0 };
    Object.assign(window, { sounds });
    const { start, stop } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      sounds.started += 1;
      start.apply(this, when as [number]);
    };
    AudioBufferSourceNode.prototype.stop = function (at) {
      // At a moment to come is only how it will end.
      if (!at || at <= this.context.currentTime + 0.1) sounds.stopped += 1;
      stop.call(this, at);
    };
  });
  await signUpVerified(page, 'lives');
  const long = movie.frames.map((slide) => ({ ...slide, duration: 30 }));
  const music = { audio: { url: '/library/sample/music.mp3', music_volume: 50 } };
  const before = { ...movie, frames: long, movie: music };
  const id = await saveMovie(page, before);
  let shown: object = before;
  await page.route('**/api/videos/load?*', async (route) => {
    const reply = await route.fetch();
    const json = { ...(await reply.json()), data_json: JSON.stringify(shown) };
    await route.fulfill({ response: reply, json });
  });
  await page.goto(`/player.html?pid=${id}&preview=1&update=1`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const sounds = () =>
    page.evaluate(() => (window as unknown as { sounds: object }).sounds) as Promise<object>;
  await expect.poll(sounds).toEqual({ started: 1, stopped: 0 });
  const canvas = await page.locator('canvas').elementHandle();

  const [red, blue] = long;
  shown = { ...before, frames: [{ ...blue, id: 'new' }, red, blue] };
  await expect.poll(() => cornerColor(page)).toBe('blue');
  const position = page.getByRole('slider', { name: 'Position' });
  await expect(position).toHaveAttribute('aria-valuetext', /of 1:30, slide 1 of 3/);
  expect(await sounds()).toEqual({ started: 1, stopped: 0 });
  expect(await canvas?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

test.describe('what cannot be played', () => {
  test.use({ allowRefusals: true });

  test('is told in a sentence', async ({ page }) => {
    await signUpVerified(page, 'missing');
    for (const [query, sentence] of [
      ['', 'No video was chosen.'],
      ['?pid=999999', "We couldn't find what you asked for."],
      [`?pid=${await saveMovie(page, { version: 1 })}`, 'This video has no slides yet.'],
    ] as const) {
      await page.goto(`/player.html${query}`);
      await expect(page.getByRole('alert')).toHaveText(sentence);
    }
  });

  test('leaves the rest of the movie to be seen', async ({ page }) => {
    await signUpVerified(page, 'broken');
    const broken = { ...text('c', ''), type: 'image', url: '/files/no-such-picture.png' };
    const [first, second] = movie.frames;
    const frames = [{ ...first, items: [broken, ...(first?.items ?? [])] }, second];
    const id = await saveMovie(page, { version: 1, frames });
    const reporting = page.waitForRequest('**/api/members/error-log');
    await page.goto(`/player.html?pid=${id}&preview=1`);
    await expect.poll(() => cornerColor(page)).toBe('red');
    const note = page.getByRole('status');
    await expect(note).toHaveText(
      'Slide #1: The picture “no-such-picture.png” could not be loaded.',
    );
    expect((await reporting).postDataJSON().problems).toEqual([
      { kind: 'missing-picture', url: '/files/no-such-picture.png' },
    ]);
    await expectAccessible(page);
    await note.getByRole('button', { name: 'Dismiss' }).click();
    await expect(note).toBeHidden();

    // Whoever only watches it cannot mend it.
    await page.goto(`/player.html?pid=${id}`);
    await expect.poll(() => cornerColor(page)).toBe('red');
    await expect(note).toBeHidden();
  });
});

test('every kind of effect is there to be looked at, and moves', async ({ page }) => {
  test.slow();
  await page.goto('/members.html#/catalogue');
  for (const [tab, entry] of [
    ['In and out', 'Fade in up'],
    ['While it stays', 'Heartbeat'],
    ['Text effects', 'Typewriter'],
    ['Transitions', 'Push left'],
    ['Overlays and filters', 'Old movie'],
    ['Fonts', 'Montserrat'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('img', { name: `${entry}, an example` })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Text effects' }).click();
  const tile = page.getByRole('button', { name: /Typewriter/ });
  const still = await tile.screenshot();
  await tile.hover();
  await expect.poll(async () => (await tile.screenshot()).equals(still)).toBe(false);
});
