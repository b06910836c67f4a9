import type { Moment } from './moment.ts';

/** What `inSeconds` is at an effect's natural speed. */
const naturalInSeconds = 0.5;

/** An effect has come at the latest after this part of the time on screen: then one can read. */
const latestPart = 0.65;

export const clamp01 = (value: number) => Math.min(1, Math.max(0, value));

/** The seconds in an effect's own time, in which its entrance takes `naturalSeconds`. */
export function entranceSeconds(moment: Moment, naturalSeconds: number): number {
  const pace = Math.max(0.02, moment.inSeconds / naturalInSeconds);
  const wanted = naturalSeconds * pace;
  const longest = Math.max(0.05, latestPart * (moment.durationSeconds - moment.outSeconds));
  return Math.max(0, moment.seconds) * (naturalSeconds / Math.min(wanted, longest));
}

/** Plain time of the effect's own way out, 0 to 1; 0 when it has none. */
export function leaving(moment: Moment): number {
  if (!(moment.outSeconds > 0)) return 0;
  const length = Math.min(moment.outSeconds, moment.durationSeconds / 2);
  // Half of the least that there is is nothing.
  if (length === 0) return 0;
  return clamp01((moment.seconds - (moment.durationSeconds - length)) / length);
}

/** Plain time of something that begins and lasts, 0 to 1. */
export function during(seconds: number, start: number, length: number): number {
  return clamp01((seconds - start) / length);
}

/** How much later the next begins, so that all have begun after `longest`. */
export function stagger(count: number, natural: number, longest: number): number {
  return Math.min(natural, longest / Math.max(1, count - 1));
}
