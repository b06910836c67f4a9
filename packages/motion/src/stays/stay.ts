import type { Pose } from '../pose/pose.ts';

/** What a thing does while it is on screen. */
export interface Stay {
  /** Permanent: saved projects hold it. */
  readonly id: string;
  readonly label: string;
  /** Also looks well on pictures and videos. */
  readonly imageCapable: boolean;
  /** Goes round without a pause; others rest between repetitions (`stayDelayMs`). */
  readonly infinite: boolean;
  /** One slow move from the item's first moment to its last, whatever `durationMs` says. */
  readonly spansTime: boolean;
  /** What it does beside a move that spans its time, by the seconds since it came: as fast in a long life as in a short one. */
  readonly besides?: (seconds: number) => Pose;
  /** Moves the picture inside of its frame, and not the frame. Text has no frame: it moves. */
  readonly insideFrame?: true;
  /** One repetition. */
  readonly durationMs: number;
  /** Takes plain time of one repetition, 0 to 1, and eases it itself. */
  readonly pose: (t: number) => Pose;
}
