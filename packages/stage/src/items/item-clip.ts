import type { MotionPlan } from '@reelwright/motion';
import type { Item } from '@reelwright/movie';
import type { Assets } from '../assets/assets.ts';
import { clipTiming } from '../slides/clip-timing.ts';

/** An item leaves its clip's stage softly. */
const fadeOutSeconds = 0.2;

export interface ItemClip {
  readonly url: string;
  /** Which second of the clip is on screen; undefined when it is over. */
  readonly clipSeconds: number | undefined;
  /** The item comes when the clip is half way, and fades when its time is over. */
  readonly itemOpacity: number;
}

/** The transition clip that an item comes with; undefined when it has none. */
export function itemClip(
  item: Item,
  plan: MotionPlan,
  seconds: number,
  assets: Assets,
): ItemClip | undefined {
  const url = item.effects?.url;
  if (!url) return undefined;
  const length = assets.videoSeconds(url);
  const timing =
    clipTiming(url) ??
    (length ? { durationSeconds: length, middleSeconds: length / 2 } : undefined);
  if (!timing) return undefined;
  const since = seconds - plan.startSeconds;
  const left = plan.endSeconds - seconds;
  return {
    url,
    clipSeconds: since < timing.durationSeconds ? since : undefined,
    itemOpacity: since < timing.middleSeconds ? 0 : Math.min(1, left / fadeOutSeconds),
  };
}
