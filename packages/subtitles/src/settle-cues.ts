import type { RawCue } from './collect-cues.ts';
import type { Cue } from './cue.ts';
import { plainCueText } from './plain-cue-text.ts';
import { subtitleLimits } from './subtitle-limits.ts';
import type { ProblemList } from './subtitle-problem.ts';

interface PlacedCue {
  readonly line: number;
  readonly start: number;
  end: number;
  text: string;
}

/** Times closer than this are the same: files have milliseconds. */
const sameSeconds = 0.0005;
/** How fast words are read, for cues that don't say how long they stay. */
const lettersPerSecond = 17;
const shortestSeconds = 0.8;

/** One cue after the other, each with words, none before the film or over the next one. */
export function settleCues(raw: readonly RawCue[], problems: ProblemList): readonly Cue[] {
  const placed = raw.flatMap((cue) => placeCue(cue, problems));
  const ordered = inOrder(placed, problems);
  const settled = withoutOverlaps(ordered, problems);
  const { maxCues } = subtitleLimits;
  const surplus = settled[maxCues];
  if (surplus) {
    problems.leftOut(
      surplus.line,
      `Only the first ${maxCues.toLocaleString('en')} subtitles were read.`,
    );
  }
  return settled.slice(0, maxCues).map(({ start, end, text }) => ({ start, end, text }));
}

function placeCue({ line, timing, lines }: RawCue, problems: ProblemList): PlacedCue[] {
  const text = shortened(plainCueText(lines), line, problems);
  if (text === '') {
    problems.repaired(line, 'This subtitle has no words.');
    return [];
  }
  if (timing.start.isUnusual || timing.end.isUnusual) {
    problems.repaired(line, 'The times are written in an unusual way. Please check them.');
  }
  const start = Math.max(0, timing.start.seconds);
  const end = timing.end.seconds;
  if (end <= 0 && timing.start.seconds < 0) {
    problems.leftOut(line, 'This subtitle is over before the film starts, so it was left out.');
    return [];
  }
  if (timing.start.seconds < 0) {
    problems.repaired(line, 'This subtitle began before the film. Now it begins with the film.');
  }
  if (end > start) return [{ line, start, end, text }];
  problems.repaired(
    line,
    'This subtitle ended before it began. It stays as long as it takes to read.',
  );
  return [{ line, start, end: start + readingSeconds(text), text }];
}

function readingSeconds(text: string): number {
  return Math.max(shortestSeconds, text.length / lettersPerSecond);
}

function shortened(text: string, line: number, problems: ProblemList): string {
  const { maxLettersOfCue } = subtitleLimits;
  if (text.length <= maxLettersOfCue) return text;
  problems.leftOut(
    line,
    `Only the first ${maxLettersOfCue.toLocaleString('en')} letters of this subtitle were read.`,
  );
  // Half of a letter that takes two places is none.
  return text
    .slice(0, maxLettersOfCue)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

function inOrder(cues: readonly PlacedCue[], problems: ProblemList): readonly PlacedCue[] {
  let latest = 0;
  for (const { line, start } of cues) {
    if (start < latest - sameSeconds) {
      problems.repaired(
        line,
        'This subtitle came after one that’s shown later. It was put in order.',
      );
    }
    latest = Math.max(latest, start);
  }
  return cues.toSorted((one, other) => one.start - other.start || one.line - other.line);
}

/** Two that begin together become one of two lines; any other ends when the next one begins. */
function withoutOverlaps(cues: readonly PlacedCue[], problems: ProblemList): readonly PlacedCue[] {
  const settled: PlacedCue[] = [];
  for (const cue of cues) {
    const before = settled.at(-1);
    const isTogether = before && cue.start - before.start <= sameSeconds;
    if (isTogether && before.text.length + cue.text.length < subtitleLimits.maxLettersOfCue) {
      problems.repaired(cue.line, 'Two subtitles began at the same time. They are shown together.');
      before.text = `${before.text}\n${cue.text}`;
      before.end = Math.max(before.end, cue.end);
    } else if (isTogether) {
      problems.leftOut(
        cue.line,
        'Too many subtitles begin at the same time. This one was left out.',
      );
    } else {
      if (before && before.end > cue.start + sameSeconds) {
        problems.repaired(
          before.line,
          'This subtitle was still shown when the next one came. It ends earlier now.',
        );
      }
      if (before) before.end = Math.min(before.end, cue.start);
      settled.push({ ...cue });
    }
  }
  return settled;
}
