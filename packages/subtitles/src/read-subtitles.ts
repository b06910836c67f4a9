import { collectCues } from './collect-cues.ts';
import type { Cue } from './cue.ts';
import { decodeSubtitles } from './decode-subtitles.ts';
import { settleCues } from './settle-cues.ts';
import { subtitleLimits } from './subtitle-limits.ts';
import { ProblemList, type SubtitleProblem } from './subtitle-problem.ts';

export interface ReadSubtitles {
  readonly format: 'srt' | 'vtt';
  /** In order, one after the other. */
  readonly cues: readonly Cue[];
  readonly problems: readonly SubtitleProblem[];
  /** How many problems there are besides. */
  readonly moreProblems: number;
}

const guesses = {
  western: 'The file doesn’t say how its letters are encoded. Please check accented letters.',
  'broken-letters': 'Some letters of the file are damaged. They were left out.',
};

/** Reads a file of SRT or WebVTT, puts right what can be, and tells the rest by line. It never throws. */
export function readSubtitles(file: Uint8Array | string): ReadSubtitles {
  const problems = new ProblemList();
  if (file.length > subtitleLimits.maxBytes) {
    problems.leftOut(1, 'The file is larger than 5 MB. Subtitle files are much smaller.');
    return { format: 'srt', cues: [], problems: problems.told, moreProblems: 0 };
  }
  const { text, guess } = typeof file === 'string' ? { text: file } : decodeSubtitles(file);
  if (guess === 'western') problems.repaired(1, guesses.western);
  if (guess === 'broken-letters') problems.leftOut(1, guesses['broken-letters']);
  const lines = text.replace(/^\uFEFF+/, '').split(/\r\n|\n|\r/);
  const format = /^WEBVTT(\s|$)/.test(lines[0] ?? '') ? 'vtt' : 'srt';
  const cues = settleCues(collectCues(lines, format, problems), problems);
  if (cues.length === 0) {
    problems.leftOut(1, 'No subtitles were found in this file. We read SRT and WebVTT.');
  }
  const told = problems.told.toSorted((one, other) => one.line - other.line);
  return { format, cues, problems: told, moreProblems: problems.untold };
}
