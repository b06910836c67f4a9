/**
 * Plays and records the music of the sample project: `node library/sample/make-music.ts`. Eight bars
 * that go round without a seam: a warm pad, an electric piano, a soft bass and a little percussion.
 * The result lies beside this file and is what ships.
 */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mulberry32 } from '@reelwright/chance';

const RATE = 48_000;
const BEAT_SECONDS = 0.75;
const BEATS = 4;
const LOUDNESS_LUFS = -18;

/** Notes as on a piano, 60 is the middle C. The first is the bass. */
const BARS = [
  { bass: 41, chord: [57, 60, 64, 67] }, // F maj9
  { bass: 45, chord: [55, 60, 64, 67] }, // A m7
  { bass: 38, chord: [57, 60, 65, 69] }, // D m7
  { bass: 46, chord: [57, 60, 62, 65] }, // Bb maj9
  { bass: 41, chord: [57, 60, 64, 67] }, // F maj9
  { bass: 40, chord: [55, 60, 62, 67] }, // C add9 over E
  { bass: 38, chord: [57, 60, 64, 65] }, // D m9
  { bass: 46, chord: [58, 62, 65, 69] }, // Bb maj7
] as const;

/** Bar, beat, note, beats it lasts: a tune that leaves room. */
const TUNE = [
  [0, 0.5, 72, 1],
  [0, 1.5, 76, 0.5],
  [0, 2, 79, 1.5],
  [1, 1, 76, 0.5],
  [1, 1.5, 74, 0.5],
  [1, 2, 72, 1.5],
  [2, 0.5, 69, 1],
  [2, 1.5, 72, 0.5],
  [2, 2, 77, 1.5],
  [3, 1, 74, 1],
  [3, 2.5, 72, 1],
  [4, 0.5, 72, 1],
  [4, 1.5, 76, 0.5],
  [4, 2, 81, 1.5],
  [5, 1, 79, 0.5],
  [5, 1.5, 76, 0.5],
  [5, 2, 74, 1.5],
  [6, 0.5, 77, 1],
  [6, 1.5, 76, 0.5],
  [6, 2, 72, 1.5],
  [7, 1, 74, 0.5],
  [7, 1.5, 72, 0.5],
  [7, 2, 70, 1.5],
] as const;

const LENGTH = Math.round(BARS.length * BEATS * BEAT_SECONDS * RATE);
const hertz = (note: number) => 440 * 2 ** ((note - 69) / 12);
const TAU = Math.PI * 2;

/** Two channels that go round: what rings on at the end is heard at the beginning. */
class Loop {
  readonly left = new Float64Array(LENGTH);
  readonly right = new Float64Array(LENGTH);

  add(startSeconds: number, seconds: number, pan: number, sound: (t: number) => number): void {
    const start = Math.round(startSeconds * RATE);
    const [toLeft, toRight] = [Math.cos((pan * Math.PI) / 2), Math.sin((pan * Math.PI) / 2)];
    for (let n = 0; n < seconds * RATE; n += 1) {
      const value = sound(n / RATE);
      const at = (start + n) % LENGTH;
      this.left[at] = (this.left[at] ?? 0) + value * toLeft;
      this.right[at] = (this.right[at] ?? 0) + value * toRight;
    }
  }
}

const attack = (t: number, seconds: number) => Math.min(1, t / seconds);
const release = (t: number, end: number, seconds: number) =>
  t < end ? 1 : Math.max(0, 1 - (t - end) / seconds);

/** Saws without their edge, three of them a little out of tune, opening slowly. */
function pad(loop: Loop, start: number, seconds: number, note: number, gain: number): void {
  for (const [cents, pan] of [
    [-7, 0.2],
    [0, 0.5],
    [6, 0.8],
  ] as const) {
    const pitch = hertz(note + cents / 100);
    const shift = (note * 7 + cents) % 5;
    loop.add(start, seconds + 1.4, pan, (t) => {
      const open = 0.55 + 0.45 * Math.sin(TAU * 0.11 * (start + t) + shift);
      let value = 0;
      for (let partial = 1; partial <= 7; partial += 1) {
        value +=
          (Math.sin(TAU * pitch * partial * t + shift) * (0.42 + 0.16 * open) ** (partial - 1)) /
          partial;
      }
      return gain * value * attack(t, 0.7) ** 2 * release(t, seconds, 1.4) ** 2;
    });
  }
}

/** A tine that is struck: two sines, of which one bends the other, and both die away. */
function piano(
  loop: Loop,
  start: number,
  seconds: number,
  note: number,
  gain: number,
  pan: number,
) {
  const pitch = hertz(note);
  loop.add(start, seconds + 2, pan, (t) => {
    const bright = 1.3 * Math.exp(-t * 4.5) + 0.18;
    const bell = 0.16 * Math.exp(-t * 16) * Math.sin(TAU * pitch * 7.02 * t);
    const body = Math.sin(TAU * pitch * t + bright * Math.sin(TAU * pitch * t));
    return (
      gain * (body + bell) * Math.exp(-t * 1.5) * attack(t, 0.004) * release(t, seconds, 1.2) ** 2
    );
  });
}

function bass(loop: Loop, start: number, seconds: number, note: number): void {
  const pitch = hertz(note);
  loop.add(start, seconds + 0.2, 0.5, (t) => {
    const body =
      Math.sin(TAU * pitch * t) + 0.28 * Math.sin(TAU * pitch * 2 * t) * Math.exp(-t * 3);
    return 0.21 * body * Math.exp(-t * 0.7) * attack(t, 0.012) * release(t, seconds, 0.18);
  });
}

function kick(loop: Loop, start: number): void {
  loop.add(start, 0.32, 0.5, (t) => {
    const phase = TAU * (48 * t + (70 / 26) * (1 - Math.exp(-26 * t)));
    return 0.34 * Math.sin(phase) * Math.exp(-t * 11) * attack(t, 0.002);
  });
}

/** Noise with the low end taken off. */
function brush(loop: Loop, start: number, gain: number, fade: number, pan: number, seed: number) {
  const chance = mulberry32(seed);
  let [low, lower] = [0, 0];
  loop.add(start, 0.22, pan, (t) => {
    const noise = chance() * 2 - 1;
    low += 0.55 * (noise - low);
    lower += 0.3 * (low - lower);
    return gain * (low - lower) * Math.exp(-t * fade) * attack(t, 0.006);
  });
}

function play(): Loop {
  const loop = new Loop();
  const wet = new Loop();
  for (const [bar, { bass: root, chord }] of BARS.entries()) {
    const at = (beat: number) => (bar * BEATS + beat) * BEAT_SECONDS;
    for (const note of chord) pad(wet, at(0), BEATS * BEAT_SECONDS - 0.2, note, 0.026);
    for (const [index, note] of chord.entries()) {
      piano(wet, at(0) + index * 0.018, 1.4, note, 0.05, 0.3 + index * 0.1);
      piano(wet, at(2.5) + index * 0.012, 0.8, note, 0.034, 0.35 + index * 0.1);
    }
    bass(loop, at(0), 1.2, root);
    bass(loop, at(2.5), 0.9, root);
    if (bar % 2 === 1) bass(loop, at(3.5), 0.34, root + 12);
    kick(loop, at(0));
    kick(loop, at(2.5));
    for (const beat of [1, 3]) brush(loop, at(beat), 0.26, 17, 0.46, bar * 9 + beat);
    for (let half = 0; half < BEATS * 2; half += 1) {
      brush(loop, at(half / 2), half % 2 ? 0.1 : 0.06, 44, 0.66, bar * 31 + half);
    }
  }
  for (const [bar, beat, note, beats] of TUNE) {
    piano(wet, (bar * BEATS + beat) * BEAT_SECONDS, beats * BEAT_SECONDS, note, 0.085, 0.58);
  }
  for (const channel of ['left', 'right'] as const) {
    const room = reverb(wet[channel], channel === 'left' ? 0 : 23);
    for (let n = 0; n < LENGTH; n += 1) {
      const dry = loop[channel][n] ?? 0;
      loop[channel][n] = dry + (wet[channel][n] ?? 0) + 0.2 * (room[n] ?? 0);
    }
  }
  return loop;
}

/** A small hall: combs and all-passes, run twice round so that the loop has no seam. */
function reverb(dry: Float64Array, spread: number): Float64Array {
  const out = new Float64Array(LENGTH);
  const combs = [1687, 1801, 1933, 2053, 2251, 2399].map((length) => ({
    line: new Float64Array(length + spread),
    at: 0,
    dull: 0,
  }));
  const passes = [347, 113, 37].map((length) => ({
    line: new Float64Array(length + spread),
    at: 0,
  }));
  for (let n = 0; n < LENGTH * 2; n += 1) {
    const input = dry[n % LENGTH] ?? 0;
    let value = 0;
    for (const comb of combs) {
      const heard = comb.line[comb.at] ?? 0;
      comb.dull += 0.62 * (heard - comb.dull);
      comb.line[comb.at] = input + comb.dull * 0.83;
      comb.at = (comb.at + 1) % comb.line.length;
      value += heard;
    }
    value /= combs.length;
    for (const pass of passes) {
      const heard = pass.line[pass.at] ?? 0;
      pass.line[pass.at] = value + heard * 0.5;
      value = heard - value * 0.5;
      pass.at = (pass.at + 1) % pass.line.length;
    }
    out[n % LENGTH] = value;
  }
  return out;
}

function ffmpeg(...args: readonly string[][]): string {
  const { status, stderr } = spawnSync('ffmpeg', ['-hide_banner', '-y', ...args.flat()], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stderr;
}

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const loop = play();
const samples = new Float32Array(LENGTH * 2);
for (let n = 0; n < LENGTH; n += 1) {
  samples[n * 2] = loop.left[n] ?? 0;
  samples[n * 2 + 1] = loop.right[n] ?? 0;
}
const raw = here('music.f32');
writeFileSync(raw, new Uint8Array(samples.buffer));
const input = [
  ['-f', 'f32le'],
  ['-ar', String(RATE)],
  ['-ac', '2'],
  ['-i', raw],
];
const measured = ffmpeg(...input, ['-af', 'ebur128'], ['-f', 'null'], ['-']);
const loudness = Number(
  /I:\s+(-?[\d.]+) LUFS\s+Threshold/.exec(measured.slice(measured.lastIndexOf('Integrated')))?.[1],
);
const gainDb = LOUDNESS_LUFS - loudness;
ffmpeg(
  ...input,
  ['-af', `volume=${gainDb}dB`],
  ['-c:a', 'libmp3lame'],
  ['-b:a', '128k'],
  [here('music.mp3')],
);
rmSync(raw);
console.log(`music.mp3: ${loudness} LUFS as played, ${gainDb.toFixed(1)} dB added`);
