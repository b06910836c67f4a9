import { maxItemSeconds } from '@reelwright/movie';

/** When something is on screen. */
export interface Times {
  readonly startTime: number;
  readonly endTime: number;
}

export type Grip = 'start' | 'end' | 'whole';

interface RetimeRules {
  /** How long the slide lasts. */
  readonly slideSeconds: number;
  readonly pxPerSecond: number;
  /** Moments that attract an edge: the playhead, edges of other layers, whole seconds. */
  readonly attractions: readonly number[];
}

/** Spec: a bar is never narrower than this. */
const minBarPx = 10;
const snapPx = 6;

/** Where a bar that is dragged by a grip ends up: within the slide, not too short, to two decimals, snapped. */
export function draggedTimes(
  before: Times,
  grip: Grip,
  bySeconds: number,
  { slideSeconds, pxPerSecond, attractions }: RetimeRules,
): Times {
  const max = Math.min(maxItemSeconds, slideSeconds);
  const least = minBarPx / pxPerSecond;
  const snap = (seconds: number) => nearest(seconds, attractions, snapPx / pxPerSecond);
  switch (grip) {
    case 'start': {
      const wanted = snap(before.startTime + bySeconds);
      return {
        startTime: rounded(clamp(wanted, 0, before.endTime - least)),
        endTime: before.endTime,
      };
    }
    case 'end': {
      const wanted = snap(before.endTime + bySeconds);
      return {
        startTime: before.startTime,
        endTime: rounded(clamp(wanted, before.startTime + least, max)),
      };
    }
    case 'whole': {
      const length = before.endTime - before.startTime;
      const moved = before.startTime + bySeconds;
      const byStart = snap(moved) - moved;
      const byEnd = snap(moved + length) - (moved + length);
      // Whichever edge is nearer to something.
      const pull =
        byStart !== 0 && (byEnd === 0 || Math.abs(byStart) <= Math.abs(byEnd)) ? byStart : byEnd;
      const startTime = rounded(clamp(moved + pull, 0, Math.max(0, max - length)));
      return { startTime, endTime: rounded(Math.min(max, startTime + length)) };
    }
    default:
      return grip satisfies never;
  }
}

/** Spec: what is typed stays from one second to ten minutes. */
const minStaySeconds = 1;

/** Times with a beginning typed anew: an end that would come too early goes along, as far as the slide lasts. */
export function typedStart(before: Times, startTime: number, slideSeconds: number): Times {
  const soonest = Math.min(maxItemSeconds, slideSeconds, startTime + minStaySeconds);
  return { startTime, endTime: Math.max(before.endTime, soonest) };
}

/** Between which moments an end may be typed. What was dragged shorter keeps its time until somebody types another. */
export function endBounds({ startTime, endTime }: Times, slideSeconds: number) {
  return {
    min: Math.min(startTime + minStaySeconds, endTime),
    max: Math.min(startTime + maxItemSeconds, slideSeconds),
  };
}

function nearest(seconds: number, attractions: readonly number[], within: number): number {
  let best = seconds;
  let distance = within;
  for (const attraction of attractions) {
    const away = Math.abs(attraction - seconds);
    if (away < distance) [best, distance] = [attraction, away];
  }
  return best;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max));
}

function rounded(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}

const [minLanesPx, pxPerLane] = [50, 40];

/** Spec: how high the layers' part of the timeline may be, from 50 px to 40 px for each of them. */
export function lanesHeight(wantedPx: number, laneCount: number): number {
  return Math.round(clamp(wantedPx, minLanesPx, pxPerLane * laneCount));
}

/** Seconds between marks of the ruler, so that their labels have room. */
export function rulerStep(pxPerSecond: number): number {
  const roomPx = 56;
  return (
    [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120].find((step) => step * pxPerSecond >= roomPx) ??
    300
  );
}
