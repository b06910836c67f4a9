/** `npm run wasm`: assembles the arithmetic of the encoder anew after its source was changed. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import loadWabt from 'wabt';
import { repository } from './setup/paths.mjs';
import { printLine } from './setup/print-line.mjs';

const wabt = await loadWabt();
const folder = join(repository, 'apps/server/src/encode');
for (const name of readdirSync(folder, { recursive: true }).filter((file) =>
  file.endsWith('.wat'),
)) {
  const source = readFileSync(join(folder, name), 'utf8');
  const { buffer } = wabt.parseWat(name, source, { threads: true, simd: true }).toBinary({});
  const made = name.replace(/\.wat$/, '.wasm');
  writeFileSync(join(folder, made), buffer);
  printLine(`${made} is made anew (${buffer.length} bytes).`);
}
