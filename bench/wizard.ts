import { loadavg } from 'node:os';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { listicleWizard } from '../packages/wizards/src/listicle/index.ts';
import type { Figure } from './figure.ts';
import { saveProject } from './save-project.ts';
import { startServerProcess } from './server-process.ts';

/** From the press on a theme until the preview shows it. */
const themeGoalMs = 300;
/** The slowest frames while somebody types, beside the slowest while nobody does. */
const typingGoal = 2;
const themes = ['Deep sea', 'Bold pop', 'Evening studio'];
const aimMs = 200;
const watchedMs = 4000;
const waitMs = 120_000;
const typed = 'the quick brown fox jumps over the lazy dog and then sleeps a while';

/** The film beside the form of a wizard, in a real browser without a graphics card. */
export async function benchWizard(): Promise<Figure[]> {
  const server = await startServerProcess<{ url: string; cookies: string[] }>('./read-server.ts');
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  });
  try {
    const address = new URL(server.target.url).origin;
    const [cookie = ''] = server.target.cookies;
    const [name = '', value = ''] = cookie.split('=');
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name, value, url: address }]);
    const answers = { ...listicleWizard.sampleAnswers(), maxIndex: 9 };
    const id = await saveProject(address, cookie, JSON.stringify(answers), 'listicle-video');
    const open = (step: string) => openWizard(context, `${address}/members.html?pid=${id}`, step);
    return [
      await changeThemes(await open('theme')),
      ...(await typeWhilePlaying(await open('items'))),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function openWizard(context: BrowserContext, page: string, step: string): Promise<Page> {
  const opened = await context.newPage();
  await opened.goto(`${page}#/listicle-video/${step}`);
  const play = opened.getByRole('button', { name: 'Play the video' });
  await play.and(opened.locator(':enabled')).waitFor({ timeout: waitMs });
  return opened;
}

/** Notes when a theme is pressed, and when the large canvas next looks otherwise. */
const watchCanvas = `(() => {
  const canvas = document.querySelector('aside canvas');
  // A few rows: reading all of a canvas over and over would keep the page from what is measured.
  const look = () => [0.2, 0.4, 0.6, 0.8]
    .flatMap((part) => [...canvas.getContext('2d').getImageData(0, Math.floor(part * canvas.height), canvas.width, 1).data])
    .reduce((sum, value) => (sum * 31 + value) % 1000000007, 7);
  const before = look();
  window.noted = { pressed: 0, seen: 0 };
  addEventListener('click', () => { window.noted.pressed = performance.now(); }, { capture: true, once: true });
  const wait = () => {
    if (window.noted.pressed > 0 && look() !== before) window.noted.seen = performance.now();
    else requestAnimationFrame(wait);
  };
  requestAnimationFrame(wait);
})()`;

async function changeThemes(page: Page): Promise<Figure> {
  const tookMs: number[] = [];
  for (const theme of themes) {
    // What was changed last is drawn by now.
    await page.waitForTimeout(3000);
    await page.evaluate(watchCanvas);
    const card = page.getByRole('button', { name: new RegExp(`^${theme}`) });
    // A hand takes so long from reaching a card to pressing it.
    await card.hover();
    await page.waitForTimeout(aimMs);
    await card.click();
    await until(page, 'window.noted.seen > 0');
    tookMs.push(Number(await page.evaluate('window.noted.seen - window.noted.pressed')));
  }
  // What is not saved when a page is closed is asked about by the next one.
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor({ timeout: waitMs });
  await page.close();
  const slowest = Math.max(...tookMs);
  return {
    what: 'wizard, another theme: until the preview shows it',
    value: `${slowest.toFixed(0)} ms`,
    goal: `≤ ${themeGoalMs} ms`,
    met: slowest <= themeGoalMs,
    detail: `${tookMs.map((ms) => ms.toFixed(0)).join(', ')} ms, load ${load()}`,
  };
}

async function typeWhilePlaying(page: Page): Promise<Figure[]> {
  await page.getByRole('button', { name: 'Play the video' }).click();
  await page.waitForTimeout(2000);
  const idle = await slowFrame(page);
  const line = page.getByRole('textbox', { name: 'Line 1' });
  await line.fill('');
  const watching = slowFrame(page);
  await line.pressSequentially(typed, { delay: watchedMs / typed.length });
  const busy = await watching;
  const kept = await line.inputValue();
  await page.close();
  const ratio = busy / idle;
  return [
    {
      what: 'wizard, typing while the preview plays: slowest frames (p95) / without typing',
      value: ratio.toFixed(2),
      goal: `≤ ${typingGoal}`,
      met: ratio <= typingGoal,
      detail: `${busy.toFixed(0)} and ${idle.toFixed(0)} ms, load ${load()}`,
    },
    {
      what: 'wizard, typing while the preview plays: letters that arrived',
      value: `${kept.length} of ${typed.length}`,
      goal: 'all',
      met: kept === typed,
      detail: `a letter every ${(watchedMs / typed.length).toFixed(0)} ms`,
    },
  ];
}

/** The time between frames that nineteen of twenty stay below. */
async function slowFrame(page: Page): Promise<number> {
  return Number(
    await page.evaluate(`new Promise((resolve) => {
      const times = [];
      const began = performance.now();
      let last = began;
      const note = () => {
        const now = performance.now();
        times.push(now - last);
        last = now;
        if (now - began < ${watchedMs}) return requestAnimationFrame(note);
        times.sort((one, other) => one - other);
        resolve(times[Math.floor(times.length * 0.95)]);
      };
      requestAnimationFrame(note);
    })`),
  );
}

/** The page's policy allows no `waitForFunction`. */
async function until(page: Page, condition: string): Promise<void> {
  const end = Date.now() + waitMs;
  while (!(await page.evaluate(condition))) {
    if (Date.now() > end) throw new Error(`The wizard never got so far: ${condition}`);
    await page.waitForTimeout(50);
  }
}

function load(): string {
  return loadavg()[0]?.toFixed(1) ?? '?';
}
