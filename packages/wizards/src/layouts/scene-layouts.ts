/** Layouts that are words on a picture: they differ in which words, how large, and how much room they have. */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../script.ts';
import {
  bulletBlocks,
  headingBlock,
  headingOf,
  kickerBlock,
  linePages,
  subtitleBlock,
  titleBlock,
} from './blocks.ts';
import { composeScene } from './compose-scene.ts';
import { titleSide } from './scenery.ts';
import { timedShots } from './shots.ts';
import { allShots } from './shots-of.ts';
import { type SlideFrame, shapeOf } from './slide-frame.ts';
import type { WordBlock } from './word-block.ts';

type Compose = (part: ScriptPart, frame: SlideFrame) => DraftItem[];

export const title: Compose = (part, frame) =>
  composeScene({
    part,
    frame,
    header: part.heading ? [titleBlock(part.heading, frame, { largest: 0.16 })] : [],
    pages: part.heading
      ? []
      : linePages(part, frame, { ident: 'title', look: frame.theme.title, largest: 0.16 }),
    share: 0.59,
    side: titleSide(frame),
  });

export const titleWithSubtitle: Compose = (part, frame) =>
  composeScene({
    part,
    frame,
    header: [
      ...(part.kicker ? [kickerBlock(part.kicker, frame)] : []),
      // A word or two alone may fill the room.
      titleBlock(headingOf(part), frame, { largest: hasWords(part) ? 0.14 : 0.19 }),
      ...(part.note?.trim()
        ? [subtitleBlock(part.note, frame, { name: 'note', largest: 0.066 })]
        : []),
    ],
    pages: linePages(part, frame, { largest: 0.07, tone: 'ink' }),
    share: 0.59,
    side: titleSide(frame),
  });

/** The picture has the whole frame, and the words stand at its foot, as subtitles do. */
export const mediaWithSubtitle: Compose = (part, frame) => {
  const isWide = shapeOf(frame) === 'wide';
  return composeScene({
    part,
    frame,
    header: part.heading ? [kickerBlock(part.heading, frame)] : [],
    pages: linePages(part, frame, isWide ? inTwoLines : {}),
    ...(isWide && { side: 'bottom' }),
  });
};

const inTwoLines = { largest: 0.088, letters: 38, maxLines: { count: 2, downTo: 0.066 } } as const;

export const headingWithMedia: Compose = (part, frame) =>
  composeScene({
    part,
    frame,
    header: [headingBlock(headingOf(part), frame, { largest: 0.15, tone: 'ink' })],
    share: 0.44,
  });

export const headingWithTextAndMedia: Compose = (part, frame) =>
  composeScene({
    part,
    frame,
    // A fact's heading was announced on the slide before: small, it only reminds of it.
    header:
      part.role === 'fact' && part.heading
        ? [kickerBlock(part.heading, frame)]
        : optionalHeading(part, frame, 0.1),
    pages: linePages(part, frame, { largest: part.role === 'fact' ? 0.092 : 0.078 }),
    share: part.role === 'fact' ? 0.46 : 0.5,
  });

export const headingWithBullets: Compose = (part, frame) =>
  composeScene({
    part,
    frame,
    header: [
      ...optionalHeading(part, frame, 0.1),
      ...bulletBlocks(part, frame, largeBullets(frame)),
    ],
    shots: timedShots({ ...part, lines: part.lines.slice(0, 1) }, { ...frame, lineTimes: [] }),
    share: 0.52,
    side: titleSide(frame),
  });

export const onlyBullets: Compose = (part, frame) =>
  composeScene({
    part,
    frame,
    header: bulletBlocks(part, frame, largeBullets(frame)),
    shots: timedShots({ ...part, lines: part.lines.slice(0, 1) }, { ...frame, lineTimes: [] }),
    share: 0.5,
  });

/** The picture changes with what is said. */
export const headingWithBulletsAndMedia: Compose = (part, frame) =>
  composeScene({
    part,
    frame,
    header: [
      ...optionalHeading(part, frame, 0.085),
      ...bulletBlocks(part, frame, { largest: 0.066 }),
    ],
    share: 0.5,
  });

export const photoHeadingWithTextAndMedia: Compose = (part, frame) =>
  composeScene({
    part,
    frame,
    header: [...portrait(part, frame), ...optionalHeading(part, frame, 0.085)],
    pages: linePages(part, frame, { largest: 0.07 }),
    share: 0.48,
    shots: withoutFirst(part, frame),
  });

export const photoHeadingWithBullets: Compose = (part, frame) =>
  composeScene({
    part,
    frame,
    header: [
      ...portrait(part, frame),
      ...optionalHeading(part, frame, 0.08),
      ...bulletBlocks(part, frame, { largest: 0.06 }),
    ],
    share: 0.5,
    shots: withoutFirst(part, frame),
  });

/** Rather in two lines than small beside an empty half. Tall frames have sizes of their own. */
const largeBullets = (frame: SlideFrame): Partial<WordBlock> =>
  shapeOf(frame) === 'tall'
    ? {}
    : { largest: 0.09, letters: 28, maxLines: { count: 2, downTo: 0.066 } };

const hasWords = ({ lines }: ScriptPart): boolean => lines.some(({ text }) => text.trim());

function optionalHeading(
  { heading }: ScriptPart,
  frame: SlideFrame,
  largest: number,
): readonly WordBlock[] {
  return heading?.trim() ? [headingBlock(heading, frame, { largest })] : [];
}

/** The first picture is the portrait. */
function portrait(part: ScriptPart, frame: SlideFrame): readonly WordBlock[] {
  const [shot] = allShots(part);
  if (!shot) return [];
  return [
    {
      name: 'photo',
      ident: 'heading',
      text: '',
      kind: 'photo',
      shot,
      look: frame.theme.heading,
      largest: 0.24,
      tone: 'accent',
      gap: 0,
      start: 0,
      end: frame.seconds,
    },
  ];
}

/** The others fill the frame; where there is only one, it does both. */
function withoutFirst(part: ScriptPart, frame: SlideFrame) {
  const shots = timedShots(part, frame);
  const others = shots.slice(1);
  const [first] = others;
  return first ? [{ ...first, start: 0 }, ...others.slice(1)] : shots;
}
