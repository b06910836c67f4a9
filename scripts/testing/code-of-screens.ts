import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const folder = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/**
 * KB of compressed scripts that each screen needs before it can be drawn, of the web app as it was built last
 * (apps/web/build/page-code-plugin.ts lists them). What is fetched later, when it is needed or likely to be, is not in it.
 */
export async function codeOfScreens(): Promise<ReadonlyMap<string, number>> {
  const listed: unknown = JSON.parse(await readFile(join(folder, '.page-code.json'), 'utf8'));
  const screens = Object.entries(listed as Readonly<Record<string, readonly string[]>>);
  const known = new Map<string, number>();
  const sizes = new Map<string, number>();
  for (const [screen, files] of screens) {
    let bytes = 0;
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const size = known.get(file) ?? (await compressedBytes(file));
      known.set(file, size);
      bytes += size;
    }
    sizes.set(screen, bytes / 1024);
  }
  return sizes;
}

/** As it is sent; small files are not kept compressed. */
async function compressedBytes(file: string): Promise<number> {
  const path = join(folder, file);
  const kept = await readFile(`${path}.br`).catch(() => undefined);
  return (kept ?? brotliCompressSync(await readFile(path))).length;
}
