import { ease } from '../easing/easing.ts';
import { rectanglePath } from '../path/rectangle-path.ts';
import { during, entranceSeconds, leaving } from './effect-time.ts';
import { readOptions } from './read-options.ts';
import { textBounds } from './text-bounds.ts';
import type { TextEffect } from './text-effect.ts';

const options = [
  { key: 'color', label: 'Line color', kind: 'color', default: 'yellow' },
  { key: 'width', label: 'Line width', kind: 'number', default: 7, min: 1, max: 60 },
] as const;

/** A line grows in the middle, moves aside, and the text comes out from behind it. */
export const line: TextEffect = {
  id: 'line',
  label: 'Line',
  options,
  look: (block, moment, given) => {
    const { color, width } = readOptions(options, given);
    const bounds = textBounds(block);
    const clock = entranceSeconds(moment, 1.25);
    const away = leaving(moment);
    const grown = Math.min(
      ease('out-expo', during(clock, 0, 0.4)),
      1 - ease('in-expo', during(away, 0.6, 0.4)),
    );
    const aside = Math.min(
      ease('in-out-cubic', during(clock, 0.25, 1)),
      1 - ease('in-out-cubic', during(away, 0, 0.7)),
    );
    const gap = block.fontSizePx * 0.28 + width / 2;
    const middle = bounds.x + bounds.width / 2;
    const barX = middle + (bounds.x - gap - middle) * aside;
    // At first the text lies just left of the line, where it is cut off.
    const shiftPx = (barX - bounds.x - bounds.width) * (1 - aside);
    const halfHeight = (bounds.height / 2) * grown;
    const centerY = bounds.y + bounds.height / 2;
    const farPx = 2 * Math.max(block.widthPx, bounds.width) + block.fontSizePx;
    return {
      text: { x: shiftPx / Math.max(1, block.widthPx), opacity: aside > 0 ? 1 : 0 },
      ...(aside < 1 && {
        clip: rectanglePath(barX, -block.fontSizePx, farPx, block.heightPx + 2 * block.fontSizePx),
      }),
      behind: [],
      inFront:
        grown > 0
          ? [
              {
                kind: 'path',
                path: [
                  ['M', barX, centerY - halfHeight],
                  ['L', barX, centerY + halfHeight],
                ],
                stroke: { color, widthPx: width, cap: 'round' },
              },
            ]
          : [],
    };
  },
};
