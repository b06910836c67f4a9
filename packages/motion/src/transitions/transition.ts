import type { EasingName } from '../easing/easing.ts';
import type { Pose } from '../pose/pose.ts';

/** How one slide gives way to the next: both move, at the same time. */
export interface Transition {
  /** Permanent: saved projects hold it. */
  readonly id: string;
  readonly label: string;
  /** What slides save for each side: push-out-left and push-in-left. */
  readonly outEffect: string;
  readonly inEffect: string;
  readonly group: string;
  readonly defaultMs: number;
  readonly easing: EasingName;
  /** Which slide lies on top. They change places half way where that is told. */
  readonly onTop: OnTop;
  /** What shows behind and between both. */
  readonly backdrop: string;
  /** Both take plain time, 0 to 1, and ease it themselves. */
  readonly outgoing: (t: number) => Pose;
  readonly incoming: (t: number) => Pose;
  /** The incoming slide once more, behind both: where they leave a gap, there is more to see than a colour. */
  readonly behind?: Pose | undefined;
}

export type OnTop = 'incoming' | 'outgoing' | 'change places';

/** Which slide lies on top at a moment, 0 to 1. */
export function slideOnTop({ onTop }: Pick<Transition, 'onTop'>, t: number) {
  if (onTop === 'change places') return t < 0.5 ? 'outgoing' : 'incoming';
  return onTop;
}
