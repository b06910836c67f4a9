/** A question with its choices on cards, beside a picture; in an answer the right one is marked. */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../script.ts';
import { kickerBlock, subtitleBlock, titleBlock } from './blocks.ts';
import { composeScene } from './compose-scene.ts';
import { titleSide } from './scenery.ts';
import { timedShots } from './shots.ts';
import { chosenShot } from './shots-of.ts';
import { type SlideFrame, shapeOf } from './slide-frame.ts';
import type { WordBlock } from './word-block.ts';

const letters = 'ABCDEF';
/** In letters. */
const shortAnswer = 22;

/** In half a card, a longer word would be cut in two. */
const longestInHalf = 8;
const fitsHalf = (text: string): boolean =>
  text.trim().length <= shortAnswer &&
  text.split(/\s+/).every((word) => word.length <= longestInHalf);

export function questionMcq(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const answers = part.lines.filter(({ text }) => text.trim()).slice(0, letters.length);
  // Names and numbers stand in one line each, so that all cards are equally high.
  const isTall = shapeOf(frame) === 'tall';
  const areShort = answers.every(({ text }) => text.trim().length <= shortAnswer);
  const isInPairs = shapeOf(frame) === 'square' && answers.every(({ text }) => fitsHalf(text));
  const choices = answers.map(
    ({ id, text, media }, at): WordBlock =>
      subtitleBlock(text, frame, {
        name: `answer-${at + 1}`,
        ident: 'bullets-text',
        look: frame.theme.bullets,
        kind: 'choice',
        largest: isTall ? 0.096 : 0.072,
        gap: at === 0 ? 0.048 : isTall ? 0.022 : 0.018,
        letters: 34,
        maxLines: areShort
          ? { count: 1, downTo: isTall ? 0.062 : 0.046 }
          : { count: 2, downTo: isTall ? 0.062 : 0.05 },
        choice: {
          letter: letters[at] ?? '',
          mark: part.role === 'answer' ? (id === part.rightLine ? 'right' : 'wrong') : 'open',
          shot: chosenShot(media),
        },
        // A square frame has no room for four below each other and a picture.
        ...(isInPairs && { half: at % 2 === 0 ? 'left' : 'right' }),
      }),
  );
  const question = part.heading?.trim();
  const isWide = shapeOf(frame) === 'wide';
  return composeScene({
    part,
    frame,
    share: choices.length > 0 ? 0.58 : 0.5,
    // Cards shrink last: they are what people read against the clock.
    ...(choices.length > 1 && { shares: isTall ? tallShares : shares, leastScale: 0.85 }),
    header: [
      ...(part.kicker ? [kickerBlock(part.kicker, frame)] : []),
      ...(question ? [questionBlock(question, frame, choices.length > 0)] : []),
      ...choices,
    ],
    // The question's own picture; cards have theirs on them.
    shots: timedShots({ ...part, lines: part.lines.slice(0, 1) }, { ...frame, lineTimes: [] }),
    // An answer stands where its question stood.
    side: isWide ? ((part.number ?? frame.index) % 2 === 1 ? 'left' : 'right') : titleSide(frame),
  });
}

const shares = [0.48, 0.54, 0.6, 0.68, 0.86] as const;
const tallShares = [0.54, 0.6, 0.66] as const;

/** A square has little room: there a question is rather smaller than three lines high, so that its picture is seen. */
const questionSize = {
  square: { largest: 0.072, letters: 36, maxLines: { count: 2, downTo: 0.05 } },
  tall: { largest: 0.118, letters: 20, maxLines: { count: 3, downTo: 0.075 } },
  wide: { largest: 0.1, letters: 26, maxLines: { count: 3, downTo: 0.066 } },
} as const;

function questionBlock(text: string, frame: SlideFrame, hasChoices: boolean): WordBlock {
  const size = questionSize[shapeOf(frame)];
  return titleBlock(text, frame, { ...(hasChoices ? size : { largest: 0.13 }), gap: 0.02 });
}
