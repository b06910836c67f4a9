import { startProgram, wasHindered } from '../start-program.ts';
import { type MediaFormat, untrustedInput } from '../untrusted-input.ts';
import type { RawMedia } from './prepared-media.ts';

const samplesPerSecond = 8000;
/** Enough for the closest zoom of a short sound; and of two hours, still every syllable: films draw them. */
const maxPeaks = 144_000;
const peaksPerSecond = 50;

function peaksRate(seconds: number): number {
  return Math.min(peaksPerSecond, maxPeaks / Math.max(1, seconds));
}

/** How many peaks a second a kept waveform has: those of earlier versions of long sounds have fewer. */
export function rateOfPeaks(count: number, seconds: number): number {
  return seconds > 0 ? Math.min(peaksPerSecond, count / seconds) : peaksPerSecond;
}

/** The loudest moment of every step of a sound, 0 to 255; nothing when it cannot be heard. */
export async function readPeaks(
  media: RawMedia,
  { file, kind, seconds }: { file: string; kind: MediaFormat; seconds: number },
): Promise<Uint8Array | undefined> {
  const running = startProgram({
    program: media.programs.ffmpeg,
    args: [
      ['-nostdin'],
      ['-v', 'error'],
      ['-vn'],
      ...untrustedInput(kind, file),
      ['-map', '0:a:0'],
      ['-ac', '1'],
      ['-ar', String(samplesPerSecond)],
      ['-f', 's16le'],
      ['pipe:1'],
    ],
    folder: media.folder,
    limits: { seconds: 300, cpuSeconds: 300, memoryMegabytes: 2048 },
    ...(media.signal && { signal: media.signal }),
  });
  running.stdin.end();
  const ended = running.done.catch((error: unknown) => error);
  const peaks = await peaksOfSamples(running.stdout as AsyncIterable<Buffer>, {
    seconds,
    samplesPerSecond,
  });
  const error = await ended;
  if (media.signal?.aborted || wasHindered(error)) throw error;
  return peaks;
}

/** The same of raw samples: one channel, 16 bits each. */
export async function peaksOfSamples(
  chunks: AsyncIterable<Buffer>,
  sound: { readonly seconds: number; readonly samplesPerSecond: number },
): Promise<Uint8Array | undefined> {
  const perStep = sound.samplesPerSecond / peaksRate(sound.seconds);
  const steps = Math.ceil((sound.seconds * sound.samplesPerSecond) / perStep);
  const peaks = new Uint8Array(Math.max(1, steps));
  let sample = 0;
  let odd: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = odd.length > 0 ? Buffer.concat([odd, chunk]) : chunk;
    for (let at = 0; at + 1 < bytes.length; at += 2) {
      const step = Math.floor(sample / perStep);
      const loud = Math.min(255, Math.abs(bytes.readInt16LE(at)) >> 7);
      if (loud > (peaks[step] ?? 255)) peaks[step] = loud;
      sample += 1;
    }
    odd = bytes.length % 2 ? bytes.subarray(-1) : Buffer.alloc(0);
  }
  return sample > 0 ? peaks : undefined;
}
