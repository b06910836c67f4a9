import { seededRandom } from '@reelwright/chance';
import { ease } from '../easing/easing.ts';
import type { Pose } from '../pose/pose.ts';
import { during, entranceSeconds, leaving } from './effect-time.ts';
import type { GestureMark } from './mark.ts';
import { readOptions } from './read-options.ts';
import type { TextBlock } from './text-block.ts';
import { textBounds } from './text-bounds.ts';
import type { TextEffect } from './text-effect.ts';

const options = [
  {
    key: 'gesture',
    label: 'Gesture',
    kind: 'choice',
    default: 'random',
    choices: [
      { value: 'random', label: 'Random' },
      { value: 'finger', label: 'Finger' },
      { value: 'hand', label: 'Hand' },
    ],
  },
  {
    key: 'direction',
    label: 'Comes in from',
    kind: 'choice',
    default: 'bottom',
    choices: [
      { value: 'top', label: 'Top' },
      { value: 'bottom', label: 'Bottom' },
      { value: 'left', label: 'Left' },
      { value: 'right', label: 'Right' },
    ],
  },
] as const;

/** Where a hand from each side lies, and how it must be turned: drawn, it points up. */
const sides: Readonly<Record<string, { x: number; y: number; rotateDeg: number }>> = {
  top: { x: 0, y: -1, rotateDeg: 180 },
  bottom: { x: 0, y: 1, rotateDeg: 0 },
  left: { x: -1, y: 0, rotateDeg: 90 },
  right: { x: 1, y: 0, rotateDeg: -90 },
};

/** A hand pushes the text into the picture, lets go, taps it, and draws back; later it fetches it. */
export const hand: TextEffect = {
  id: 'hand',
  label: 'Hand',
  options,
  look: (block, moment, given) => {
    const { gesture, direction } = readOptions(options, given);
    const side = sides[direction] ?? { x: 0, y: 1, rotateDeg: 0 };
    const random = seededRandom(`${moment.seed}/hand`);
    const drawn = random.pick<'finger' | 'hand'>(['finger', 'hand']);
    const clock = entranceSeconds(moment, 2.1);
    const away = leaving(moment);
    const coming = 1 - ease('out-cubic', during(clock, 0, 0.95));
    const fetched = ease('in-cubic', during(away, 0.4, 0.6));
    const carried = Math.max(coming, fetched);
    // Let go, the text rocks into its place.
    const settle = during(clock, 0.8, 1);
    const rock = Math.sin(settle * 3 * Math.PI) * (1 - settle) * (settle > 0 ? 1 : 0);
    const withdrawn = Math.min(
      ease('in-cubic', during(clock, 1.5, 0.6)),
      1 - ease('out-cubic', during(away, 0, 0.4)),
    );
    return {
      block: {
        stageX: 1.05 * side.x * carried,
        stageY: 1.05 * side.y * carried,
        rotateDeg: random.between(-1, 1) * 6 * coming + 1.6 * rock,
      },
      behind: [],
      inFront:
        withdrawn < 1
          ? [
              {
                ...place(block, side, gesture === 'random' ? drawn : toGesture(gesture)),
                pose: reach(side, block, withdrawn, tap(clock)),
              },
            ]
          : [],
    };
  },
};

const toGesture = (value: string) => (value === 'hand' ? 'hand' : 'finger');

/** Back a little and forth again, once it has arrived. */
function tap(clock: number): number {
  const t = during(clock, 1.02, 0.42);
  return Math.sin(t * Math.PI) ** 2;
}

function reach(
  side: { x: number; y: number },
  block: TextBlock,
  withdrawn: number,
  tapped: number,
): Pose {
  const backPx = block.fontSizePx * 0.32 * tapped;
  return {
    stageX: 1.3 * side.x * withdrawn,
    stageY: 1.3 * side.y * withdrawn,
    x: (side.x * backPx) / Math.max(1, block.widthPx),
    y: (side.y * backPx) / Math.max(1, block.heightPx),
  };
}

/** The finger touches the text's edge; the hand lies over it a little. */
function place(
  block: TextBlock,
  side: { x: number; y: number; rotateDeg: number },
  gesture: 'finger' | 'hand',
): GestureMark {
  const bounds = textBounds(block);
  const over = block.fontSizePx * (gesture === 'hand' ? 0.34 : 0.06);
  return {
    kind: 'gesture',
    gesture,
    x: bounds.x + bounds.width * (0.5 + side.x / 2) - side.x * over,
    y: bounds.y + bounds.height * (0.5 + side.y / 2) - side.y * over,
    sizePx: block.fontSizePx * 2.1,
    rotateDeg: side.rotateDeg,
  };
}
