import { noise } from '@reelwright/chance';
import { type EasingName, ease } from '../easing/easing.ts';
import type { Pose } from '../pose/pose.ts';
import { clamp01, during, entranceSeconds, leaving, stagger } from './effect-time.ts';
import type { CharBox, TextBlock } from './text-block.ts';
import type { TextEffect } from './text-effect.ts';

/** What a word does on its way in: `away` is 1 at the far end, shifts are in font sizes. */
interface Entry {
  readonly easing: EasingName;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly rotateDeg: number;
}

const entries: readonly [Entry, ...Entry[]] = [
  { easing: 'out-expo', scale: 2.6, x: 0, y: 0, rotateDeg: 0 },
  { easing: 'out-back', scale: 1, x: 0, y: 1.3, rotateDeg: 9 },
  { easing: 'out-back', scale: 0.2, x: 0, y: 0, rotateDeg: -14 },
  { easing: 'out-expo', scale: 1, x: -2.6, y: 0, rotateDeg: 0 },
  { easing: 'out-expo', scale: 1, x: 2.6, y: 0, rotateDeg: 0 },
  { easing: 'out-back', scale: 1, x: 0, y: -1.3, rotateDeg: -7 },
];

const oneSeconds = 0.5;

/** Words strike in the rhythm of speech, each in its own way, and the whole keeps creeping closer. */
export const kinetic: TextEffect = {
  id: 'kinetic',
  label: 'Kinetic',
  options: [],
  look: (block, moment) => {
    const count = block.words.length;
    const step = stagger(count, 0.24, 2.6);
    const clock = entranceSeconds(moment, oneSeconds + step * Math.max(0, count - 1));
    const away = leaving(moment);
    return {
      chars: (index) => {
        const char = block.chars[index];
        if (!char) return {};
        const t = during(clock, char.word * step, oneSeconds);
        const gone = ease('in-back', during(away, (0.5 * char.word) / Math.max(1, count), 0.5));
        return { pose: wordPose(block, char, entryOf(moment.seed, char.word), t, gone) };
      },
      block: creeping(
        moment.seconds / Math.max(0.1, moment.durationSeconds),
        strike(clock, step, count),
        away,
      ),
      behind: [],
      inFront: [],
    };
  },
};

/** Each word that lands shoves the whole, to one side and to the other. */
function strike(clock: number, step: number, count: number): number {
  const landed = clock - oneSeconds * 0.3;
  const word = Math.min(count - 1, Math.floor(landed / Math.max(0.01, step)));
  if (word < 0) return 0;
  const since = landed - word * step;
  return (word % 2 === 0 ? 1 : -1) * Math.exp(-7 * since) * Math.min(1, since * 14);
}

function creeping(t: number, struck: number, away: number): Pose {
  const scale = 0.96 + 0.06 * clamp01(t) + 0.025 * Math.abs(struck) * (1 - away);
  return { scaleX: scale, scaleY: scale, rotateDeg: 1.4 * struck };
}

/** Never the same twice in a row. */
function entryOf(seed: string, word: number): Entry {
  const start = Math.floor(noise(seed, 0) * entries.length);
  const jump = word === 0 ? 0 : word + (noise(seed, word) > 0.5 ? word % 2 : 0);
  return entries[(start + jump) % entries.length] ?? entries[0];
}

/** The pose of one letter that makes its word move as one: turned and scaled around the word's middle. */
function wordPose(block: TextBlock, char: CharBox, entry: Entry, t: number, gone: number): Pose {
  const word = block.words[char.word] ?? char;
  const away = 1 - ease(entry.easing, t);
  const scale = Math.max(0, 1 + (entry.scale - 1) * away) * Math.max(0, 1 - gone);
  const angle = (entry.rotateDeg * away * Math.PI) / 180;
  const [fromX, fromY] = [
    char.x + char.width / 2 - (word.x + word.width / 2),
    char.y + char.height / 2 - (word.y + word.height / 2),
  ];
  const turnedX = scale * (fromX * Math.cos(angle) - fromY * Math.sin(angle));
  const turnedY = scale * (fromX * Math.sin(angle) + fromY * Math.cos(angle));
  const xPx = turnedX - fromX + entry.x * block.fontSizePx * away;
  const yPx = turnedY - fromY + entry.y * block.fontSizePx * away;
  return {
    opacity: clamp01(t * 3.5) * clamp01(2 - 2 * gone),
    x: xPx / Math.max(1, char.width),
    y: yPx / Math.max(1, char.height),
    scaleX: scale,
    scaleY: scale,
    rotateDeg: entry.rotateDeg * away,
    smearX: entry.x === 0 ? 0 : 0.5 * entry.x * away,
  };
}
