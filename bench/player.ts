import { loadavg } from 'node:os';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { landscape } from '../e2e/stage/sample-pictures.ts';
import type { Figure } from './figure.ts';
import { saveProject } from './save-project.ts';
import { startServerProcess } from './server-process.ts';
import { photoUrl, stageMovies } from './stage-movies.ts';

/** Of what the browser itself could show: movies have 30 frames a second, screens 60. */
const goal = 0.5;
const watchedMs = 4000;
const size = { width: 1280, height: 720 };
const waitMs = 120_000;
const changeGoalMs = 100;

/** Frames per second of the player at 720p in a real browser without a graphics card, beside an empty page's. */
export async function benchPlayer(): Promise<Figure[]> {
  const server = await startServerProcess<{ url: string; cookies: string[] }>('./read-server.ts');
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const address = new URL(server.target.url).origin;
    const [cookie = ''] = server.target.cookies;
    const [name = '', value = ''] = cookie.split('=');
    // The bar of the player takes the rest.
    const context = await browser.newContext({ viewport: { ...size, height: size.height + 200 } });
    await context.addCookies([{ name, value, url: address }]);
    const photo = landscape(1920, 1200);
    await context.route(`**${photoUrl}`, (route) =>
      route.fulfill({ body: photo, contentType: 'image/png' }),
    );
    const figures: Figure[] = [];
    for (const [what, movie] of Object.entries(stageMovies)) {
      const id = await saveProject(address, cookie, JSON.stringify(movie));
      const empty = await emptyRate(context);
      const { rate, drawn } = await playedRate(context, `${address}/player.html?pid=${id}&loop=1`);
      figures.push({
        what: `player, ${what}: frames per second / empty page`,
        value: (rate / empty).toFixed(2),
        goal: `≥ ${goal}`,
        met: rate / empty >= goal,
        detail: `${rate.toFixed(0)} and ${empty.toFixed(0)} at ${drawn}, load ${loadavg()[0]?.toFixed(1)}`,
      });
    }
    figures.push(await changeWhilePlaying(context, address, cookie));
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Notes when a changed movie has arrived, when it is seen, and every sound that is started or cut off. */
const watchChange = `(() => {
  const noted = { arrived: 0, seen: 0, started: 0, stopped: 0 };
  window.noted = noted;
  const { fetch } = window;
  window.fetch = async (...asked) => {
    const reply = await fetch(...asked);
    const text = reply.text.bind(reply);
    reply.text = async () => {
      const shown = await text();
      if (!noted.arrived && shown.includes('the-changed-slide')) noted.arrived = performance.now();
      return shown;
    };
    reply.json = async () => JSON.parse(await reply.text());
    return reply;
  };
  const { start, stop } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    noted.started += 1;
    return start.apply(this, when);
  };
  AudioBufferSourceNode.prototype.stop = function (at = 0) {
    if (at <= this.context.currentTime + 0.1) noted.stopped += 1;
    return stop.call(this, at);
  };
  const look = () => {
    const canvas = document.querySelector('canvas');
    const [red, , blue] = canvas?.getContext('2d')?.getImageData(2, 2, 1, 1).data ?? [];
    if (!noted.seen && blue > 150 && red < 50) noted.seen = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

/** A movie is changed while it plays: how soon that is seen, and whether its sound goes on. */
async function changeWhilePlaying(
  context: BrowserContext,
  address: string,
  cookie: string,
): Promise<Figure> {
  const { frames } = Object.values(stageMovies)[2] ?? { frames: [] };
  const music = { audio: { url: '/library/sample/music.mp3', music_volume: 50 } };
  const before = {
    version: 1,
    frames: frames.map((slide) => ({ ...slide, duration: 60 })),
    movie: music,
  };
  const changed = before.frames.map((slide) => ({
    ...slide,
    title: 'the-changed-slide',
    background: { type: 'color', color: '#0000c0' },
  }));
  const id = await saveProject(address, cookie, JSON.stringify(before));
  const page = await context.newPage();
  await page.addInitScript(watchChange);
  let isChanged = false;
  await page.route('**/api/videos/load?*', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as object;
    const data_json = JSON.stringify(isChanged ? { ...before, frames: changed } : before);
    await route.fulfill({ response, json: { ...json, data_json } });
  });
  await page.goto(`${address}/player.html?pid=${id}&update=1`);
  await page.getByRole('button', { name: 'Play', exact: true }).click({ timeout: waitMs });
  await until(page, 'window.noted.started === 1');
  isChanged = true;
  await until(page, 'window.noted.seen > 0');
  // Long enough for the sounds of the changed movie to have been taken over.
  await page.waitForTimeout(1000);
  const noted = (await page.evaluate('window.noted')) as Record<
    'arrived' | 'seen' | 'started' | 'stopped',
    number
  >;
  await page.close();
  const tookMs = noted.seen - noted.arrived;
  const goesOn = noted.started === 1 && noted.stopped === 0;
  return {
    what: 'player, a movie changed while it plays: until it is seen',
    value: `${tookMs.toFixed(0)} ms`,
    goal: `≤ ${changeGoalMs} ms, without a gap in sound`,
    met: tookMs <= changeGoalMs && goesOn,
    detail: goesOn ? 'its music was never stopped' : 'its music was started again',
  };
}

/** The page's policy allows no `waitForFunction`. */
async function until(page: Page, condition: string): Promise<void> {
  const end = Date.now() + waitMs;
  while (!(await page.evaluate(condition))) {
    if (Date.now() > end) throw new Error(`The player never got so far: ${condition}`);
    await page.waitForTimeout(50);
  }
}

async function emptyRate(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const rate = await frameRate(page);
  await page.close();
  return rate;
}

async function playedRate(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto(address);
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await page.getByRole('button', { name: 'Play the video' }).and(page.locator(':enabled')).waitFor({
    timeout: waitMs,
  });
  await play.click({ timeout: waitMs });
  const rate = await frameRate(page);
  const drawn = await page.evaluate(
    "(({ width, height }) => width + ' × ' + height)(document.querySelector('canvas'))",
  );
  await page.close();
  return { rate, drawn: String(drawn) };
}

/** The player draws whenever the browser asks for a frame, so counting those counts drawn ones. */
async function frameRate(page: Page): Promise<number> {
  return Number(
    await page.evaluate(`new Promise((resolve) => {
      const began = performance.now();
      let frames = 0;
      const count = () => {
        frames += 1;
        const spent = performance.now() - began;
        if (spent < ${watchedMs}) requestAnimationFrame(count);
        else resolve((1000 * frames) / spent);
      };
      requestAnimationFrame(count);
    })`),
  );
}
