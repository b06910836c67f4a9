import { noise } from '@reelwright/chance';
import { rectanglePath } from '../path/rectangle-path.ts';
import { entranceSeconds, leaving } from './effect-time.ts';
import { type Mark, textColor } from './mark.ts';
import type { Moment } from './moment.ts';
import type { TextBlock } from './text-block.ts';
import type { TextEffect } from './text-effect.ts';

const secondsPerChar = 0.07;
const blinkSeconds = 1.06;

/** Letter by letter, in the uneven rhythm of fingers, with a caret that blinks when it waits. */
export const typewriter: TextEffect = {
  id: 'typewriter',
  label: 'Typewriter',
  options: [],
  look: (block, moment) => {
    const count = block.chars.length;
    const clock = entranceSeconds(moment, Math.max(0.3, count * secondsPerChar));
    const typed = typedCount(block, moment.seed, clock);
    const shown = Math.round(typed * (1 - leaving(moment)));
    const waiting = typed >= count && leaving(moment) === 0;
    const lit = !waiting || moment.seconds % blinkSeconds < blinkSeconds * 0.55;
    return {
      chars: (index) => (index < shown ? {} : { pose: { opacity: 0 } }),
      behind: [],
      inFront: lit && count > 0 && leaving(moment) < 1 ? [caret(block, shown)] : [],
    };
  },
};

/** Some keys take longer than others; after a word the fingers rest. */
function typedCount(block: TextBlock, seed: Moment['seed'], clock: number): number {
  let at = 0;
  for (const char of block.chars) {
    const rest = char.text.trim() ? 0 : 0.35;
    at += secondsPerChar * (0.55 + 0.7 * noise(seed, char.index) + rest * 0.4);
    if (at > clock) return char.index;
  }
  return block.chars.length;
}

function caret(block: TextBlock, shown: number): Mark {
  const before = block.chars[shown - 1];
  const next = block.chars[shown];
  const char = before ?? next;
  const isRight = (before !== undefined) !== (char?.rightToLeft === true);
  const edge = char ? char.x + (isRight ? char.width : 0) : 0;
  const size = block.fontSizePx;
  const [gap, width] = [size * 0.05, size * 0.055];
  const x = char?.rightToLeft ? edge - gap - width : edge + gap;
  const baselineY = char?.baselineY ?? 0;
  return {
    kind: 'path',
    path: rectanglePath(x, baselineY - size * 0.78, width, size * 0.98),
    fill: textColor,
  };
}
