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
const WAIT_MS = 120_000;

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
    return figures;
  } finally {
    await browser.close();
    await server.stop();
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
    timeout: WAIT_MS,
  });
  await play.click({ timeout: WAIT_MS });
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
