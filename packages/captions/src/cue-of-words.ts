import { matchWords } from '@reelwright/alignment';
import type { CaptionWord } from './caption-line.ts';

/** Words and when they are shown, in seconds of the film. */
export interface ImportedCue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Of the words of a subtitle that are said too; fewer meet by chance, as in another language. */
const matchingShare = 0.5;
/** Times of files are rounded. */
const slackSeconds = 0.05;

/**
 * For every word that is said, the place of the subtitle that shows it, or -1. Words decide where they are the same;
 * where they are not (another language, somebody's own wording), it is the subtitle that stands while they are heard.
 */
export function cueOfWords(cues: readonly ImportedCue[], said: readonly CaptionWord[]): Int32Array {
  const written = cues.flatMap(({ text }, cue) =>
    text
      .split(/\s+/)
      .map((word) => ({ word: bare(word), cue }))
      .filter(({ word }) => word !== ''),
  );
  const heard = said.map(({ text }) => bare(text));
  const pairs = matchWords(
    written.map(({ word }) => word),
    heard,
  );
  const sure = surelySaid(cues, written, heard, pairs);
  const cueOf = new Int32Array(said.length).fill(-1);
  for (const [at, { cue }] of written.entries()) {
    const place = pairs[at] ?? -1;
    if (place >= 0 && sure.has(cue)) cueOf[place] = cue;
  }
  fillBetween(cueOf, standingCues(cues, said, cueOf), said);
  return cueOf;
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

interface WrittenWord {
  readonly word: string;
  readonly cue: number;
}

function surelySaid(
  cues: readonly ImportedCue[],
  written: readonly WrittenWord[],
  heard: readonly string[],
  pairs: Int32Array,
): ReadonlySet<number> {
  const all = new Float64Array(cues.length);
  const same = new Float64Array(cues.length);
  for (const [at, { word, cue }] of written.entries()) {
    all[cue] = (all[cue] ?? 0) + 1;
    if (heard[pairs[at] ?? -1] === word) same[cue] = (same[cue] ?? 0) + 1;
  }
  return new Set(
    [...cues.keys()].filter(
      (cue) => (same[cue] ?? 0) >= matchingShare * (all[cue] ?? 0) && all[cue],
    ),
  );
}

/** Further from its words than this, the times of a subtitle are of another voice or cut, and tell nothing. */
const nearSeconds = 1.5;

/** Subtitles whose times can be relied on, each in its place. */
function standingCues(
  cues: readonly ImportedCue[],
  said: readonly CaptionWord[],
  cueOf: Int32Array,
): readonly (ImportedCue | undefined)[] {
  const firstOf = new Map<number, CaptionWord>();
  for (const [place, word] of said.entries()) {
    const cue = cueOf[place] ?? -1;
    if (!firstOf.has(cue)) firstOf.set(cue, word);
  }
  return cues.map((cue, at) => {
    const first = firstOf.get(at);
    return !first || Math.abs(first.start - cue.start) < nearSeconds ? cue : undefined;
  });
}

/** Words that no subtitle has: those within one belong to it, others to the one that stands meanwhile. Order is kept. */
function fillBetween(
  cueOf: Int32Array,
  cues: readonly (ImportedCue | undefined)[],
  said: readonly CaptionWord[],
): void {
  let before = -1;
  for (let at = 0; at < said.length; at += 1) {
    const own = cueOf[at] ?? -1;
    if (own >= 0) {
      before = own;
      continue;
    }
    let next = at;
    while (next < said.length && (cueOf[next] ?? -1) < 0) next += 1;
    const after = next < said.length ? (cueOf[next] ?? -1) : cues.length;
    for (let place = at; place < next; place += 1) {
      const found = before === after ? before : standing(cues, said[place], before, after);
      if (found >= 0) cueOf[place] = found;
      before = Math.max(before, found);
    }
    at = next - 1;
  }
}

function standing(
  cues: readonly (ImportedCue | undefined)[],
  word: CaptionWord | undefined,
  from: number,
  to: number,
): number {
  if (!word) return -1;
  const middle = (word.start + word.end) / 2;
  for (let at = Math.max(0, from); at <= Math.min(to, cues.length - 1); at += 1) {
    const cue = cues[at];
    if (!cue) continue;
    if (cue.start - slackSeconds > middle) return -1;
    if (middle < cue.end + slackSeconds) return at;
  }
  return -1;
}
