import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Figure } from './figure.ts';

const webFolder = fileURLToPath(new URL('../apps/web/dist', import.meta.url));
const goalKb = 250;

/** JavaScript that the members page must load before it can show anything. */
export async function benchFirstLoad(): Promise<Figure[]> {
  const html = await readFile(`${webFolder}/members.html`, 'utf8');
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map((match) => match[1] ?? '');
  let bytes = 0;
  for (const file of files)
    bytes += gzipSync(await readFile(`${webFolder}${file}`), { level: 9 }).length;
  const kilobytes = bytes / 1024;
  return [
    {
      what: 'first-load JavaScript of the members page',
      value: `${kilobytes.toFixed(0)} KB gzip`,
      goal: `≤ ${goalKb} KB`,
      met: files.length > 0 && kilobytes <= goalKb,
      detail: `${files.length} files`,
    },
  ];
}
