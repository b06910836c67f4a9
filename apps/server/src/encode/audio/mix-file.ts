import { type FileHandle, open } from 'node:fs/promises';
import { fadesWithin, type GainPoint, gainAt } from '@reelwright/movie';
import { bytesPerSample, channels, sampleRate, samplesOf } from './pcm.ts';

/** The mix of a movie, as long as the movie, in a file: however long it is, little of it is in memory. */
export interface MixFile {
  add(pcm: string, placement: Placement): Promise<void>;
  /** From beginning to end, in pieces that are overwritten by the next. */
  pieces(): AsyncGenerator<Float32Array>;
  close(): Promise<void>;
}

interface Placement {
  /** Negative: it has begun before the mix does. */
  readonly startSample: number;
  /** How long it is heard at most. */
  readonly sampleCount: number;
  readonly loops: boolean;
  readonly volume: number;
  readonly fadeInSeconds: number;
  readonly fadeOutSeconds: number;
  /** How much of it is heard over the time of the mix; everything when there are none. */
  readonly gains: readonly GainPoint[];
}

const pieceSamples = samplesOf(1);
/** Sound that is cut off clicks; fading over ten milliseconds is heard as an end. */
const edgeSamples = samplesOf(0.01);

export async function createMixFile(file: string, sampleCount: number): Promise<MixFile> {
  const mix = await open(file, 'w+');
  await mix.truncate(sampleCount * bytesPerSample);
  const piece = new Float32Array(pieceSamples * channels);
  return {
    add: (pcm, placement) => addSound(mix, sampleCount, pcm, placement),
    async *pieces() {
      for (let at = 0; at < sampleCount; at += pieceSamples) {
        const count = Math.min(pieceSamples, sampleCount - at);
        await readSamples(mix, piece, at, count);
        yield piece.subarray(0, count * channels);
      }
    },
    close: () => mix.close(),
  };
}

async function addSound(
  mix: FileHandle,
  mixSamples: number,
  pcm: string,
  placement: Placement,
): Promise<void> {
  const sound = await open(pcm, 'r');
  try {
    const length = Math.floor((await sound.stat()).size / bytesPerSample);
    if (length === 0) return;
    const { startSample, sampleCount } = placement;
    const total = placement.loops ? sampleCount : Math.min(sampleCount, length);
    const end = Math.min(total, mixSamples - startSample);
    const shape = envelope(total, placement);
    const added = new Float32Array(pieceSamples * channels);
    const below = new Float32Array(pieceSamples * channels);
    for (let at = Math.max(0, -startSample); at < end; ) {
      const count = Math.min(pieceSamples, end - at, length - (at % length));
      await readSamples(sound, added, at % length, count);
      await readSamples(mix, below, startSample + at, count);
      const gains = gainsOver(placement.gains, startSample + at, count);
      for (let sample = 0; sample < count; sample += 1) {
        const gain = placement.volume * shape(at + sample) * (gains?.(sample) ?? 1);
        for (let channel = 0; channel < channels; channel += 1) {
          const index = sample * channels + channel;
          below[index] = (below[index] ?? 0) + (added[index] ?? 0) * gain;
        }
      }
      await writeSamples(mix, below, startSample + at, count);
      at += count;
    }
  } finally {
    await sound.close();
  }
}

/** Gains are looked up every 5 ms and change evenly in between. */
const gainStep = samplesOf(0.005);

/** The gains of a piece, looked up once per step instead of once per sample. */
function gainsOver(points: readonly GainPoint[], from: number, count: number) {
  if (points.length === 0) return undefined;
  const steps = Array.from({ length: Math.ceil(count / gainStep) + 1 }, (_, step) =>
    gainAt(points, (from + step * gainStep) / sampleRate),
  );
  return (sample: number) => {
    const step = Math.floor(sample / gainStep);
    const [before = 1, after = 1] = [steps[step], steps[step + 1]];
    return before + (after - before) * ((sample % gainStep) / gainStep);
  };
}

/** 0 to 1: how much of a sound is heard at a moment, with its edges softened. */
function envelope(total: number, placement: Placement): (sample: number) => number {
  const { inSeconds, outSeconds } = fadesWithin(placement, total / sampleRate);
  const fadeIn = Math.min(total, Math.max(samplesOf(inSeconds), edgeSamples));
  const fadeOut = Math.min(total, Math.max(samplesOf(outSeconds), edgeSamples));
  return (sample) => {
    const rise = Math.min(1, (sample + 1) / fadeIn);
    const fall = Math.min(1, (total - sample) / fadeOut);
    return rise * fall;
  };
}

async function readSamples(file: FileHandle, into: Float32Array, from: number, count: number) {
  const bytes = new Uint8Array(into.buffer, 0, count * bytesPerSample);
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await file.read(
      bytes,
      filled,
      bytes.length - filled,
      from * bytesPerSample + filled,
    );
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  bytes.fill(0, filled);
}

async function writeSamples(file: FileHandle, values: Float32Array, at: number, count: number) {
  const bytes = new Uint8Array(values.buffer, 0, count * bytesPerSample);
  let written = 0;
  while (written < bytes.length) {
    const { bytesWritten } = await file.write(
      bytes,
      written,
      bytes.length - written,
      at * bytesPerSample + written,
    );
    written += bytesWritten;
  }
}
