import { noise } from '@reelwright/chance';
import { ambience, midway, type TransitionDraft } from './transition-draft.ts';

const firstHalf = (p: number) => Math.min(1, p * 2);
const secondHalf = (p: number) => Math.max(0, p * 2 - 1);
const sized = (scale: number) => ({ scaleX: scale, scaleY: scale });

/** Through one colour. */
const dips = [
  { name: 'dip-*-black', backdrop: '#000000' },
  { name: 'dip-*-white', backdrop: '#ffffff' },
] as const;

/** Torn apart and put together again, in eight jumps; most in the middle. */
function torn(t: number, side: number) {
  const step = Math.floor(t * 8) * 3 + side;
  const strength = 4 * t * (1 - t);
  return {
    x: 0.08 * (noise('torn', step) * 2 - 1) * strength,
    skewXDeg: 7 * (noise('torn', step + 1) * 2 - 1) * strength,
    split: 0.03 * strength,
    // Larger by as much as it is torn aside: no edge shows.
    ...sized(1 + 0.27 * strength),
  };
}

/** Blurred, and larger by as much as its edges are soft: what lies behind would show as a frame around it. */
const outOfFocus = (blur: number) => ({ blur, ...sized(1 + 4.5 * blur) });

/** How a slide looks this close to the flash. */
function flashed(near: number) {
  const light = near ** 3;
  return { brightness: 1 + 0.8 * light, opacity: 1 - light ** 2 };
}

export const softTransitions: readonly TransitionDraft[] = [
  { name: 'fade-*', easing: 'in-out-sine', incoming: (p) => ({ opacity: p }) },
  ...dips.map(
    ({ name, backdrop }): TransitionDraft => ({
      name,
      backdrop,
      easing: 'in-out-sine',
      outgoing: (p) => ({ opacity: 1 - firstHalf(p) }),
      incoming: (p) => ({ opacity: secondHalf(p) }),
    }),
  ),
  {
    name: 'flash-*',
    easing: 'in-out-quad',
    backdrop: '#ffffff',
    // Into white, and late: light alone would leave the primary colours glaring, and white is only a moment.
    outgoing: (p) => flashed(p < 0.5 ? firstHalf(p) : 1),
    incoming: (p) => flashed(p < 0.5 ? 1 : 1 - secondHalf(p)),
  },
  {
    name: 'blur-*',
    easing: 'in-out-sine',
    outgoing: (p) => outOfFocus(0.04 * p),
    incoming: (p) => ({ opacity: p, ...outOfFocus(0.04 * (1 - p)) }),
  },
  {
    name: 'zoom-*',
    behind: ambience,
    onTop: 'outgoing',
    outgoing: (p) => ({ ...sized(1 + 1.2 * p), opacity: 1 - midway(p), blur: 0.05 * p }),
    // Never smaller than the picture: its edges would show through the one that leaves.
    incoming: (p) => ({ ...outOfFocus(0.03 * (1 - p)), brightness: 0.8 + 0.2 * p }),
  },
  {
    name: 'zoom-*-back',
    behind: ambience,
    // Never smaller than the picture: black would show around it.
    outgoing: (p) => ({ brightness: 1 - 0.5 * p, ...outOfFocus(0.05 * p) }),
    incoming: (p) => ({
      ...sized(1.8 - 0.8 * p),
      opacity: midway(p),
      blur: 0.04 * (1 - p),
    }),
  },
  {
    name: 'glitch-*',
    easing: 'linear',
    outgoing: (_p, t) => ({ ...torn(t, 0), opacity: t < 0.55 ? 1 : 0 }),
    incoming: (_p, t) => ({
      ...torn(t, 30),
      opacity: t > 0.55 || (t > 0.25 && noise('torn-in', Math.floor(t * 12)) > 0.6) ? 1 : 0,
    }),
  },
  {
    name: 'drop-*',
    easing: 'out-bounce',
    outgoing: (p) => ({ brightness: 1 - 0.5 * p }),
    incoming: (p) => ({ stageY: p - 1 }),
  },
];
