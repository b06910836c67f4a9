import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Figure } from './figure.ts';
import { saveProject } from './save-project.ts';
import { startServerProcess } from './server-process.ts';
import { slowestOf, typeLetters } from './type-letters.ts';

const dragGoal = 1.5;
const typingGoal = 2;
/** Of the frames of a page on which nothing happens. */
const scrollGoal = 0.9;
/** The heap after the last of the projects, beside the heap after the third. */
const growthGoal = 1.1;
const watchedMs = 4000;
const waitMs = 60_000;
const opened = 20;

/** The full editor in a real browser without a graphics card: dragging, typing, and what it keeps of projects. */
export async function benchEditor(): Promise<Figure[]> {
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
    const save = (data: object) => saveProject(address, cookie, JSON.stringify(data), 'full-video');
    const crowded = await save(project(50));
    const plain = await save(project(1));
    const long = await save(longProject(500));
    const [third = 0] = [await save(project(20)), await save(project(20)), await save(project(20))];
    return [
      await dragOne(await openEditor(context, address, crowded)),
      await typeOnStage(
        await openEditor(context, address, plain),
        await openPlainEditor(await browser.newContext(), ''),
        await openPlainEditor(await browser.newContext(), redrawnCanvas),
      ),
      await scrollFilm(await openEditor(context, address, long, 'Text 0'), await context.newPage()),
      await openInTurn(await openEditor(context, address, third)),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** One slide of texts and boxes side by side; the first one lies in front, in the middle. */
function project(items: number) {
  const place = { width: 220, height: 120, scaleX: 1, scaleY: 1 };
  const timing = { startTime: 0, endTime: 5 };
  const others = Array.from({ length: items - 1 }, (_, index) => ({
    id: `item${index}`,
    type: 'text',
    text: `<p>Item <b>${index}</b></p>`,
    timing,
    ...place,
    x: 40 + (index % 8) * 230,
    y: 30 + Math.floor(index / 8) * 150,
    font: { size: 40 },
    bg: { type: 'color', color: index % 2 ? '#dfe7ff' : '#ffe9d6' },
  }));
  const dragged = {
    id: 'dragged',
    type: 'text',
    text: '<p>Drag me</p>',
    timing,
    ...place,
    x: 850,
    y: 480,
    font: { size: 48 },
    bg: { type: 'color', color: '#c9f2d6' },
  };
  return { version: 1, frames: [{ id: 'slide', title: 'Slide #1', items: [...others, dragged] }] };
}

/** Many slides with a text each. */
function longProject(slides: number) {
  const [words] = project(1).frames[0]?.items ?? [];
  const frames = Array.from({ length: slides }, (_, index) => ({
    id: `slide${index}`,
    title: `Slide #${index + 1}`,
    items: [{ ...words, id: `text${index}`, text: `<p>Text ${index}</p>` }],
  }));
  return { version: 1, frames };
}

async function openEditor(
  context: BrowserContext,
  address: string,
  id: number,
  first = 'Drag me',
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${address}/members.html?pid=${id}#/full-video`);
  await onStage(page, first).waitFor({ timeout: waitMs });
  // Fonts, thumbnails and what comes when there is time are there by then.
  await page.waitForTimeout(2000);
  return page;
}

const onStage = (page: Page, name: string) =>
  page.getByTestId('stage').getByRole('button', { name, exact: true });

/** Scrolls the film's timeline through five hundred slides, beside a page with nothing on it. */
async function scrollFilm(page: Page, empty: Page): Promise<Figure> {
  await page.getByText('Film', { exact: true }).click();
  const film = page.getByRole('region', { name: 'Timeline of the film' });
  await film.waitFor();
  await page.waitForTimeout(2000);
  await page.bringToFront();
  const scrolling = Number(
    await page.evaluate(
      framesInTime(
        `document.querySelector('[aria-label="Timeline of the film"]').scrollLeft += 30`,
      ),
    ),
  );
  await page.close();
  await empty.bringToFront();
  const resting = Number(await empty.evaluate(framesInTime('')));
  await empty.close();
  const ratio = scrolling / resting;
  return {
    what: 'editor, frames while the timeline of 500 slides is scrolled / frames of an empty page',
    value: ratio.toFixed(2),
    goal: `≥ ${scrollGoal}`,
    met: ratio >= scrollGoal,
    detail: `${scrolling} and ${resting} frames in ${watchedMs / 1000} s, load ${load()}`,
  };
}

const framesInTime = (each: string) => `new Promise((resolve) => {
  const began = performance.now();
  let frames = 0;
  requestAnimationFrame(function count() {
    ${each};
    frames += 1;
    if (performance.now() - began < ${watchedMs}) requestAnimationFrame(count);
    else resolve(frames);
  });
})`;

async function dragOne(page: Page): Promise<Figure> {
  const stage = await page.getByTestId('stage').boundingBox();
  if (!stage) throw new Error('The stage is not drawn');
  const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  const resting = await framesWhileMoving(page, middle);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  const dragging = await framesWhileMoving(page, middle);
  await page.mouse.up();
  await page.close();
  const ratio = dragging / resting;
  return {
    what: 'editor, frames while one of 50 items is dragged / while the pointer only moves',
    value: ratio.toFixed(2),
    goal: `≤ ${dragGoal}`,
    met: ratio <= dragGoal,
    detail: `${dragging.toFixed(1)} and ${resting.toFixed(1)} ms a frame, load ${load()}`,
  };
}

/** Milliseconds a frame takes on average, while the pointer goes round. */
async function framesWhileMoving(page: Page, { x, y }: { x: number; y: number }): Promise<number> {
  const watching = page.evaluate(`new Promise((resolve) => {
    const began = performance.now();
    let frames = 0;
    const count = () => {
      frames += 1;
      const ms = performance.now() - began;
      if (ms < ${watchedMs}) requestAnimationFrame(count);
      else resolve(ms / frames);
    };
    requestAnimationFrame(count);
  })`);
  const end = Date.now() + watchedMs;
  for (let step = 0; Date.now() < end; step += 1) {
    const turn = (step / 40) * 2 * Math.PI;
    await page.mouse.move(x + 150 * Math.cos(turn), y + 90 * Math.sin(turn));
  }
  return Number(await watching);
}

/** Counts what is drawn on the stage, which reading its picture back would slow down. */
const countDrawing = `(() => {
  const canvas = document.querySelector('[data-testid="stage"] canvas');
  window.drawn = 0;
  for (const call of ['clearRect', 'fillRect', 'drawImage', 'fillText', 'fill']) {
    const draw = CanvasRenderingContext2D.prototype[call];
    CanvasRenderingContext2D.prototype[call] = function (...given) {
      if (this.canvas === canvas) window.drawn += 1;
      return draw.apply(this, given);
    };
  }
})()`;

/** What every editor has to do that shows what is typed on a canvas: nothing but one line, drawn anew for every letter. */
const redrawnCanvas = `<canvas width="764" height="430"></canvas><script>
  const context = document.querySelector('canvas').getContext('2d');
  context.font = '48px sans-serif';
  addEventListener('input', () => requestAnimationFrame(() => {
    context.clearRect(0, 0, 764, 430);
    context.fillText(document.querySelector('.ProseMirror').textContent, 20, 200);
  }));
</script>`;

async function typeOnStage(page: Page, peer: Page, drawingPeer: Page): Promise<Figure> {
  const stage = await page.getByTestId('stage').boundingBox();
  if (!stage) throw new Error('The stage is not drawn');
  await page.mouse.dblclick(stage.x + stage.width / 2, stage.y + stage.height / 2);
  await page.getByRole('textbox', { name: 'Text on the slide' }).waitFor({ state: 'attached' });
  await page.evaluate(countDrawing);
  const ours = slowestOf(await typeLetters(page, 'window.drawn'));
  await page.close();
  const peers: number[] = [];
  for (const each of [peer, drawingPeer]) {
    await each.locator('.ProseMirror').click();
    const letters = await typeLetters(each, `document.querySelector('.ProseMirror').textContent`);
    peers.push(slowestOf(letters));
    await each.close();
  }
  const [theirs = 0, drawing = 0] = peers;
  const ratio = ours / theirs;
  return {
    what: 'editor, from a key to its letter on the stage (p95) / in an empty Tiptap',
    value: ratio.toFixed(2),
    goal: `≤ ${typingGoal}`,
    met: ratio <= typingGoal,
    detail: `${ours.toFixed(0)} and ${theirs.toFixed(0)} ms; ${drawing.toFixed(0)} ms in a Tiptap that draws its text on a canvas too; load ${load()}`,
  };
}

/** The same editor library on a page with nothing else. */
async function openPlainEditor(context: BrowserContext, beside: string): Promise<Page> {
  const { rolldown } = await import('rolldown');
  const web = createRequire(new URL('../apps/web/package.json', import.meta.url));
  const entry = '\0plain-editor';
  const bundle = await rolldown({
    input: entry,
    cwd: fileURLToPath(new URL('../apps/web', import.meta.url)),
    logLevel: 'silent',
    plugins: [
      {
        name: 'plain-editor',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import { Editor } from ${JSON.stringify(web.resolve('@tiptap/core'))};
               import { StarterKit } from ${JSON.stringify(web.resolve('@tiptap/starter-kit'))};
               new Editor({ element: document.body, extensions: [StarterKit] });`
            : undefined,
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  const page = await context.newPage();
  await page.setContent(`<body>${beside}</body>`);
  await page.addScriptTag({ content: output[0].code });
  return page;
}

/** Opens projects in one page, one after the other, and looks at what it has kept of them. */
async function openInTurn(page: Page): Promise<Figure> {
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 2 ** 20;
  };
  const heaps: number[] = [];
  for (let count = 0; count < opened; count += 1) {
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'Open a project…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open a project' });
    const row = dialog.getByRole('listitem').nth(count % 5);
    await row.getByRole('link', { name: /^Open/ }).first().click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByTestId('stage').getByRole('button').first().waitFor({ timeout: waitMs });
    await page.waitForTimeout(500);
    heaps.push(await heap());
  }
  await page.close();
  const [third = 1, last = 1] = [heaps[2], heaps.at(-1)];
  return {
    what: `editor, memory after ${opened} projects in turn / after three`,
    value: (last / third).toFixed(2),
    goal: `≤ ${growthGoal}`,
    met: last / third <= growthGoal,
    detail: `${last.toFixed(1)} and ${third.toFixed(1)} MB of script memory`,
  };
}

function load(): string {
  return loadavg()[0]?.toFixed(1) ?? '?';
}
