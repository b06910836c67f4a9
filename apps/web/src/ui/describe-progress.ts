interface ProgressStep {
  /** 'Drawing slide' */
  readonly doing: string;
  readonly done: number;
  readonly total: number;
  readonly secondsLeft?: number | undefined;
}

/** 'Drawing slide 4 of 12, about 20 s left' */
export function describeProgress({ doing, done, total, secondsLeft }: ProgressStep): string {
  const step = `${doing} ${Math.min(done, total)} of ${total}`;
  return secondsLeft === undefined ? step : `${step}, ${formatTimeLeft(secondsLeft)}`;
}

/** Rounded the way people say it: an estimate to the second would only flicker. */
export function formatTimeLeft(secondsLeft: number): string {
  if (secondsLeft < 5) return 'almost done';
  if (secondsLeft < 57.5) return `about ${Math.round(secondsLeft / 5) * 5} s left`;
  if (secondsLeft < 57.5 * 60) return `about ${Math.max(1, Math.round(secondsLeft / 60))} min left`;
  return `about ${Math.max(1, Math.round(secondsLeft / 3600))} h left`;
}
