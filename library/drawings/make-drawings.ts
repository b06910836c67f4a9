/** Draws bullets, masks, social icons and prizes: `node library/drawings/make-drawings.ts`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadImage } from '@napi-rs/canvas';
import { newPen, type Pen, TAU } from '../clips/engine/canvas.ts';
import { bulletPx, families, signs, tones } from './bullet-looks.ts';
import { maskPx, masks } from './mask-looks.ts';
import { prizes } from './prize-list.ts';
import { socialIconList } from './social-icon-list.ts';

const packageFile = (name: string) => fileURLToPath(import.meta.resolve(name));

async function keep(folder: string, name: string, pen: Pen): Promise<void> {
  const path = fileURLToPath(new URL(`../${folder}/`, import.meta.url));
  mkdirSync(path, { recursive: true });
  writeFileSync(`${path}${name}.png`, await pen.canvas.encode('png'));
}

const picture = (svg: string) => loadImage(Buffer.from(svg));

let number = 0;
for (const [family, draw] of families.entries()) {
  for (const [index, sign] of Object.values(signs).entries()) {
    const pen = newPen(bulletPx, bulletPx);
    draw(pen, sign, tones[(index + family * 3) % tones.length] ?? tones[0]);
    number += 1;
    await keep('bullets', `bullet-${number}`, pen);
  }
}

for (const [name, [, draw]] of Object.entries(masks)) {
  const pen = newPen(maskPx, maskPx);
  draw(pen);
  await keep('masks', name, pen);
}

const iconPx = 160;
for (const [name, [sign, color]] of Object.entries(socialIconList)) {
  const pen = newPen(iconPx, iconPx);
  pen.fillStyle = color;
  pen.beginPath();
  pen.arc(iconPx / 2, iconPx / 2, iconPx / 2 - 2, 0, TAU);
  pen.fill();
  const svg = readFileSync(packageFile(`@tabler/icons/outline/${sign}.svg`), 'utf8');
  const white = svg
    .replaceAll('currentColor', '#ffffff')
    .replace('width="24" height="24"', 'width="96" height="96"');
  pen.drawImage(await picture(white), 34, 34, 92, 92);
  await keep('social-icons', name, pen);
}

const { icons } = JSON.parse(
  readFileSync(packageFile('@iconify-json/fluent-emoji/icons.json'), 'utf8'),
);
for (const [name, { icon }] of Object.entries(prizes)) {
  const pen = newPen(512, 512);
  const { body } = icons[icon];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32">${body}</svg>`;
  pen.drawImage(await picture(svg), 0, 0, 512, 512);
  await keep('prizes', name, pen);
}
