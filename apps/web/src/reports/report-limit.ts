interface ReportLimitOptions {
  readonly most: number;
  readonly perMs: number;
}

/** Lets each error through once, and only so many within a while: one broken loop must not flood the log. */
export function createReportLimit({ most, perMs }: ReportLimitOptions) {
  const seen = new Set<string>();
  let sentAtMs: number[] = [];
  return (error: string, nowMs: number): boolean => {
    sentAtMs = sentAtMs.filter((at) => nowMs - at < perMs);
    if (seen.has(error) || sentAtMs.length >= most) return false;
    seen.add(error);
    sentAtMs.push(nowMs);
    return true;
  };
}
