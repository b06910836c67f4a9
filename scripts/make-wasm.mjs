/** `npm run wasm`: assembles the converter of the encoder anew after its source was changed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import loadWabt from 'wabt';
import { repository } from './setup/paths.mjs';
import { say } from './setup/say.mjs';

const folder = join(repository, 'apps/server/src/encode/convert');
const wabt = await loadWabt();
const source = readFileSync(join(folder, 'rgba-to-yuv.wat'), 'utf8');
const parsed = wabt.parseWat('rgba-to-yuv.wat', source, { threads: true, simd: true });
const { buffer } = parsed.toBinary({});
writeFileSync(join(folder, 'rgba-to-yuv.wasm'), buffer);
say(`rgba-to-yuv.wasm is made anew (${buffer.length} bytes).`);
