import { findEntrance, findExit } from '../entrances/find-motion.ts';
import { tabStepMs, visibleAtLeastSeconds } from './motion-constants.ts';
import type { MotionPlan } from './motion-plan.ts';
import type { Break, ItemTiming, MotionSettings } from './motion-settings.ts';

/** How much later the next unit begins: small ones follow each other faster. */
const naturalStagger: Readonly<Record<Break, number>> = { chars: 0.035, words: 0.1, lines: 0.18 };

/** However many units: the last begins at most this late, and at most this part of the time in. */
const longestSpread = { seconds: 1.8, ofDuration: 0.4 };

/** Texts leave faster than they come. */
const outPace = 0.5;

/**
 * When what happens to an item of so many units. Way in and way out never overlap: where both do not
 * fit, both (and their staggering) shrink by the same factor.
 */
export function planMotion(timing: ItemTiming, settings: MotionSettings, units = 1): MotionPlan {
  const endSeconds = Math.max(timing.startSeconds, timing.endSeconds);
  const waitSeconds = Math.min(
    (Math.max(0, settings.tabIndex ?? 0) * tabStepMs) / 1000,
    Math.max(0, endSeconds - timing.startSeconds - visibleAtLeastSeconds),
  );
  const startSeconds = timing.startSeconds + waitSeconds;
  const duration = endSeconds - startSeconds;
  const entrance = settings.in && findEntrance(settings.in.effect);
  const exit = settings.out && findExit(settings.out.effect);
  const unitIn = entrance ? secondsOf(settings.in?.durationMs ?? entrance.defaultMs) : 0;
  const unitOut = exit ? secondsOf(settings.out?.durationMs ?? exit.defaultMs) : 0;
  const stagger = staggerSeconds(settings.break, units, duration);
  const ownStarts = units > 1 && settings.unitStarts?.length ? settings.unitStarts : undefined;
  const inStagger = entrance && !ownStarts ? stagger : 0;
  const outStagger = exit ? stagger * outPace : 0;
  const gaps = Math.max(0, units - 1);
  const neededSeconds = unitIn + unitOut + gaps * (inStagger + outStagger);
  const fit = neededSeconds > duration ? duration / neededSeconds : 1;
  const latestStart = duration - (unitIn + unitOut + gaps * outStagger) * fit;
  return {
    ...(ownStarts && { unitStarts: orderedStarts(ownStarts, latestStart) }),
    startSeconds,
    endSeconds,
    units,
    unitInSeconds: unitIn * fit,
    unitOutSeconds: unitOut * fit,
    inStaggerSeconds: inStagger * fit,
    outStaggerSeconds: outStagger * fit,
  };
}

const secondsOf = (ms: number) => Math.max(0, ms) / 1000;

/** One after the other, and early enough to arrive before the text leaves. */
function orderedStarts(starts: readonly number[], latest: number): readonly number[] {
  let last = 0;
  return starts.map((start) => {
    last = Math.min(Math.max(last, Number.isFinite(start) ? start : 0), Math.max(0, latest));
    return last;
  });
}

function staggerSeconds(unit: Break | undefined, units: number, duration: number): number {
  if (!unit || units < 2) return 0;
  const longest = Math.min(longestSpread.seconds, longestSpread.ofDuration * duration);
  return Math.min(naturalStagger[unit], longest / (units - 1));
}
