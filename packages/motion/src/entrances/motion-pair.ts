import { type EasingName, ease } from '../easing/easing.ts';
import { labelOf } from '../names/label-of.ts';
import { type Pose, restPose } from '../pose/pose.ts';
import type { Entrance, Exit, MotionGroup } from './motion.ts';

/**
 * How a thing looks on its way: `away` is how far it is from its place, eased (1 at the far end, 0 in
 * place, below 0 where the easing overshoots); `time` is the same in plain time, never beyond 0 and 1.
 */
export type Way = (away: number, time: number) => Pose;

/** An entrance and its exit in one: what the table of a group holds. */
export interface PairDraft {
  /** With a star where the ids say in or out: 'fade-*-up'. */
  readonly name: string;
  readonly easing: EasingName;
  /** The exit's, when the mirrored one would not do. */
  readonly exitEasing?: EasingName;
  readonly ms?: number;
  /** Where it comes from. */
  readonly from: Way;
  /** Where it goes to: back, unless told. */
  readonly to?: Way;
  readonly labels?: { readonly in: string; readonly out: string };
}

export interface MotionPair {
  readonly name: string;
  readonly entrance: Entrance;
  readonly exit: Exit;
}

export const defaultMotionMs = 500;

export function motionPair(group: MotionGroup, draft: PairDraft): MotionPair {
  const { name, easing, from, to = from, ms: defaultMs = defaultMotionMs } = draft;
  const exitEasing = draft.exitEasing ?? mirrored(easing);
  const idOf = (way: 'in' | 'out') => name.replace('*', way);
  return {
    name,
    entrance: {
      id: idOf('in'),
      label: draft.labels?.in ?? labelOf(idOf('in')),
      group,
      defaultMs,
      easing,
      // Exactly at rest in the end, whatever rounding does.
      pose: (t) => (t >= 1 ? restPose : from(1 - ease(easing, t), 1 - Math.max(0, t))),
    },
    exit: {
      id: idOf('out'),
      label: draft.labels?.out ?? labelOf(idOf('out')),
      group,
      defaultMs,
      easing: exitEasing,
      pose: (t) => (t <= 0 ? restPose : to(ease(exitEasing, t), Math.min(1, t))),
    },
  };
}

/** Things leave as they came, backwards; only springs would shiver for too long before they go. */
function mirrored(easing: EasingName): EasingName {
  if (easing.endsWith('spring') || easing === 'out-elastic') return 'in-back';
  return easing.startsWith('out-') ? (easing.replace('out-', 'in-') as EasingName) : easing;
}

/** Visible soon: opacity reaches 1 when this part of the time is still left. */
export function fading(time: number, whole = 0): number {
  return Math.min(1, Math.max(0, (1 - time) / (1 - whole)));
}
