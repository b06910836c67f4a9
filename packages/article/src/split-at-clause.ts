/** A long line as two, cut where one would breathe. */
export function splitAtClause(line: string): readonly string[] {
  return [line];
}
