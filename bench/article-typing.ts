import { loadavg } from 'node:os';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { newProjectData, type ProjectData } from '@reelwright/movie';
import { withParas, withSentences } from '@reelwright/wizards/article';
import type { Figure } from './figure.ts';
import { saveProject } from './save-project.ts';
import { startServerProcess } from './server-process.ts';
import { slowestOf, typeLetters } from './type-letters.ts';

const [fewLines, manyLines] = [10, 390];
const ratioGoal = 2;
const goalMs = 50;
const waitMs = 120_000;

/** Typing in a line of an article, in a real browser: a long article must not be felt. */
export async function benchArticleTyping(): Promise<Figure[]> {
  const server = await startServerProcess<{ url: string; cookies: string[] }>('./read-server.ts');
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const address = new URL(server.target.url).origin;
    const [cookie = ''] = server.target.cookies;
    const [name = '', value = ''] = cookie.split('=');
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name, value, url: address }]);
    const lettersOf = async (lines: number) => {
      const id = await saveProject(
        address,
        cookie,
        JSON.stringify(articleOf(lines)),
        'article-video',
      );
      const page = await openEditStep(context, `${address}/members.html?pid=${id}`);
      await page.getByRole('textbox', { name: 'Line 3', exact: true }).focus();
      await page.keyboard.press('End');
      const processor = await watchProcessor(page);
      const shown = await typeLetters(
        page,
        'document.activeElement.value',
        'thinking',
        processor.note,
      );
      // What is not saved when a page is closed is asked about by the next one.
      await page
        .getByText(/^Saved/)
        .first()
        .waitFor({ timeout: waitMs });
      await page.close();
      return { times: processor.times, shownMs: slowestOf(shown) };
    };
    const few = slowestOf((await lettersOf(fewLines)).times);
    const { times, shownMs } = await lettersOf(manyLines);
    const many = slowestOf(times);
    const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    return [
      {
        what: `article, a letter in one of ${manyLines} lines (p95) / in one of ${fewLines}`,
        value: (many / few).toFixed(2),
        goal: `≤ ${ratioGoal}`,
        met: many / few <= ratioGoal,
        detail: `${many.toFixed(0)} and ${few.toFixed(0)} ms, load ${load()}`,
      },
      {
        what: `article, processor time of a letter in one of ${manyLines} lines (p95)`,
        value: `${many.toFixed(0)} ms`,
        goal: `≤ ${goalMs} ms`,
        met: many <= goalMs,
        detail: `median ${median.toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms; by the clock from key to frame p95 ${shownMs.toFixed(0)} ms, load ${load()}`,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * The processor time of the page's main thread between two letters, with all that follows a letter: drawing, saving, the
 * film. Others who use the machine don't count.
 */
async function watchProcessor(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const now = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const times: number[] = [];
  let before = await now();
  const note = async () => {
    const after = await now();
    times.push(after - before);
    before = after;
  };
  return { times, note };
}

async function openEditStep(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${address}#/article-video/edit`);
  const play = page.getByRole('button', { name: 'Play the video' });
  await play.and(page.locator(':enabled')).waitFor({ timeout: waitMs });
  // Later screens and pictures are there by then.
  await page.waitForTimeout(5000);
  return page;
}

function articleOf(count: number): ProjectData {
  const lines = Array.from({ length: count }, (_, at) =>
    at % 5 === 0
      ? `In ${1500 + at} about ${at + 2} thousand cups of coffee were sold.`
      : `Line ${at} tells of a town by the sea in which people drank their coffee slowly.`,
  );
  const body = Array.from(
    { length: Math.ceil(count / 5) },
    (_, at) => `<p>${lines.slice(at * 5, at * 5 + 5).join(' ')}</p>`,
  ).join('');
  const info = { type: 'paste' as const, title: 'All about coffee', body };
  const data = { ...newProjectData(), keyword: 'coffee', maxIndex: 3, info };
  return withSentences(withParas(data));
}

function load(): string {
  return loadavg()[0]?.toFixed(1) ?? '?';
}
