import { type EasingName, ease } from '../easing/easing.ts';
import { labelOf } from '../names/label-of.ts';
import { type Pose, restPose } from '../pose/pose.ts';
import type { OnTop, Transition } from './transition.ts';

export const defaultTransitionMs = 250;

/** A row of a transition table: eased time, 0 to 1, to a pose. Missing: that slide stays as it is. */
export interface TransitionDraft {
  /** With a star where the effects say in or out: 'push-*-left'. Sides say where the picture moves. */
  readonly name: string;
  readonly easing?: EasingName;
  readonly onTop?: OnTop;
  readonly backdrop?: string;
  readonly behind?: Pose;
  readonly outgoing?: (eased: number, t: number) => Pose;
  readonly incoming?: (eased: number, t: number) => Pose;
}

export function toTransition(group: string, draft: TransitionDraft): Transition {
  const { name, easing = 'in-out-cubic', outgoing, incoming } = draft;
  const id = name.replace('-*', '');
  return {
    id,
    label: labelOf(id),
    outEffect: name.replace('*', 'out'),
    inEffect: name.replace('*', 'in'),
    group,
    defaultMs: defaultTransitionMs,
    easing,
    onTop: draft.onTop ?? 'incoming',
    backdrop: draft.backdrop ?? '#000000',
    ...(draft.behind && { behind: draft.behind }),
    outgoing: (t) => (t <= 0 || !outgoing ? restPose : outgoing(ease(easing, t), Math.min(1, t))),
    incoming: (t) => (t >= 1 || !incoming ? restPose : incoming(ease(easing, t), Math.max(0, t))),
  };
}

/**
 * A slide that lies behind, so far out of focus that only its colours are left: anything that could be made out would
 * be a ghost of what comes next. Larger, so that its soft edges stay out of sight.
 */
export const ambience: Pose = { blur: 0.12, brightness: 0.75, scaleX: 1.7, scaleY: 1.7 };

/** Where both are out of focus, 0 to 1: earlier and later one would see through a picture into another. */
export const midway = (p: number) => Math.min(1, Math.max(0, (p - 0.3) / 0.4));

/** Where the picture moves to. */
export const moves = [
  { side: 'left', x: -1, y: 0 },
  { side: 'right', x: 1, y: 0 },
  { side: 'up', x: 0, y: -1 },
  { side: 'down', x: 0, y: 1 },
] as const;
