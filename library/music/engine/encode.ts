/** From samples to an MP3 of the wanted loudness. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Stereo, sampleRate } from './synth.ts';

/** What AAC or a phone adds must still fit. */
const highestPeak = 10 ** (-2 / 20);

function ffmpeg(args: readonly string[][]): string {
  const { status, stderr } = spawnSync('ffmpeg', ['-hide_banner', '-y', ...args.flat()], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(stderr);
  return stderr;
}

export interface Encoding {
  readonly path: string;
  readonly loudness: number;
  readonly kbps: number;
}

export function encodeMp3(sound: Stereo, { path, loudness, kbps }: Encoding): void {
  const folder = mkdtempSync(join(tmpdir(), 'music-'));
  const raw = join(folder, 'raw.f32');
  const input = [
    ['-f', 'f32le'],
    ['-ar', String(sampleRate)],
    ['-ac', '2'],
    ['-i', raw],
  ];
  try {
    // Limiting takes some loudness away again, so it takes some rounds to arrive.
    for (let round = 0; round < 3; round += 1) {
      writeRaw(raw, sound);
      const measured = loudnessOf(ffmpeg([...input, ['-af', 'ebur128'], ['-f', 'null'], ['-']]));
      limit(sound, 10 ** ((loudness - measured) / 20));
    }
    writeRaw(raw, sound);
    const out = [
      ['-c:a', 'libmp3lame'],
      ['-b:a', `${kbps}k`],
      ['-joint_stereo', '1'],
    ];
    const plain = [
      ['-map_metadata', '-1'],
      ['-id3v2_version', '0'],
      ['-fflags', '+bitexact'],
    ];
    ffmpeg([...input, ...out, ...plain, ['-flags:a', '+bitexact'], [path]]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeRaw(path: string, { left, right }: Stereo): void {
  const samples = new Float32Array(left.length * 2);
  for (let n = 0; n < left.length; n += 1) {
    samples[n * 2] = left[n] ?? 0;
    samples[n * 2 + 1] = right[n] ?? 0;
  }
  writeFileSync(path, new Uint8Array(samples.buffer));
}

/** Short sounds are too short to be measured as music is: the loudest moment counts then. */
function loudnessOf(report: string): number {
  const whole = Number(/I:\s+(-?[\d.]+) LUFS\s+Threshold/.exec(lastSummary(report))?.[1]);
  if (whole > -69) return whole;
  const moments = [...report.matchAll(/M:\s*(-?[\d.]+)/g)].map(([, value]) => Number(value));
  return Math.max(-60, ...moments);
}

const lastSummary = (report: string) => report.slice(report.lastIndexOf('Integrated'));

/** Louder by a factor; peaks are brought down smoothly, a little before they come. */
function limit({ left, right }: Stereo, gain: number): void {
  const length = left.length;
  const reach = Math.round(0.004 * sampleRate);
  const wanted = new Float32Array(length);
  for (let n = 0; n < length; n += 1) {
    const peak = gain * Math.max(Math.abs(left[n] ?? 0), Math.abs(right[n] ?? 0));
    wanted[n] = peak > highestPeak ? highestPeak / peak : 1;
  }
  const release = 1 / (0.09 * sampleRate);
  // Where the lowest of the next few samples may be, nearest first, from low to less low.
  const coming: number[] = [];
  let first = 0;
  let seen = 0;
  let now = 1;
  for (let n = 0; n < length * 2; n += 1) {
    for (; seen <= n + reach; seen += 1) {
      const value = wanted[seen % length] ?? 1;
      while (coming.length > first && (wanted[(coming.at(-1) ?? 0) % length] ?? 1) >= value) {
        coming.pop();
      }
      coming.push(seen);
    }
    while ((coming[first] ?? n) < n) first += 1;
    const lowest = wanted[(coming[first] ?? n) % length] ?? 1;
    now = lowest < now ? now + (lowest - now) * 0.06 : now + (lowest - now) * release;
    if (n < length) continue;
    const at = n % length;
    const factor = gain * Math.min(now, wanted[at] ?? 1);
    left[at] = (left[at] ?? 0) * factor;
    right[at] = (right[at] ?? 0) * factor;
  }
}
