const sentencesAtOnce = 3;

/** Two or three sentences; asked again, the next ones, and after the last the first again. */
export function nextSentences(facts: readonly string[], retry: number): string[] {
  const turns = Math.ceil(facts.length / sentencesAtOnce);
  if (turns === 0) return [];
  const from = (retry % turns) * sentencesAtOnce;
  const next = facts.slice(from, from + sentencesAtOnce);
  // A single one left over is filled up with one that was there before.
  const others = facts.filter((fact) => !next.includes(fact));
  return next.length === 1 ? [...next, ...others.slice(0, 1)] : next;
}
