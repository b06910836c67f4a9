/** Objects drawn for this product, where the set that comes along has none: one SVG of 64 × 64 each. */
import { readdir, readFile } from 'node:fs/promises';
import type { IconDrawing, IconFile } from './icon-file.ts';

const folder = new URL('../../../../../library/objects/', import.meta.url);
const size = { width: 64, height: 64, flipped: false };

let opened: Promise<IconFile> | undefined;

export function openOwnObjects(): Promise<IconFile> {
  opened ??= open();
  return opened;
}

async function open(): Promise<IconFile> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.svg'));
  const names = new Set(files.map((file) => file.slice(0, -'.svg'.length)));
  return {
    names: () => [...names],
    has: (name) => names.has(name),
    drawing: async (name): Promise<IconDrawing | undefined> => {
      const [, whole = name, part] = names.has(name)
        ? []
        : (/^(.+)-(still|turning)$/.exec(name) ?? []);
      if (!names.has(whole)) return undefined;
      const text = await readFile(new URL(`${whole}.svg`, folder), 'utf8');
      const body = text.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
      const shown = part === undefined ? body : partOf(body, part === 'turning');
      return shown === undefined ? undefined : { ...size, body: shown };
    },
  };
}

/** Sails and blades are marked in their drawing, with what they turn around. */
const turns = /<!--turns ([\d.]+) ([\d.]+)-->(.*?)<!--\/turns-->/s;

/** What turns of a drawing, around the middle of its square; or the drawing without it. */
function partOf(body: string, isTurning: boolean): string | undefined {
  const [marked, x, y, inner] = turns.exec(body) ?? [];
  if (marked === undefined) return undefined;
  if (!isTurning) return body.replace(marked, '');
  const [colors = ''] = /<defs>.*?<\/defs>/s.exec(body) ?? [];
  const away = `translate(${size.width / 2 - Number(x)} ${size.height / 2 - Number(y)})`;
  return `${colors}<g transform="${away}">${inner}</g>`;
}
