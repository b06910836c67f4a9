import { ease } from '../easing/easing.ts';
import { brushPath } from '../path/brush-path.ts';
import { clamp01, during, entranceSeconds, leaving, stagger } from './effect-time.ts';
import { handDrawnLine } from './hand-drawn.ts';
import { readOptions } from './read-options.ts';
import type { TextBlock } from './text-block.ts';
import { textBounds } from './text-bounds.ts';
import type { TextEffect } from './text-effect.ts';

const options = [
  { key: 'color', label: 'Box color', kind: 'color', default: 'yellow' },
  { key: 'strokeWidth', label: 'Line width', kind: 'number', default: 15, min: 1, max: 60 },
] as const;

/** A marker draws a box around the text in one go, while the letters pop up inside. */
export const boxed: TextEffect = {
  id: 'boxed',
  label: 'Boxed',
  options,
  look: (block, moment, given) => {
    const { color, strokeWidth } = readOptions(options, given);
    const count = block.chars.length;
    const step = stagger(count, 0.03, 0.7);
    const clock = entranceSeconds(moment, 1.6);
    const away = leaving(moment);
    return {
      chars: (index) => {
        const t = during(clock, 0.35 + index * step, 0.5);
        const gone = ease('in-cubic', away);
        const up = 1 - ease('out-back', t);
        if (up === 0 && gone === 0) return {};
        return {
          pose: {
            opacity: clamp01(t * 2.5) * (1 - gone),
            y: 0.45 * up,
            scaleX: 1 - 0.4 * up,
            scaleY: 1 - 0.4 * up,
            originY: 1,
          },
        };
      },
      behind: [
        {
          kind: 'path',
          path: brushPath(
            boxLine(block, strokeWidth, moment.seed),
            ease('in-out-cubic', away),
            ease('in-out-cubic', during(clock, 0, 1.15)),
            { widthPx: strokeWidth, pressure: 0.45, ends: 0.55, seed: moment.seed },
          ),
          fill: color,
        },
      ],
      inFront: [],
    };
  },
};

/** Around once from the top left; the end runs over the beginning, as hands do. */
function boxLine(block: TextBlock, strokeWidth: number, seed: string) {
  const bounds = textBounds(block);
  const size = block.fontSizePx;
  const [padX, padY] = [size * 0.38 + strokeWidth / 2, size * 0.14 + strokeWidth / 2];
  const [left, top] = [bounds.x - padX, bounds.y - padY];
  const [right, bottom] = [bounds.x + bounds.width + padX, bounds.y + bounds.height + padY];
  const over = size * 0.22;
  return handDrawnLine(
    [
      [left - over, top + over * 0.12],
      [right, top],
      [right, bottom],
      [left, bottom],
      [left + over * 0.1, top - over * 0.9],
    ],
    size * 0.075,
    `${seed}/box`,
  );
}
