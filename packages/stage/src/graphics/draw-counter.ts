import { ease, ringPath } from '@reelwright/motion';
import type { Counter } from '@reelwright/movie';
import type { GraphicPen, Size } from './graphic-pen.ts';
import { writeClock, writeNumber } from './write-number.ts';

const ringWidth = 0.1;
const trackStrength = 0.18;

/** What the counter says so long after it came. A clock goes evenly; other numbers come to rest softly. */
export function counterText(counter: Counter, seconds: number): string {
  const { from, to, decimals, before, after, form, numbers } = counter;
  const share = Math.min(1, Math.max(0, seconds / counter.seconds));
  if (form === 'clock') return `${before}${writeClock(from + (to - from) * share)}${after}`;
  // Single steps are to be read one by one: a countdown from ten, say.
  const isCountdown = to < from && from - to <= 60 && decimals === 0;
  const eased = isCountdown ? share : ease('out-cubic', share);
  const value = from + (to - from) * eased;
  const shown = isCountdown ? Math.ceil(value - 1e-6) : value;
  return `${before}${writeNumber(shown, decimals, numbers)}${after}`;
}

/** A number that counts up or down, with a ring around it that fills or empties if it is wanted. */
export function drawCounter(pen: GraphicPen, counter: Counter, size: Size, seconds: number): void {
  const { from, to, ring, color, ringColor, family } = counter;
  const middle = { x: size.width / 2, y: size.height / 2 };
  const share = Math.min(1, Math.max(0, seconds / counter.seconds));
  const radius = Math.min(size.width, size.height) / 2;
  if (ring) {
    const shape = {
      cx: middle.x,
      cy: middle.y,
      outer: radius,
      inner: radius * (1 - 2 * ringWidth),
    };
    pen.fill(ringPath(shape, 0, 1), ringColor, trackStrength);
    const filled = to < from ? 1 - share : share;
    if (filled > 0) pen.fill(ringPath(shape, 0, filled), ringColor);
  }
  const maxWidthPx = ring ? radius * 1.35 : size.width;
  // As large as its widest number allows all the time: letters that grow and shrink as they count look broken.
  const style = {
    family,
    color,
    bold: true,
    align: 'center',
    sizePx: size.height * (ring ? 0.4 : 0.82),
  } as const;
  const texts = [0, counter.seconds].map((at) => counterText(counter, at));
  const widest = Math.max(...texts.map((text) => pen.widthOf(text, style)), 1);
  const sizePx = style.sizePx * Math.min(1, maxWidthPx / widest);
  pen.label(counterText(counter, seconds), middle.x, middle.y, { ...style, sizePx });
}
