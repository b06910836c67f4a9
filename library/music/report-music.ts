/** What ears would notice, in figures: loudness, peaks, balance of the spectrum, dynamics and the seam. */
import { spawnSync } from 'node:child_process';

const rate = 44_100;

export interface SoundFigures {
  readonly seconds: number;
  readonly lufs: number;
  readonly truePeakDb: number;
  readonly rangeLu: number;
  /** Shares of the energy below 150 Hz, 150–300, 300–4000, above; in percent. */
  readonly bands: readonly number[];
  /** How unlike the first 50 ms the way out of the last 50 ms is: a jump, beside usual jumps. */
  readonly seam: number;
  /** Loudest second over quietest, in dB. */
  readonly swingDb: number;
  /** 0 mono, 1 the sides share nothing. */
  readonly width: number;
}

export function measureSound(path: string): SoundFigures {
  const decoded = spawnSync(
    'ffmpeg',
    [
      ['-v', 'error'],
      ['-i', path],
      ['-f', 'f32le'],
      ['-ar', String(rate)],
      ['-ac', '2'],
      ['-'],
    ].flat(),
    { maxBuffer: 2 ** 28 },
  ).stdout;
  const samples = new Float32Array(
    decoded.buffer.slice(decoded.byteOffset, decoded.byteOffset + decoded.length),
  );
  const length = samples.length / 2;
  const left = Float32Array.from({ length }, (_, n) => samples[n * 2] ?? 0);
  const right = Float32Array.from({ length }, (_, n) => samples[n * 2 + 1] ?? 0);
  const loudness = spawnSync(
    'ffmpeg',
    [['-hide_banner'], ['-i', path], ['-af', 'ebur128=peak=true'], ['-f', 'null'], ['-']].flat(),
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  ).stderr;
  const summary = loudness.slice(loudness.lastIndexOf('Integrated'));
  const figure = (pattern: RegExp) => Number(pattern.exec(summary)?.[1]);
  return {
    seconds: length / rate,
    lufs: figure(/I:\s+(-?[\d.]+) LUFS/),
    truePeakDb: figure(/Peak:\s+(-?[\d.]+) dBFS/),
    rangeLu: figure(/LRA:\s+(-?[\d.]+) LU/),
    bands: bandsOf(left),
    seam: seamOf(left),
    swingDb: swingOf(left, right),
    width: widthOf(left, right),
  };
}

/** The jump from the last sample to the first beside the largest jumps nearby. */
function seamOf(sound: Float32Array): number {
  const near = Math.round(0.05 * rate);
  const jump = Math.abs((sound[0] ?? 0) - (sound.at(-1) ?? 0));
  let usual = 1e-4;
  for (let n = 1; n < near; n += 1) {
    usual = Math.max(usual, Math.abs((sound[n] ?? 0) - (sound[n - 1] ?? 0)));
    usual = Math.max(usual, Math.abs((sound.at(-n) ?? 0) - (sound.at(-n - 1) ?? 0)));
  }
  return jump / usual;
}

function swingOf(left: Float32Array, right: Float32Array): number {
  const levels: number[] = [];
  for (let from = 0; from + rate <= left.length; from += rate) {
    let power = 1e-9;
    for (let n = from; n < from + rate; n += 1) {
      power += (left[n] ?? 0) ** 2 + (right[n] ?? 0) ** 2;
    }
    levels.push(10 * Math.log10(power / rate));
  }
  return Math.max(...levels) - Math.min(...levels);
}

function widthOf(left: Float32Array, right: Float32Array): number {
  let [middle, side] = [1e-9, 0];
  for (let n = 0; n < left.length; n += 1) {
    middle += ((left[n] ?? 0) + (right[n] ?? 0)) ** 2;
    side += ((left[n] ?? 0) - (right[n] ?? 0)) ** 2;
  }
  return Math.sqrt(side / (middle + side));
}

/** By slices of 4096 samples, a few a second: enough for an average. */
function bandsOf(sound: Float32Array): readonly number[] {
  const size = 4096;
  const bands = [0, 0, 0, 0];
  for (let from = 0; from + size < sound.length; from += size * 4) {
    const power = powerOf(sound.subarray(from, from + size));
    for (const [bin, value] of power.entries()) {
      const hertz = (bin * rate) / size;
      const band = hertz < 150 ? 0 : hertz < 300 ? 1 : hertz < 4000 ? 2 : 3;
      bands[band] = (bands[band] ?? 0) + value;
    }
  }
  const all = bands.reduce((sum, value) => sum + value, 1e-12);
  return bands.map((value) => Math.round((value / all) * 100));
}

function powerOf(slice: Float32Array): Float64Array {
  const size = slice.length;
  const re = Float64Array.from(
    slice,
    (value, n) => value * (0.5 - 0.5 * Math.cos((2 * Math.PI * n) / size)),
  );
  const im = new Float64Array(size);
  transform(re, im);
  return Float64Array.from({ length: size / 2 }, (_, n) => (re[n] ?? 0) ** 2 + (im[n] ?? 0) ** 2);
}

/** The fast Fourier transform, in place. */
function transform(re: Float64Array, im: Float64Array): void {
  const size = re.length;
  for (let n = 1, other = 0; n < size; n += 1) {
    let bit = size >> 1;
    for (; other & bit; bit >>= 1) other ^= bit;
    other ^= bit;
    if (n < other) {
      [re[n], re[other]] = [re[other] ?? 0, re[n] ?? 0];
      [im[n], im[other]] = [im[other] ?? 0, im[n] ?? 0];
    }
  }
  for (let width = 2; width <= size; width *= 2) {
    const angle = (-2 * Math.PI) / width;
    for (let start = 0; start < size; start += width) {
      for (let n = 0; n < width / 2; n += 1) {
        const [cos, sin] = [Math.cos(angle * n), Math.sin(angle * n)];
        const [a, b] = [start + n, start + n + width / 2];
        const real = (re[b] ?? 0) * cos - (im[b] ?? 0) * sin;
        const imaginary = (re[b] ?? 0) * sin + (im[b] ?? 0) * cos;
        re[b] = (re[a] ?? 0) - real;
        im[b] = (im[a] ?? 0) - imaginary;
        re[a] = (re[a] ?? 0) + real;
        im[a] = (im[a] ?? 0) + imaginary;
      }
    }
  }
}
