/** `npm run library -- report`: figures of everything that is heard, sheets of everything that is seen. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadImage } from '@napi-rs/canvas';
import { clipRecipes } from './clips/clip-recipes.ts';
import { newPen } from './clips/engine/canvas.ts';
import { findClashes } from './music/engine/check-harmony.ts';
import { readPieces } from './music/engine/piece-list.ts';
import { measureSound } from './music/report-music.ts';

const library = fileURLToPath(new URL('./', import.meta.url));
const yielding = () => new Promise((resolve) => setImmediate(resolve));

export async function report(out: string): Promise<void> {
  mkdirSync(out, { recursive: true });
  for (const folder of ['music', 'jingles', 'sounds']) reportSounds(folder);
  for (const piece of await readPieces())
    for (const clash of findClashes(piece)) console.log(clash);
  await drawClipSheet(`${out}/clips.png`);
  for (const folder of ['bullets', 'masks', 'social-icons', 'prizes']) {
    await drawPictureSheet(folder, `${out}/${folder}.png`);
  }
  console.log(`Sheets are in ${out}.`);
}

function reportSounds(folder: string): void {
  const { assets } = JSON.parse(readFileSync(`${library}${folder}/manifest.json`, 'utf8'));
  for (const { file, title } of assets) {
    const path = `${library}${folder}/${file}`;
    const { seconds, lufs, truePeakDb, rangeLu, bands, seam, swingDb, width } = measureSound(path);
    console.log(
      [
        `${folder}/${file}`.padEnd(26),
        `${seconds.toFixed(2)} s`,
        `${Math.round(statSync(path).size / 1024)} KB`,
        `${lufs} LUFS`,
        `peak ${truePeakDb} dB`,
        `range ${rangeLu} LU`,
        `bands ${bands.join('/')} %`,
        `seam ${seam.toFixed(2)}`,
        `swing ${swingDb.toFixed(1)} dB`,
        `width ${width.toFixed(2)}`,
        title,
      ].join('  '),
    );
  }
}

/** A row per clip: five moments, on two grey grounds so that transparency shows. */
async function drawClipSheet(path: string): Promise<void> {
  const [wide, high, moments, columns] = [160, 90, 5, 3];
  const rows = Math.ceil(clipRecipes.length / columns);
  const sheet = newPen(wide * moments * columns, high * rows);
  for (const [index, clip] of clipRecipes.entries()) {
    for (let moment = 0; moment < moments; moment += 1) {
      const pen = newPen(clip.width, clip.height);
      clip.draw(pen, Math.round(((moment + 0.5) / moments) * (clip.frames - 1)));
      const x = ((index % columns) * moments + moment) * wide;
      const y = Math.floor(index / columns) * high;
      sheet.fillStyle = moment % 2 ? '#6b7280' : '#9ca3af';
      sheet.fillRect(x, y, wide, high);
      const scale = Math.min(wide / clip.width, high / clip.height);
      sheet.drawImage(pen.canvas, x, y, clip.width * scale - 2, clip.height * scale - 2);
      await yielding();
    }
  }
  writeFileSync(path, await sheet.canvas.encode('png'));
}

async function drawPictureSheet(folder: string, path: string): Promise<void> {
  const files = readdirSync(library + folder).filter((name) => name.endsWith('.png'));
  const [px, columns] = [120, 10];
  const sheet = newPen(px * columns, px * Math.ceil(files.length / columns));
  for (const [index, file] of files.entries()) {
    const [x, y] = [(index % columns) * px, Math.floor(index / columns) * px];
    sheet.fillStyle = index % 2 ? '#374151' : '#d1d5db';
    sheet.fillRect(x, y, px, px);
    sheet.drawImage(await loadImage(`${library}${folder}/${file}`), x + 6, y + 6, px - 12, px - 12);
  }
  writeFileSync(path, await sheet.canvas.encode('png'));
}
