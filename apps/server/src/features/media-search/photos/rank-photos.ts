/** Which of the photos that were found fit which sentence: by what they mean, what they name, their size and shape. */
import type { MediaItem } from '@reelwright/contract';
import type { PictureShape } from '@reelwright/pictures';
import { contentWords, photoWords, showsPaper } from './photo-words.ts';

interface PhotoLine {
  readonly sentence: string;
  /** It announces what it tells of: nothing else fits. */
  readonly isName: boolean;
}

export interface PhotoCandidate {
  readonly item: MediaItem;
  readonly words: string;
  readonly direction: Float32Array;
}

export interface RankedPhoto {
  readonly item: MediaItem;
  readonly worth: number;
}

export interface RankRequest {
  readonly about: string;
  /** It is the name of a thing, a place or a kind; else advice, a statement, or what the whole film is about. */
  readonly isThing: boolean;
  readonly lines: readonly PhotoLine[];
  readonly shape: PictureShape;
  readonly directions: {
    readonly about: Float32Array;
    readonly lines: readonly Float32Array[];
  };
}

/** On its shorter side; smaller ones are blurred in any video. */
const smallestPx = 600;
/** What has to be left of it when it is cut to the shape of the film. */
const leastSeen = 0.3;

/** What cannot be judged, or is no photo, is left out before anything is compared. */
export function worthComparing(
  items: readonly MediaItem[],
  request: Pick<RankRequest, 'about' | 'lines' | 'shape'>,
) {
  const asked = [request.about, ...request.lines.map(({ sentence }) => sentence)].join(' ');
  return items.flatMap((item) => {
    const words = photoWords(item);
    const { width, height } = item;
    if (words === '' || showsPaper(words, asked)) return [];
    if (width > 0 && height > 0 && Math.min(width, height) < smallestPx) return [];
    return seenShare(item, request.shape) < leastSeen ? [] : [{ item, words }];
  });
}

const ratios: Readonly<Record<PictureShape, number>> = {
  wide: 16 / 9,
  square: 1,
  vertical: 9 / 16,
};

/** How much of it is left in the shape of the film. */
function seenShare({ width, height }: MediaItem, shape: PictureShape): number {
  if (width <= 0 || height <= 0) return 1;
  const ratio = width / height / ratios[shape];
  return Math.min(ratio, 1 / ratio);
}

/** For each line what fits it, the best first; nothing where nothing does. */
export function rankPhotos(
  candidates: readonly PhotoCandidate[],
  request: RankRequest,
): readonly (readonly RankedPhoto[])[] {
  const { about, lines, directions, shape, isThing } = request;
  return lines.map((line, at) => {
    const direction = directions.lines[at];
    const near = candidates.map((candidate) => ({
      candidate,
      nearness: {
        about: likeness(directions.about, candidate.direction),
        line: direction ? likeness(direction, candidate.direction) : 0,
        named: namedShare(about, candidate.words),
        told: namedShare(line.sentence, candidate.words),
      },
    }));
    const fitting = near.filter(({ nearness }) => fits(nearness, isThing));
    const nearest = Math.max(0, ...fitting.map(({ nearness }) => nearestOf(nearness)));
    const ranked = fitting.flatMap(({ candidate, nearness }): RankedPhoto[] => {
      // Beside one that is surely meant, what only sounds like it is another thing.
      if (nearestOf(nearness) < nearest * limits.besideBest) return [];
      const seen = seenShare(candidate.item, shape);
      const worth =
        (line.isName ? nearness.about : 0.5 * nearness.about + 0.5 * nearness.line) +
        0.15 * nearness.named +
        (line.isName ? 0 : 0.2 * nearness.told) -
        0.12 * (1 - seen);
      return [{ item: candidate.item, worth }];
    });
    return ranked.toSorted((a, b) => b.worth - a.worth);
  });
}

interface Nearness {
  readonly about: number;
  readonly line: number;
  /** The share of the words of what it is about, and of the sentence, that are said of it. */
  readonly named: number;
  readonly told: number;
}

/** Fitted on titles as services write them (test/labelled/photo-titles.json). */
const limits = { named: 0.46, told: 0.3, besideBest: 0.62 } as const;

const nearestOf = ({ about, line }: Nearness) => Math.max(about, line);

/** A neighbour of a thing is not the thing, however near it lies: what has a name has to be named. */
function fits(nearness: Nearness, isNamed: boolean): boolean {
  if (isNamed) return nearness.named === 1 && nearness.about >= limits.named;
  return nearestOf(nearness) >= limits.told;
}

function namedShare(asked: string, words: string): number {
  const wanted = contentWords(asked);
  if (wanted.length === 0) return 0;
  const said = new Set(contentWords(words));
  return wanted.filter((word) => said.has(word)).length / wanted.length;
}

function likeness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
