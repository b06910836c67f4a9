/** From what each player played to one stereo sound that goes round without a seam. */

import { Chance } from './chance.ts';
import { bell, filterRound, highPass, lowPass } from './filters.ts';
import type { Line, Score } from './score.ts';
import { type Played, type Stereo, sampleRate, silence } from './synth.ts';

export interface MixOptions {
  /** See Piece. */
  readonly pump: number;
  readonly tape: boolean;
  readonly seed: number;
  /** It ends, so nothing of its end is heard at its start. */
  readonly ends?: boolean;
}

const pumpSeconds = 0.26;
const fadeSeconds = 0.9;
const sides = ['left', 'right'] as const;

export function mix(score: Score, played: Played, options: MixOptions): Stereo {
  const length = options.ends
    ? (played.room.left.length ?? 0)
    : Math.round(score.loopSeconds * sampleRate);
  const rounded = (sound: Stereo) => foldRound(sound, length);
  const room = rounded(played.room);
  const dry = played.dry.map(rounded);
  const pumping = pumpCurve(score.kicks, length, options.pump);
  const out = silence(length);
  for (const [index, line] of score.lines.entries()) {
    const sound = dry[index];
    if (!sound) continue;
    for (const side of sides) {
      const channel = sound[side];
      if (line.role === 'bass') warm(channel);
      else if (line.role !== 'drums') filterRound(channel, highPass(130));
      if (line.role === 'melody' && line.echoSeconds > 0) {
        echo(line, sound, side, out, options.ends === true);
      }
      addTo(out[side], channel, line.role === 'drums' ? undefined : pumping);
    }
  }
  for (const side of sides) {
    filterRound(room[side], highPass(180));
    addTo(out[side], room[side], pumping);
    // Less below, more in the middle: films are heard on phones.
    filterRound(
      out[side],
      highPass(38),
      bell(75, -4, 0.5),
      bell(260, -1.5, 0.9),
      bell(2200, 2.5, 0.5),
    );
  }
  const finished = options.tape ? ageTape(out, options.seed) : out;
  glue(finished);
  if (options.ends) fadeOut(finished);
  return finished;
}

/** What rings on after the end is heard at the start. */
function foldRound({ left, right }: Stereo, length: number): Stereo {
  const fold = (sound: Float32Array) => {
    const out = new Float32Array(length);
    for (const [n, value] of sound.entries()) out[n % length] = (out[n % length] ?? 0) + value;
    return out;
  };
  return { left: fold(left), right: fold(right) };
}

function addTo(out: Float32Array, sound: Float32Array, gains: Float32Array | undefined): void {
  for (let n = 0; n < out.length; n += 1) {
    out[n] = (out[n] ?? 0) + (sound[n] ?? 0) * (gains ? (gains[n] ?? 1) : 1);
  }
}

function pumpCurve(kicks: readonly number[], length: number, depth: number) {
  if (depth === 0) return undefined;
  const gains = new Float32Array(length).fill(1);
  const span = Math.round(pumpSeconds * sampleRate);
  const ramp = Math.round(0.004 * sampleRate);
  for (const kick of kicks) {
    const from = Math.round(kick * sampleRate);
    for (let n = -ramp; n < span; n += 1) {
      const at = (((from + n) % length) + length) % length;
      const open = n < 0 ? -n / ramp : (n / span) ** 1.4;
      gains[at] = Math.min(gains[at] ?? 1, 1 - depth * (1 - open));
    }
  }
  return gains;
}

/** Overtones let a bass be heard on small loudspeakers that cannot play its own pitch. */
function warm(sound: Float32Array): void {
  const bright = sound.map((value) => Math.tanh(value * 9));
  filterRound(bright, highPass(220), lowPass(1800));
  for (const [n, value] of bright.entries()) sound[n] = (sound[n] ?? 0) + 0.1 * value;
}

/** Answers from one side and the other. */
function echo(line: Line, sound: Stereo, side: 'left' | 'right', out: Stereo, ends: boolean): void {
  const step = Math.round(line.echoSeconds * sampleRate);
  const length = sound.left.length;
  for (const [turn, gain] of [0.3, 0.17, 0.09].entries()) {
    const target = (turn % 2 === 0) === (side === 'left') ? out.right : out.left;
    for (let n = 0; n < length; n += 1) {
      const later = n + step * (turn + 1);
      if (ends && later >= length) break;
      const at = later % length;
      target[at] = (target[at] ?? 0) + gain * (sound[side][n] ?? 0);
    }
  }
}

/** Dull, a little unsteady, with dust; all of it fits the length, so that it goes round too. */
function ageTape(sound: Stereo, seed: number): Stereo {
  const length = sound.left.length;
  const out = silence(length);
  const turns = Math.round((length / sampleRate) * 0.7);
  for (const side of sides) {
    filterRound(sound[side], lowPass(6200), bell(700, 1.5, 0.8));
    for (let n = 0; n < length; n += 1) {
      const wow = 34 * (1 + Math.sin((2 * Math.PI * turns * n) / length));
      const at = n - wow + length;
      const whole = Math.floor(at);
      const part = at - whole;
      out[side][n] =
        (sound[side][whole % length] ?? 0) * (1 - part) +
        (sound[side][(whole + 1) % length] ?? 0) * part;
    }
  }
  const chance = new Chance(seed + 7);
  for (let crack = 0; crack < (length / sampleRate) * 7; crack += 1) {
    const at = Math.floor(chance.next() * length);
    const loud = 0.002 + 0.01 * chance.next() ** 3;
    const side = chance.next() < 0.5 ? 'left' : 'right';
    for (let n = 0; n < 40; n += 1) {
      const target = (at + n) % length;
      out[side][target] =
        (out[side][target] ?? 0) + loud * (chance.next() * 2 - 1) * Math.exp(-n / 9);
    }
  }
  return out;
}

function fadeOut(sound: Stereo): void {
  const span = Math.round(fadeSeconds * sampleRate);
  for (const side of sides) {
    const { length } = sound[side];
    for (let n = 0; n < span; n += 1) {
      const at = length - 1 - n;
      sound[side][at] = (sound[side][at] ?? 0) * (n / span) ** 1.5;
    }
  }
}

/** A gentle compressor for the whole: loud moments come down, so that the rest can come up. */
function glue({ left, right }: Stereo): void {
  const length = left.length;
  let power = 0;
  for (let n = 0; n < length; n += 1) power += (left[n] ?? 0) ** 2 + (right[n] ?? 0) ** 2;
  const usual = power / length;
  if (usual === 0) return;
  const [rise, fall] = [1 / (0.02 * sampleRate), 1 / (0.22 * sampleRate)];
  let heard = usual;
  for (let n = 0; n < length * 2; n += 1) {
    const at = n % length;
    const now = (left[at] ?? 0) ** 2 + (right[at] ?? 0) ** 2;
    heard += (now > heard ? rise : fall) * (now - heard);
    if (n < length) continue;
    const over = heard / (usual * 1.6);
    const gain = over > 1 ? over ** -0.2 : 1;
    left[at] = (left[at] ?? 0) * gain;
    right[at] = (right[at] ?? 0) * gain;
  }
}
