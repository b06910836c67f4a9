/**
 * Writes packages/wizards/src/layouts/letter-widths.json: how wide the letters of each font are, so that layouts,
 * which are pure functions, know how large a text can be. `node library/fonts/make-letter-widths.mjs`, after a
 * change of the font table. One sign per letter from space to ~: 0 is no width, each step 0.02 font sizes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, setTextRenderer } from '@napi-rs/canvas';

const repository = new URL('../../', import.meta.url);
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const letters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
const rulerPx = 100;

setTextRenderer('system');
const context = createCanvas(10, 10).getContext('2d');
context.textRendering = 'geometricPrecision';

const table = JSON.parse(
  readFileSync(new URL('packages/stage/src/fonts/font-table.json', repository), 'utf8'),
);
const widths = {};
for (const { name, id, faces, subsets } of table.families) {
  const subset = subsets.some(([known]) => known === 'latin') ? 'latin' : subsets[0]?.[0];
  for (const bold of [false, true]) {
    const weight = closest(faces, bold ? 700 : 400);
    if (bold && weight === closest(faces, 400)) continue;
    const path = `@fontsource/${id}/files/${id}-${subset}-${weight}-normal.woff2`;
    GlobalFonts.register(readFileSync(fileURLToPath(import.meta.resolve(path))), `${id} ${weight}`);
    context.font = `${rulerPx}px "${id} ${weight}"`;
    const row = letters.map((letter) => context.measureText(letter).width / rulerPx / 0.02);
    widths[bold ? `${name} bold` : name] = row
      .map((steps) => digits[Math.min(digits.length - 1, Math.round(steps))])
      .join('');
  }
}
writeFileSync(
  new URL('packages/wizards/src/layouts/letter-widths.json', repository),
  `${JSON.stringify(widths, undefined, 2)}\n`,
);

function closest(faces, wanted) {
  return faces
    .filter((face) => !face.endsWith('i'))
    .map(Number)
    .reduce((best, face) => (Math.abs(face - wanted) < Math.abs(best - wanted) ? face : best));
}
