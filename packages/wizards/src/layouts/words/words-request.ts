/** What the designs of a slide of words share: their ground, their large words, and what stands small beside them. */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../../script.ts';
import { linePages, sentencesOf } from '../blocks.ts';
import { keyWords } from '../key-words.ts';
import { cutOut } from '../looks/cut-out.ts';
import { groundShapes } from '../looks/ground-shapes.ts';
import { coloredBox } from '../shapes.ts';
import { type Box, type SlideFrame, shapeOf, wholeFrame } from '../slide-frame.ts';
import type { Tone } from '../tone.ts';
import type { WordBlock } from '../word-block.ts';
import type { WordsCraft } from './words-craft.ts';

export interface WordsRequest {
  readonly part: ScriptPart;
  /** In the light of its slide. */
  readonly frame: SlideFrame;
  readonly craft: WordsCraft;
  readonly tone: Tone;
  /** What the slide is about, small above the words. */
  readonly header: readonly WordBlock[];
}

/** The ground of one colour, with what turns slowly on it. */
export function wordsGround({ part, frame }: WordsRequest): DraftItem[] {
  const time = { start: 0, end: frame.seconds };
  return [
    coloredBox(`${part.id}-sheet`, wholeFrame(frame), frame.theme.sheet.color, time),
    ...groundShapes(frame, part.id),
  ];
}

/** The sentence, as large as its room lets it be, with the word that weighs most in another colour. */
export function largePages(
  { part, frame }: WordsRequest,
  more: Partial<WordBlock> = {},
): readonly (readonly WordBlock[])[] {
  const isTall = shapeOf(frame) === 'tall';
  const lines = sentencesOf(part.lines).flatMap(({ from, to }) => {
    const said = part.lines.slice(from, to + 1);
    const isChosen = said.some(({ stressed }) => stressed);
    // One word of a sentence, however many lines it is said in.
    const key = isChosen ? [] : keyWords(said.map(({ text }) => text).join(' '));
    return said.map((line) => (isChosen ? line : { ...line, stressed: key }));
  });
  return linePages({ ...part, lines }, frame, {
    ident: 'title',
    look: frame.theme.title,
    largest: 0.24,
    letters: isTall ? 16 : 24,
    maxLines: { count: isTall ? 7 : 5, downTo: 0.1 },
    ...more,
  });
}

/** The thing that the words belong to, cut out like a sticker. */
export function smallThing({ part, frame, craft }: WordsRequest, box: Box): DraftItem[] {
  const { thing, isOther } = craft;
  if (!thing) return [];
  const recipe = { style: 'sticker', objects: [thing], seed: part.id } as const;
  const shot = { shot: { kind: 'built-in', recipe } as const, start: 0, end: frame.seconds };
  return cutOut(shot, frame, {
    id: `${part.id}-thing`,
    box,
    move: 'lean',
    isEdged: true,
    angle: isOther ? 7 : -7,
  });
}
