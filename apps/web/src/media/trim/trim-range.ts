/** The part of a clip or sound that is used, in seconds. */
export interface TrimRange {
  readonly start: number;
  readonly end: number;
}

/** Spec: a second of video at least, a tenth of sound. */
export const shortestSeconds = { video: 1, audio: 0.1 } as const;
export const trimStep = 0.1;
/** Spec: longer clips tire whoever watches. */
export const longestRecommendedSeconds = 20;

const toStep = (seconds: number) => Math.round(seconds / trimStep) * trimStep;
const tidy = (seconds: number) => Math.round(seconds * 1000) / 1000;

/** What was asked for, in tenths of a second, inside the media and never too short; the end that was moved gives way. */
export function trimmed(
  wanted: TrimRange,
  { seconds, shortest, moved }: { seconds: number; shortest: number; moved: 'start' | 'end' },
): TrimRange {
  const least = Math.min(shortest, seconds);
  const last = tidy(seconds);
  if (moved === 'start') {
    const end = Math.min(Math.max(wanted.end, least), last);
    return {
      start: tidy(Math.max(0, Math.min(toStep(wanted.start), end - least))),
      end: tidy(end),
    };
  }
  const start = Math.max(0, Math.min(wanted.start, last - least));
  return {
    start: tidy(start),
    end: tidy(Math.min(last, Math.max(toStep(wanted.end), start + least))),
  };
}
