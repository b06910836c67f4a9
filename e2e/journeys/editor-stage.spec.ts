import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { signUpVerified } from './people.ts';
import { expectSaved, loadProject, makeProject, openEditor } from './project-tools.ts';
import { expect, expectAccessible, test } from './test.ts';
import { expectToast } from './toasts.ts';

interface SavedItem {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly text?: string;
  readonly timing?: { readonly startTime: number; readonly endTime: number };
}

const timing = { startTime: 0, endTime: 5 };
const aligned = '<p style="text-align: left">Left</p>';
const place = { width: 400, height: 200, scaleX: 1, scaleY: 1, timing };
const frames = [
  {
    id: 'slide0',
    title: 'Slide #1',
    items: [
      { id: 'left', type: 'text', text: aligned, x: 200, y: 400, font: { size: 80 }, ...place },
      { id: 'right', type: 'text', text: 'Right', x: 1200, y: 400, font: { size: 80 }, ...place },
    ],
  },
];

async function saved(page: Page, id: number): Promise<readonly SavedItem[]> {
  await expectSaved(page);
  return JSON.parse((await loadProject(page, id)).data_json).frames[0].items;
}

/** How much of the first canvas in here is not white. */
function paintedShare(within: Locator): Promise<number> {
  return within
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? {};
      let painted = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 240) painted += 1;
      return painted / (width * height);
    });
}

test('items are selected, dragged, resized, copied, lined up, timed and typed in on the stage', async ({
  page,
}) => {
  await signUpVerified(page, 'stage');
  const id = await makeProject(page, 'Touched', [], { frames });
  await openEditor(page, id);
  const stage = page.getByTestId('stage');
  const box = await stage.boundingBox();
  if (!box) throw new Error('The stage is not drawn');
  const scale = box.width / 1920;
  const at = (x: number, y: number) => [box.x + x * scale, box.y + y * scale] as const;
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 5 });
    await page.mouse.up();
  };
  const item = (name: string) => stage.getByRole('button', { name, exact: true });

  // One is dragged where nothing attracts it; one undo brings it back.
  await drag(at(400, 500), at(500, 900));
  await expect(item('Left')).toHaveAttribute('aria-pressed', 'true');
  const top = page.getByLabel('Top', { exact: true }).first();
  await expect(top).toHaveValue(/^[78]\d\d(\.\d+)?$/);
  await page.keyboard.press('Control+z');
  await expect(top).toHaveValue('400');

  // Arrow keys nudge; a band around both selects both; both are lined up at the top.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(top).toHaveValue('406');
  await drag(at(100, 300), at(1700, 700));
  await expect(item('Left')).toHaveAttribute('aria-pressed', 'true');
  await expect(item('Right')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Align top' }).click();
  await expect(top).toHaveValue('400');

  // The right handle makes one wider.
  await page.mouse.click(...at(1400, 500));
  await drag(at(1600, 500), at(1750, 500));
  const wider = (await saved(page, id))[1];
  expect(wider?.x).toBe(1200);
  expect(wider?.scaleX).toBeGreaterThan(1.3);

  // A copy, and the slide without it again.
  await page.keyboard.press('Control+d');
  await expect(item('Right')).toHaveCount(2);
  await page.keyboard.press('Delete');
  await expect(item('Right')).toHaveCount(1);

  // Typing happens on the picture, aligned as the words before; with what is selected made bold.
  await page.mouse.dblclick(...at(400, 500));
  await page.keyboard.type('Typed here');
  await page.keyboard.press('Control+a');
  await page.getByRole('toolbar', { name: 'Text formatting' }).getByLabel('Bold').click();
  expect((await saved(page, id))[0]?.text).toBe(
    '<p style="text-align: left"><b>Typed here</b></p>',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // Its bar on the timeline is made shorter by its end.
  const bar = page.getByRole('button', { name: /^Typed here: from 0.0 to 5.0/ });
  const bounds = await bar.boundingBox();
  if (!bounds) throw new Error('The bar is not drawn');
  const middle = bounds.y + bounds.height / 2;
  await drag([bounds.x + bounds.width - 3, middle], [bounds.x + bounds.width * 0.6 - 3, middle]);
  const timed = (await saved(page, id))[0]?.timing;
  expect(timed?.startTime).toBe(0);
  expect(timed?.endTime).toBe(3);

  // Everything taken back is the first document again.
  for (let count = 0; count < 12; count += 1) await page.keyboard.press('Control+z');
  const first = await saved(page, id);
  expect(first.map(({ x, y, scaleX, text }) => ({ x, y, scaleX, text }))).toEqual([
    { x: 200, y: 400, scaleX: 1, text: aligned },
    { x: 1200, y: 400, scaleX: 1, text: 'Right' },
  ]);
});

test('files and words from elsewhere come onto the slide, and layers are split and stepped through', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUpVerified(page, 'bring');
  const id = await makeProject(page, 'Brought', [], { frames });
  await openEditor(page, id);
  const layers = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
  await expect(layers).toHaveCount(2);

  // It is seen as soon as it is there, without being touched: on the stage and in the list of slides.
  const canvases = [page.getByTestId('stage'), page.getByRole('navigation', { name: 'Slides' })];
  for (const canvas of canvases) {
    await expect.poll(() => paintedShare(canvas)).toBeLessThan(0.1);
  }
  await dropFile(page, '../library/sample/sea.webp', 'image/webp');
  await expect(layers.filter({ hasText: 'Sea' })).toHaveCount(1);
  for (const canvas of canvases) {
    await expect.poll(() => paintedShare(canvas), { timeout: 2000 }).toBeGreaterThan(0.1);
  }

  // Words of another program become a text; what was copied here is pasted as it is.
  await page.evaluate(() => navigator.clipboard.writeText('Tea & <cake>'));
  await page.keyboard.press('Control+v');
  await expect(layers.filter({ hasText: 'Tea & <cake>' })).toHaveCount(1);
  await page.keyboard.press('Control+c');
  await expectToast(page, 'Copied to clipboard. Press Ctrl+V to paste');
  await page.keyboard.press('Control+v');
  await expect(layers.filter({ hasText: 'Tea & <cake>' })).toHaveCount(2);

  // Nothing is selected: every layer is cut where the playhead stands; then one frame on.
  await page.keyboard.press('Escape');
  const head = page.getByRole('slider', { name: 'Playhead' });
  const before = await head.getAttribute('aria-valuetext');
  await page.keyboard.press('s');
  await expect(layers).toHaveCount(10);
  await page.keyboard.press('j');
  await expect(head).not.toHaveAttribute('aria-valuetext', before ?? '');
  await page.keyboard.press('k');
  const items = await saved(page, id);
  expect(items).toHaveLength(10);
  const ends = new Set(items.map(({ timing }) => timing?.endTime));
  expect(ends.size).toBe(2);
});

test('a picture is cropped and turned in its place, and two fingers and Space move the view', async ({
  page,
}) => {
  await signUpVerified(page, 'crop');
  const picture = { id: 'sea', type: 'image', url: '/library/sample/sea.webp', x: 460, y: 140 };
  const size = { width: 1000, height: 800, scaleX: 1, scaleY: 1, timing };
  const slide = { id: 'slide0', title: 'Slide #1', items: [{ ...picture, ...size }] };
  const id = await makeProject(page, 'Cropped', [], { frames: [slide] });
  await openEditor(page, id);
  const stage = page.getByTestId('stage');
  const box = await stage.boundingBox();
  if (!box) throw new Error('The stage is not drawn');
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;

  // Zoomed with the wheel, moved with the mouse, cut at its right edge.
  await page.mouse.dblclick(...middle);
  const crop = page.getByRole('group', { name: /^Crop the picture/ });
  await expect(crop).toBeFocused();
  await expect(crop.locator('[data-at="e"]')).toBeVisible();
  await page.mouse.wheel(0, -200);
  await page.mouse.down();
  await page.mouse.move(middle[0] + 60, middle[1] + 30, { steps: 3 });
  await page.mouse.up();
  const edge = await crop.locator('[data-at="e"]').boundingBox();
  if (!edge) throw new Error('The handle is not drawn');
  await page.mouse.move(edge.x + 9, edge.y + 9);
  await page.mouse.down();
  await page.mouse.move(edge.x - 91, edge.y + 9, { steps: 3 });
  await page.mouse.up();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(crop).toBeHidden();
  const [cut] = (await saved(page, id)) as readonly (SavedItem & {
    zoom?: number;
    position?: string;
  })[];
  expect(cut?.zoom).toBeGreaterThan(1.8);
  expect(cut?.position).toMatch(/^\d+(\.\d+)?% \d+(\.\d+)?%$/);
  expect(cut).toMatchObject({ x: 460, y: 140 });
  expect(cut?.scaleX).toBeLessThan(0.9);

  // Two fingers on the selected picture turn it and make it larger, in one step; the view stays as it is.
  const touches = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...places: [x: number, y: number][]
  ) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(([x, y], id) => ({ x: middle[0] + x, y: middle[1] + y, id })),
    });
  /** One finger after the other comes down; both end somewhere else. */
  const pinch = async (...ways: [x: number, y: number][]) => {
    await touch('touchStart', [-60, 0]);
    await touch('touchStart', [-60, 0], [60, 0]);
    for (const [x, y] of ways) await touch('touchMove', [-x, -y], [x, y]);
    await touch('touchEnd');
  };
  await pinch([50, 30], [30, 60], [0, 90]);
  const [turned] = (await saved(page, id)) as readonly (SavedItem & { angle: number })[];
  expect(turned?.angle).toBeCloseTo(90);
  expect((turned?.scaleX ?? 0) / (cut?.scaleX ?? 1)).toBeCloseTo(1.5);
  expect((await stage.boundingBox())?.width).toBe(box.width);
  await page.keyboard.press('ControlOrMeta+z');
  expect((await saved(page, id))[0]).toEqual(cut);

  // With nothing selected they zoom the view and leave the picture where it is; so does dragging with Space held.
  await page.keyboard.press('Escape');
  await pinch([90, 0], [120, 0], [150, 0]);
  await expect
    .poll(async () => (await stage.boundingBox())?.width)
    .toBeGreaterThan(box.width * 1.5);
  const before = await stage.boundingBox();
  await page.mouse.move(...middle);
  await page.keyboard.down('Space');
  await page.mouse.down();
  await page.mouse.move(middle[0] + 80, middle[1], { steps: 3 });
  await page.mouse.up();
  await page.keyboard.up('Space');
  const after = await stage.boundingBox();
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeGreaterThan(40);
  await expect(page.getByRole('img', { name: 'The slide, playing' })).toBeHidden();
  expect((await saved(page, id))[0]).toMatchObject({ x: 460, y: 140 });
});

/** Drops a file on the middle of the stage, as a file manager does. */
async function dropFile(page: Page, path: string, type: string): Promise<void> {
  const stage = page.getByTestId('stage');
  const box = await stage.boundingBox();
  if (!box) throw new Error('The stage is not drawn');
  const file = { bytes: readFileSync(path).toString('base64'), name: basename(path), type };
  const dataTransfer = await page.evaluateHandle(({ bytes, name, type }) => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([content], name, { type }));
    return transfer;
  }, file);
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  await stage.dispatchEvent('dragover', { dataTransfer, ...at });
  await stage.dispatchEvent('drop', { dataTransfer, ...at });
}
