/** Speech as files that a recogniser is given: clean, or with music and noise. */
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SpokenSentence, spokenSampleRate } from './speak-sentences.ts';

/** What recognisers are given: one channel of 16 bits, 16,000 times a second. */
export const asPcm = ['-ac', '1', '-ar', '16000', '-f', 's16le'];
const music = fileURLToPath(new URL('../library/sample/music.mp3', import.meta.url));
const noise = `anoisesrc=color=pink:amplitude=1:seed=7:r=${spokenSampleRate}`;

/** Writes sentences one after the other, as ffmpeg is told to by `format`. */
export function writeSpeech(
  folder: string,
  name: string,
  spoken: readonly SpokenSentence[],
  { isNoisy, format }: { readonly isNoisy: boolean; readonly format: readonly string[] },
): string {
  const raw = join(folder, 'speech.raw');
  const file = openSync(raw, 'w');
  for (const { samples } of spoken) writeSync(file, bytesOf(samples));
  closeSync(file);
  const made = join(folder, name);
  const speech = ['-f', 'f32le', '-ar', String(spokenSampleRate), '-ac', '1', '-i', raw];
  const mix = isNoisy ? musicAndNoise(spoken) : [];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...speech, ...mix, ...format, made]);
  return made;
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Filters that add music and noise, together 10 dB below the speech. */
function musicAndNoise(spoken: readonly SpokenSentence[]): string[] {
  const loudness = rmsOf(spoken.map(({ samples }) => samples));
  const each = (loudness * 10 ** (-10 / 20)) / Math.SQRT2;
  const volume = (input: readonly string[]) =>
    (each / rmsOf([decoded([...input, '-ac', '1'])])).toFixed(5);
  return [
    '-stream_loop',
    '-1',
    '-i',
    music,
    '-f',
    'lavfi',
    '-i',
    noise,
    '-filter_complex',
    `[1:a]aformat=channel_layouts=mono,volume=${volume(['-i', music])}[m];` +
      `[2:a]volume=${volume(['-f', 'lavfi', '-t', '5', '-i', noise])}[n];` +
      '[0:a][m][n]amix=inputs=3:duration=first:normalize=0',
  ];
}

function decoded(input: readonly string[]): Float32Array {
  const bytes = execFileSync('ffmpeg', ['-v', 'error', ...input, '-f', 'f32le', '-'], {
    maxBuffer: 1 << 30,
  });
  return new Float32Array(new Uint8Array(bytes).buffer);
}

function rmsOf(parts: readonly Float32Array[]): number {
  let [sum, count] = [0, 0];
  for (const part of parts) {
    for (const sample of part) sum += sample * sample;
    count += part.length;
  }
  return Math.sqrt(sum / count);
}
