import type { Pose } from '../pose/pose.ts';
import { maxBeyond } from '../timing/stay-time.ts';
import type { Stay } from './stay.ts';

const zoom = 1.25;
const slowZoom = 1.045;
const cameraZoom = 1.15;
/** Even to the eye: each moment the picture grows by the same part of itself. */
const growth = (t: number) => zoom ** t;

/** Where the camera heads: towards this point of the picture. */
const headings = [
  { id: 'kenburns-top', x: 0.5, y: 0 },
  { id: 'kenburns-top-right', x: 1, y: 0 },
  { id: 'kenburns-right', x: 1, y: 0.5 },
  { id: 'kenburns-bottom-right', x: 1, y: 1 },
  { id: 'kenburns-bottom', x: 0.5, y: 1 },
  { id: 'kenburns-bottom-left', x: 0, y: 1 },
  { id: 'kenburns-left', x: 0, y: 0.5 },
  { id: 'kenburns-top-left', x: 0, y: 0 },
  { id: 'kenburns-in', x: 0.5, y: 0.5 },
] as const;

/**
 * Across the picture without coming closer; the picture is larger than its frame all the time. Both ends
 * leave room: while its slide leaves, the picture moves on for `maxBeyond` of its time.
 */
const pans = [
  { id: 'kenburns-pan-left', from: { x: 0.88, y: 0.5 }, to: { x: 0.12, y: 0.5 } },
  { id: 'kenburns-pan-right', from: { x: 0.12, y: 0.5 }, to: { x: 0.88, y: 0.5 } },
  { id: 'kenburns-pan-up', from: { x: 0.5, y: 0.88 }, to: { x: 0.5, y: 0.12 } },
  { id: 'kenburns-pan-down', from: { x: 0.5, y: 0.12 }, to: { x: 0.5, y: 0.88 } },
] as const;

type Move = Pick<Stay, 'id' | 'pose'>;

const moves: readonly Move[] = [
  ...headings.map(
    ({ id, x, y }): Move => ({
      id,
      pose: (t) => ({ scaleX: growth(t), scaleY: growth(t), originX: x, originY: y }),
    }),
  ),
  {
    id: 'kenburns-out',
    pose: (t) => {
      const scale = growth(1 + maxBeyond - t);
      return { scaleX: scale, scaleY: scale };
    },
  },
  ...pans.map(
    ({ id, from, to }): Move => ({
      id,
      pose: (t) => ({
        scaleX: zoom,
        scaleY: zoom,
        originX: from.x + (to.x - from.x) * t,
        originY: from.y + (to.y - from.y) * t,
      }),
    }),
  ),
  // So little that one only notices that the picture lives.
  {
    id: 'push-in-slow',
    pose: (t) => ({ scaleX: slowZoom ** t, scaleY: slowZoom ** t }),
  },
  {
    id: 'push-out-slow',
    pose: (t) => {
      const scale = slowZoom ** (1 + maxBeyond - t);
      return { scaleX: scale, scaleY: scale };
    },
  },
  // A move that is seen, and that nobody wonders at.
  {
    id: 'camera-in',
    pose: (t) => ({ scaleX: 1.02 * cameraZoom ** t, scaleY: 1.02 * cameraZoom ** t }),
  },
  {
    id: 'camera-out',
    pose: (t) => {
      const scale = cameraZoom ** (1 + maxBeyond - t);
      return { scaleX: scale, scaleY: scale };
    },
  },
  {
    id: 'camera-left',
    pose: (t) => ({ scaleX: 1.18, scaleY: 1.18, originX: 0.9 - 0.7 * t }),
  },
  {
    id: 'camera-right',
    pose: (t) => ({ scaleX: 1.18, scaleY: 1.18, originX: 0.1 + 0.7 * t }),
  },
  // From far above to the place that matters, and then slowly nearer.
  {
    id: 'fly-to',
    pose: (t) => {
      const flown = Math.min(1, t / 0.55);
      const scale = 1 + 0.34 * (flown < 0.5 ? 2 * flown ** 2 : 1 - 2 * (1 - flown) ** 2) + 0.12 * t;
      return { scaleX: scale, scaleY: scale };
    },
  },
  {
    id: 'drift',
    pose: (t) => ({
      scaleX: 1.12 + 0.05 * t,
      scaleY: 1.12 + 0.05 * t,
      originX: 0.2 + 0.6 * t,
      originY: 0.65 - 0.3 * t,
      rotateDeg: 0.9 * (t - 0.5),
    }),
  },
];

/** What stands before the ground comes nearer than it, or passes it: that is what makes a picture deep. */
const passes: readonly Move[] = [
  { id: 'approach', pose: (t) => sized(1.2 ** t, { originY: 0.8 }) },
  { id: 'recede', pose: (t) => sized(1.2 ** (1 + maxBeyond - t), { originY: 0.8 }) },
  { id: 'pass-left', pose: (t) => sized(1 + 0.05 * t, { x: 0.07 - 0.14 * t }) },
  { id: 'pass-right', pose: (t) => sized(1 + 0.05 * t, { x: 0.14 * t - 0.07 }) },
  // By parts of a line: words of one height rise as one.
  { id: 'rise', pose: (t) => ({ y: 0.09 - 0.18 * t }) },
  { id: 'lean-in', pose: (t) => sized(1 + 0.14 * t, { rotateDeg: 8 * t - 4, originY: 0.9 }) },
];

function sized(scale: number, rest: Pose): Pose {
  return { scaleX: scale, scaleY: scale, ...rest };
}

export const kenburnsStays: readonly Omit<Stay, 'label'>[] = [
  ...moves.map((move) => ({ ...move, insideFrame: true as const })),
  ...passes,
].map((move) => ({
  ...move,
  imageCapable: true,
  infinite: true,
  spansTime: true,
  durationMs: 5000,
}));
