import { open } from 'node:fs/promises';
import { createLoudnessMeter, measuredSeconds } from '@reelwright/movie';
import type { MixFile } from './mix-file.ts';
import { bytesPerSample, channels, sampleRate } from './pcm.ts';

/** How loud a mix is, in LUFS, or the beginning of a file of plain numbers; -Infinity for silence. */
export async function loudnessOf(
  sound: MixFile | string,
  signal: AbortSignal | undefined,
): Promise<number> {
  const meter = createLoudnessMeter({ sampleRate, channels });
  const pieces = typeof sound === 'string' ? piecesOf(sound) : sound.pieces();
  for await (const piece of pieces) {
    signal?.throwIfAborted();
    meter.add(piece);
  }
  return meter.integrated();
}

async function* piecesOf(pcm: string): AsyncGenerator<Float32Array> {
  const file = await open(pcm);
  try {
    for (let second = 0; second < measuredSeconds; second += 1) {
      const bytes = new Uint8Array(sampleRate * bytesPerSample);
      const { bytesRead } = await file.read(bytes, 0, bytes.length);
      if (bytesRead < bytesPerSample) return;
      yield new Float32Array(bytes.buffer, 0, Math.floor(bytesRead / bytesPerSample) * channels);
    }
  } finally {
    await file.close();
  }
}
