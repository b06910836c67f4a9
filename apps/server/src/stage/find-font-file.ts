import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `sen/files/sen-latin-700-normal.woff2`: nothing in it can lead elsewhere. */
const fontPath = /^([a-z0-9-]{1,80})\/files\/([a-z0-9-]{1,120})\.woff2$/;

/** Where a font file is on this machine; undefined when there is none of that name. */
export function findFontFile(path: string): string | undefined {
  const [, family, name] = fontPath.exec(path) ?? [];
  if (!family || !name) return undefined;
  try {
    const description = import.meta.resolve(`@fontsource/${family}/package.json`);
    const file = join(dirname(fileURLToPath(description)), 'files', `${name}.woff2`);
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
