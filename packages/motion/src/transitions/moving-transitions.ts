import { moves, type TransitionDraft } from './transition-draft.ts';

/** How much slower the slide below moves: it seems to lie deeper. */
const depth = 0.25;

export const movingTransitions: readonly TransitionDraft[] = moves.flatMap(
  ({ side, x, y }): TransitionDraft[] => [
    {
      name: `push-*-${side}`,
      outgoing: (p) => ({ stageX: x * p, stageY: y * p }),
      incoming: (p) => ({ stageX: -x * (1 - p), stageY: -y * (1 - p) }),
    },
    {
      name: `cover-*-${side}`,
      easing: 'out-cubic',
      outgoing: (p) => ({ stageX: x * depth * p, stageY: y * depth * p, brightness: 1 - 0.5 * p }),
      incoming: (p) => ({ stageX: -x * (1 - p), stageY: -y * (1 - p) }),
    },
    {
      name: `uncover-*-${side}`,
      easing: 'in-out-cubic',
      onTop: 'outgoing',
      outgoing: (p) => ({ stageX: x * p, stageY: y * p }),
      incoming: (p) => ({
        stageX: -x * depth * (1 - p),
        stageY: -y * depth * (1 - p),
        brightness: 0.5 + 0.5 * p,
      }),
    },
    {
      name: `whip-*-${side}`,
      easing: 'in-out-expo',
      outgoing: (p) => ({
        stageX: x * p,
        stageY: y * p,
        smearX: 0.12 * x * hurry(p),
        smearY: 0.12 * y * hurry(p),
      }),
      incoming: (p) => ({
        stageX: -x * (1 - p),
        stageY: -y * (1 - p),
        smearX: 0.12 * x * hurry(p),
        smearY: 0.12 * y * hurry(p),
      }),
    },
    {
      name: `squeeze-*-${side}`,
      outgoing: (p) => ({
        scaleX: x === 0 ? 1 : 1 - p,
        scaleY: y === 0 ? 1 : 1 - p,
        originX: 0.5 + x / 2,
        originY: 0.5 + y / 2,
      }),
      incoming: (p) => ({
        scaleX: x === 0 ? 1 : p,
        scaleY: y === 0 ? 1 : p,
        originX: 0.5 - x / 2,
        originY: 0.5 - y / 2,
      }),
    },
  ],
);

/** Nothing at both ends, most in the middle, where it is fastest. */
function hurry(p: number): number {
  return 4 * p * (1 - p);
}
