import type { BoxInSpace } from '@reelwright/movie';

/** How a box stands at a moment. */
export interface BoxPose {
  readonly turnDeg: number;
  /** How far below its place it is, in heights of its item. */
  readonly drop: number;
  /** How strongly its shadow shows. */
  readonly shadow: number;
}

/** A turn, and a swing to and fro, take about this long. */
const turnSeconds = 6;
const swingSeconds = 5;
const swingDeg = 26;
/** Coming up takes this long; then it sways. */
const riseSeconds = 1.6;
const riseTurnDeg = 200;
const swayDeg = 7;

/** So many whole rounds fit, that the end leads to the beginning again. */
const rounds = (seconds: number, each: number) => Math.max(1, Math.round(seconds / each));
const easeOut = (t: number) => 1 - (1 - t) ** 3;

/** @param seconds since the item appeared, of `durationSeconds`. */
export function boxPose(
  { motion, turnDeg }: Pick<BoxInSpace, 'motion' | 'turnDeg'>,
  seconds: number,
  durationSeconds: number,
): BoxPose {
  const length = Math.max(0.1, durationSeconds);
  const part = Math.min(1, Math.max(0, seconds / length));
  switch (motion) {
    case 'none':
      return { turnDeg, drop: 0, shadow: 1 };
    case 'spin':
      return { turnDeg: turnDeg + 360 * part * rounds(length, turnSeconds), drop: 0, shadow: 1 };
    case 'swing': {
      const sway = Math.sin(2 * Math.PI * part * rounds(length, swingSeconds));
      return { turnDeg: turnDeg + swingDeg * sway, drop: 0, shadow: 1 };
    }
    case 'rise': {
      const risen = easeOut(Math.min(1, Math.max(0, seconds / riseSeconds)));
      const sway = Math.sin((2 * Math.PI * Math.max(0, seconds - riseSeconds)) / swingSeconds);
      return {
        turnDeg: turnDeg - riseTurnDeg * (1 - risen) + swayDeg * sway,
        drop: 1 - risen,
        shadow: risen ** 3,
      };
    }
    default:
      return motion satisfies never;
  }
}
