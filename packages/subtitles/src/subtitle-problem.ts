import { subtitleLimits } from './subtitle-limits.ts';

/** Something in a file of subtitles that was put right, or could not be. Sentences for people. */
export interface SubtitleProblem {
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly message: string;
  /** Words of the file are missing from what was read. */
  readonly isLoss: boolean;
}

/** Collects problems; a file with thousands of the same says the first of them. */
export class ProblemList {
  readonly told: SubtitleProblem[] = [];
  untold = 0;

  repaired(line: number, message: string): void {
    this.#add({ line, message, isLoss: false });
  }

  leftOut(line: number, message: string): void {
    this.#add({ line, message, isLoss: true });
  }

  #add(problem: SubtitleProblem): void {
    if (this.told.length < subtitleLimits.maxProblemsTold) this.told.push(problem);
    else this.untold += 1;
  }
}
