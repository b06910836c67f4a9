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
      if (!names.has(name)) return undefined;
      const text = await readFile(new URL(`${name}.svg`, folder), 'utf8');
      return { ...size, body: text.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '') };
    },
  };
}
