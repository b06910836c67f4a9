import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareRow } from './browser/compare-row.ts';
import { openStagePage } from './browser/open-stage-page.ts';
import { comparePictures } from './compare-pictures.ts';
import { clipFrames } from './sample-clips.ts';
import { boxSheets } from './sheets/box-sheets.ts';
import { captionSheets } from './sheets/caption-sheets.ts';
import { graphicSheets } from './sheets/graphic-sheets.ts';
import { motionSheets } from './sheets/motion-sheets.ts';
import { type DrawnRow, drawRow, drawSheet } from './sheets/sheet.ts';
import { styleSheets } from './sheets/style-sheets.ts';

const folder = join(import.meta.dirname, 'pictures');
const results = join(import.meta.dirname, '../results/stage');
const isUpdating = process.env.UPDATE_STAGE_PICTURES === '1';

/** Letters and blurs have more to differ in where they are large. */
const largeSize = { width: 960, height: 540 };
const largeRowsPerSheet = 4;

/**
 * Compared in large only: Chromium draws the shadow of a plain rectangle by another way than Skia alone
 * when it is blurred by less than a pixel, which happens on a thumbnail and never in a video.
 */
const largeOnly: ReadonlySet<string> = new Set(['shadow box']);

/**
 * Skia blends with other instructions on other processors, and rounds otherwise there: the same sheets were 15 steps of
 * 255 apart at most. What somebody would see moves edges, and is off by far more.
 */
const roundedOtherwise = 24;

const allSheets = [
  ...styleSheets,
  ...motionSheets,
  ...captionSheets,
  ...boxSheets,
  ...graphicSheets,
];

let browser: Browser;
let page: Page;
let frames = 0;
beforeAll(async () => {
  ({ browser, page } = await openStagePage(clipFrames));
});
afterAll(() => browser?.close());

for (const sheet of allSheets) {
  describe(`${sheet.name}, ${sheet.rows.length} subjects`, () => {
    let picture: Buffer;
    let drawn: readonly DrawnRow[];
    beforeAll(async () => {
      ({ picture, drawn } = await drawSheet(sheet));
    });

    it('look as they did when somebody last looked', async () => {
      const file = join(folder, `${sheet.name}.png`);
      if (isUpdating) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, picture);
        return;
      }
      if (!existsSync(file)) {
        throw new Error(`There is no picture ${file}. Look at it, then keep it: npm run pictures.`);
      }
      const difference = await comparePictures(readFileSync(file), picture, roundedOtherwise);
      if (difference.pixels > 0) {
        mkdirSync(results, { recursive: true });
        writeFileSync(join(results, `${sheet.name}.png`), picture);
      }
      expect(
        difference,
        `compare e2e/results/stage/${sheet.name}.png with e2e/stage/pictures`,
      ).toEqual({ pixels: 0, most: 0 });
    });

    it('have the same pixels in Chromium, small and large', async () => {
      const different: string[] = [];
      const every = Math.ceil(drawn.length / largeRowsPerSheet);
      const compare = async (row: DrawnRow) => {
        different.push(...(await compareRow(page, sheet.name, row)));
        frames += row.moments.length;
      };
      for (const [index, row] of drawn.entries()) {
        const isLargeOnly = largeOnly.has(row.label);
        if (!isLargeOnly) await compare(row);
        if (!isLargeOnly && index % every !== 0) continue;
        await compare(await drawRow({ ...row, moments: row.moments.slice(0, 2) }, largeSize));
      }
      expect(different).toEqual([]);
    });
  });
}

it('compared more than a thousand frames', () => {
  expect(frames).toBeGreaterThan(1000);
});
