import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import type { Movie } from '@reelwright/stage';
import { comparePixels } from '../compare-pictures.ts';
import { nodeStage } from '../draw-in-node.ts';
import type { DrawnRow } from '../sheets/sheet.ts';

const results = join(import.meta.dirname, '../../results/parity');

type Wanted = readonly [
  movie: Movie,
  moments: readonly number[],
  width: number,
  height: number,
  clips: Readonly<Record<string, string>>,
];

declare global {
  interface Window {
    readonly stage: {
      digest(...wanted: Wanted): Promise<string[]>;
      pixels(...wanted: Wanted): Promise<string>;
    };
  }
}

/** Has Chromium draw what the server drew. A line for every moment at which any pixel differs. */
export async function compareRow(page: Page, sheet: string, row: DrawnRow): Promise<string[]> {
  const { movie, moments, width, height, clips } = row;
  const digests = await page.evaluate((wanted) => window.stage.digest(...wanted), [
    movie,
    moments,
    width,
    height,
    clips,
  ] as Wanted);
  const different: string[] = [];
  for (const [index, seconds] of moments.entries()) {
    if (digests[index] === row.digests[index]) continue;
    const { pixels, most } = await keepBoth(page, `${sheet} ${row.label} ${seconds}`, row, seconds);
    different.push(
      `${row.label} at ${seconds} s, ${width} px wide: ${pixels} pixels, by up to ${most}`,
    );
  }
  return different;
}

/** Both pictures and where they differ, for whoever has to find out why. */
async function keepBoth(page: Page, name: string, row: DrawnRow, seconds: number) {
  const { movie, moments, width, height, clips } = row;
  // The moments before it too: what is kept from frame to frame may be what differs.
  const stage = await nodeStage(movie, width, height);
  for (const before of moments.slice(0, moments.indexOf(seconds))) stage.draw(before);
  const { data } = stage.draw(seconds).getContext('2d').getImageData(0, 0, width, height);
  const node = Buffer.from(data);
  const drawn = await page.evaluate((wanted) => window.stage.pixels(...wanted), [
    movie,
    [seconds],
    width,
    height,
    clips,
  ] as Wanted);
  const chromium = Buffer.from(drawn, 'base64');
  mkdirSync(results, { recursive: true });
  const canvas = createCanvas(width * 3, height);
  const context = canvas.getContext('2d');
  for (const [index, pixels] of [node, chromium, differenceOf(node, chromium)].entries()) {
    const image = context.createImageData(width, height);
    image.data.set(pixels);
    context.putImageData(image, width * index, 0);
  }
  writeFileSync(
    join(results, `${name.replaceAll(/[^\w. -]/g, '_')}.png`),
    canvas.toBuffer('image/png'),
  );
  return comparePixels(node, chromium);
}

function differenceOf(a: Buffer, b: Buffer): Buffer {
  const difference = Buffer.alloc(a.length, 255);
  for (let at = 0; at < a.length; at += 1) {
    if (at % 4 !== 3)
      difference[at] = 255 - Math.min(255, Math.abs((a[at] ?? 0) - (b[at] ?? 0)) * 16);
  }
  return difference;
}
