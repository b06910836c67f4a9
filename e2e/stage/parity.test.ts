import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { Browser, Page } from '@playwright/test';
import type { Movie } from '@reelwright/stage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStagePage } from './browser/open-stage-page.ts';
import { comparePixels } from './compare-pictures.ts';
import { nodeStage } from './draw-in-node.ts';
import { clipFrames, keepClipFrames } from './sample-clips.ts';
import { motionSheets } from './sheets/motion-sheets.ts';
import { styleSheets } from './sheets/style-sheets.ts';

const size = { width: 480, height: 270 };
/** Large families are sampled: their members differ in numbers, not in what draws them. */
const every: Readonly<Record<string, number>> = {
  'fit-and-anchor': 4,
  entrances: 4,
  exits: 12,
  stays: 4,
  transitions: 3,
  'letters-words-lines': 2,
};
const results = join(import.meta.dirname, '../results/parity');

interface StageWindow {
  readonly stage: {
    draw(
      movie: Movie,
      moments: readonly number[],
      width: number,
      height: number,
      clips: Record<string, string>,
    ): Promise<string[]>;
  };
}

let browser: Browser;
let page: Page;
beforeAll(async () => {
  ({ browser, page } = await openStagePage(clipFrames));
});
afterAll(() => browser?.close());

/** The same moments, drawn by Node and by Chromium. */
async function drawBoth(movie: Movie, moments: readonly number[]) {
  const clips: Record<string, string> = {};
  const stop = keepClipFrames((key, name) => {
    clips[key] = `/clips/${name}`;
  });
  const stage = await nodeStage(movie, size.width, size.height);
  const node = moments.map((seconds) =>
    Buffer.from(
      stage.draw(seconds).getContext('2d').getImageData(0, 0, size.width, size.height).data,
    ),
  );
  stop();
  const drawn = await page.evaluate(
    ([wanted, at, width, height, frames]) =>
      (window as unknown as StageWindow).stage.draw(wanted, at, width, height, frames),
    [movie, moments, size.width, size.height, clips] as const,
  );
  return node.map((pixels, index) => ({
    node: pixels,
    chromium: Buffer.from(drawn[index] ?? '', 'base64'),
  }));
}

describe('Chromium and the server draw the same pixels', () => {
  let frames = 0;
  for (const sheet of [...styleSheets, ...motionSheets]) {
    it(`${sheet.name}`, { timeout: 240_000 }, async () => {
      const different: string[] = [];
      for (const row of sheet.rows.filter((_, index) => index % (every[sheet.name] ?? 1) === 0)) {
        const moments = [row.moments[0] ?? 0, row.moments[1] ?? row.moments[0] ?? 0];
        const pairs = await drawBoth(
          row.movie,
          row.moments.length > 1 ? moments : moments.slice(0, 1),
        );
        for (const [index, { node, chromium }] of pairs.entries()) {
          frames += 1;
          const { pixels, most } = comparePixels(node, chromium);
          if (pixels === 0) continue;
          different.push(`${row.label} at ${moments[index]} s: ${pixels} pixels, by up to ${most}`);
          keep(`${sheet.name} ${row.label} ${index}`, node, chromium);
        }
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(different).toEqual([]);
    });
  }
  it('in at least 300 frames', () => {
    expect(frames).toBeGreaterThanOrEqual(300);
  });
});

/** Both pictures and where they differ, for whoever has to find out why. */
function keep(name: string, node: Buffer, chromium: Buffer): void {
  mkdirSync(results, { recursive: true });
  const { width, height } = size;
  const canvas = createCanvas(width * 3, height);
  const context = canvas.getContext('2d');
  for (const [index, pixels] of [node, chromium, differenceOf(node, chromium)].entries()) {
    const data = context.createImageData(width, height);
    data.data.set(pixels);
    context.putImageData(data, width * index, 0);
  }
  writeFileSync(
    join(results, `${name.replaceAll(/[^\w. -]/g, '_')}.png`),
    canvas.toBuffer('image/png'),
  );
}

function differenceOf(a: Buffer, b: Buffer): Buffer {
  const difference = Buffer.alloc(a.length, 255);
  for (let at = 0; at < a.length; at += 1) {
    if (at % 4 !== 3)
      difference[at] = 255 - Math.min(255, Math.abs((a[at] ?? 0) - (b[at] ?? 0)) * 16);
  }
  return difference;
}
