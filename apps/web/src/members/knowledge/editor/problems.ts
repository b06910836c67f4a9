import type { EntryProblem } from '@reelwright/contract';

/** What is wrong with a part of the form: 'Point 3'. */
export type ProblemOf = (part: string) => string | undefined;

export function problemsByPart(problems: readonly EntryProblem[]): ProblemOf {
  return (part) => problems.find((problem) => problem.part === part)?.sentence;
}

/** Said while somebody types on, so that nobody is stopped in the middle of a word. */
export function overLength(text: string, letters: number): string | undefined {
  const over = text.trim().length - letters;
  return over > 0 ? `${over} ${over === 1 ? 'letter' : 'letters'} too long` : undefined;
}
