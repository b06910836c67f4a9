export interface ReadingRule {
  /** Always sticky. */
  readonly pattern: RegExp;
  /** What is said for the match; null when the rule does not fit after all. */
  readonly say: (match: RegExpExecArray) => string | null;
}

export const rule = (pattern: string, say: ReadingRule['say'], flags = 'iuy'): ReadingRule => ({
  pattern: new RegExp(pattern, flags),
  say,
});
