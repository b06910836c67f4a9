import type { EasingName } from '../easing/easing.ts';
import type { Pose } from '../pose/pose.ts';

export type MotionGroup =
  | 'Fades'
  | 'Slides'
  | 'Zooms'
  | 'Bounces'
  | 'Flips'
  | 'Turns'
  | 'Blurs'
  | 'Wipes'
  | 'Shapes'
  | 'Specials';

/** A way in or out. An entrance and its exit are paired by name: fade-in-up and fade-out-up. */
interface Motion {
  /** Permanent: saved projects hold it. */
  readonly id: string;
  readonly label: string;
  readonly group: MotionGroup;
  readonly defaultMs: number;
  /** What `pose` does with time; only to be told to people. */
  readonly easing: EasingName;
  /** Takes plain time, 0 to 1, and eases it itself. */
  readonly pose: (t: number) => Pose;
}

/** At rest at 1. */
export interface Entrance extends Motion {}

/** At rest at 0, gone at 1. */
export interface Exit extends Motion {}
