/** The most important lines of an article, in their order. */
export interface SummarizeOptions {
  readonly title?: string;
  readonly max?: number;
  readonly language?: string;
}

export function summarize(
  lines: readonly string[],
  { max = 10 }: SummarizeOptions = {},
): readonly number[] {
  return lines.map((_, at) => at).slice(0, max);
}
