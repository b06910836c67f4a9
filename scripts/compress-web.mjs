/** Puts a .br and a .gz beside every larger text file of the built web app, so no reply has to. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const [folder] = process.argv.slice(2);
const worthIt = /\.(js|css|svg|json|txt)$/;
const smallestBytes = 1024;

for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
  if (!entry.isFile() || !worthIt.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const bytes = readFileSync(file);
  if (bytes.length < smallestBytes) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
