/** Small sounds: ticks, answers, whooshes. Some are played, some are made of noise and sines. */
import { Chance } from './engine/chance.ts';
import type { Line, Note } from './engine/score.ts';
import { playLines, type Stereo, sampleRate, silence } from './engine/synth.ts';

export interface Sound {
  readonly name: string;
  readonly title: string;
  readonly kind: 'sound' | 'countdown-sound';
  readonly seconds: number;
  readonly loudness: number;
  readonly make: () => Promise<Stereo> | Stereo;
}

const TAU = Math.PI * 2;

function line(program: number, notes: readonly Note[], isDrums = false, reverb = 30): Line {
  const controls = [
    [7, 110],
    [91, reverb],
  ] as const;
  return {
    name: 'sound',
    role: 'melody',
    program,
    isDrums,
    controls,
    echoSeconds: 0,
    notes: [...notes],
  };
}

const note = (start: number, pitch: number, velocity = 96, seconds = 0.6): Note => ({
  start,
  seconds,
  pitch,
  velocity,
});

async function played(seconds: number, ...lines: readonly Line[]): Promise<Stereo> {
  const { dry, room } = await playLines(lines, seconds);
  const out = silence(Math.round(seconds * sampleRate));
  const fade = Math.round(0.12 * sampleRate);
  for (const side of ['left', 'right'] as const) {
    for (let n = 0; n < out[side].length; n += 1) {
      const all = dry.reduce((sum, sound) => sum + (sound[side][n] ?? 0), room[side][n] ?? 0);
      out[side][n] = all * Math.min(1, (out[side].length - n) / fade);
    }
  }
  return out;
}

/** Air that passes from one side to the other: noise through a window that moves. */
function whoosh(seconds: number, low: number, high: number, seed: number): Stereo {
  const chance = new Chance(seed);
  const out = silence(Math.round(seconds * sampleRate));
  const { length } = out.left;
  let [band, bottom] = [0, 0];
  for (let n = 0; n < length; n += 1) {
    const t = n / length;
    const swell = Math.sin(Math.PI * t ** 0.8) ** 2;
    const hertz = low + (high - low) * swell;
    const f = 2 * Math.sin((Math.PI * hertz) / sampleRate);
    const noise = chance.next() * 2 - 1;
    bottom += f * band;
    band += f * (noise - bottom - 0.5 * band);
    out.left[n] = band * swell * Math.cos((t * Math.PI) / 2);
    out.right[n] = band * swell * Math.sin((t * Math.PI) / 2);
  }
  return out;
}

/** A tone that slides and fades. */
function slide(seconds: number, from: number, to: number, shape: number): Stereo {
  const out = silence(Math.round(seconds * sampleRate));
  let phase = 0;
  for (let n = 0; n < out.left.length; n += 1) {
    const t = n / out.left.length;
    phase += (TAU * from * (to / from) ** t) / sampleRate;
    const value = Math.sin(phase) * Math.min(1, n / 90) * (1 - t) ** shape;
    out.left[n] = value;
    out.right[n] = value;
  }
  return out;
}

const woodblock = 76;
const lowBlock = 77;
/** A tick every second, twice as often in the last three, and a bell. */
function ticking(seconds: number): Promise<Stereo> {
  const ticks: Note[] = [];
  for (let at = 0; at < seconds; at += at >= seconds - 3 ? 0.5 : 1) {
    ticks.push(
      note(at, ticks.length % 2 ? lowBlock : woodblock, at >= seconds - 3 ? 104 : 84, 0.1),
    );
  }
  const bell = note(seconds, 84, 92, 1);
  return played(seconds + 1.2, line(0, ticks, true, 16), line(9, [bell], false, 60));
}

const sound = (
  name: string,
  title: string,
  seconds: number,
  loudness: number,
  make: Sound['make'],
) => ({ name, title, kind: 'sound', seconds, loudness, make }) as const;

export const sounds: readonly Sound[] = [
  sound('tick', 'Tick', 0.3, -24, () =>
    played(0.3, line(0, [note(0, woodblock, 96, 0.1)], true, 10)),
  ),
  sound('tock', 'Tock', 0.3, -24, () =>
    played(0.3, line(0, [note(0, lowBlock, 96, 0.1)], true, 10)),
  ),
  sound('right', 'Right answer', 1.4, -19, () =>
    played(
      1.4,
      line(9, [note(0, 84), note(0.12, 88), note(0.24, 91, 104, 1)], false, 60),
      line(11, [note(0.24, 79, 80, 1)]),
    ),
  ),
  sound('right-big', 'Right answer, proud', 1.9, -19, () =>
    played(
      1.9,
      line(
        61,
        [67, 72, 76].map((pitch, order) => note(order === 2 ? 0.16 : 0, pitch, 92, 0.8)),
        false,
        50,
      ),
      line(9, [note(0.16, 88), note(0.3, 91), note(0.44, 96, 96, 1)], false, 60),
    ),
  ),
  sound('wrong', 'Wrong answer', 1, -19, () =>
    played(1, line(58, [note(0, 51, 96, 0.22), note(0.26, 46, 100, 0.5)], false, 24)),
  ),
  sound('wrong-soft', 'Wrong answer, gentle', 1.2, -20, () =>
    played(1.2, line(12, [note(0, 67), note(0.18, 63), note(0.36, 58, 92, 0.8)], false, 50)),
  ),
  sound('whoosh', 'Whoosh', 0.7, -25, () => whoosh(0.7, 300, 3200, 5)),
  sound('whoosh-fast', 'Quick whoosh', 0.4, -25, () => whoosh(0.4, 500, 5200, 6)),
  sound('whoosh-deep', 'Deep whoosh', 1.1, -25, () => whoosh(1.1, 160, 1400, 7)),
  sound('pop', 'Pop', 0.16, -23, () => slide(0.16, 320, 1100, 1.6)),
  sound('ding', 'Ding', 1.6, -21, () => played(1.6, line(14, [note(0, 84, 92, 1.4)], false, 50))),
  sound('reveal', 'Reveal', 1.8, -20, () =>
    played(
      1.8,
      line(
        46,
        [60, 64, 67, 72, 76, 79, 84, 88].map((pitch, order) =>
          note(order * 0.06, pitch, 80 + order * 3, 1),
        ),
        false,
        70,
      ),
    ),
  ),
  ...[2, 3, 5, 10, 15, 20].map(
    (seconds): Sound => ({
      name: `ticking-${seconds}`,
      title: `Ticking, ${seconds} seconds`,
      kind: 'countdown-sound',
      seconds: seconds + 1.2,
      loudness: -24,
      make: () => ticking(seconds),
    }),
  ),
];
