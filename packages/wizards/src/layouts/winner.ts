/** Who is better: a trophy, the name large, and why. */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../script.ts';
import { headingOf, kickerBlock, linePages, titleBlock } from './blocks.ts';
import { composeScene } from './compose-scene.ts';
import { titleSide } from './scenery.ts';
import { type SlideFrame, shapeOf } from './slide-frame.ts';
import type { WordBlock } from './word-block.ts';

export function winner(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const isVerdict = part.role === 'verdict';
  // In a square, a large trophy would leave nothing of the picture.
  const prizeSize = (isVerdict ? 0.3 : 0.2) * (shapeOf(frame) === 'square' ? 0.6 : 1);
  return composeScene({
    part,
    frame,
    share: 0.5,
    side: titleSide(frame),
    // The name is what people wait for: it does not shrink for the trophy's sake.
    shares: [0.46, 0.56, 0.68, 0.86],
    leastScale: 0.85,
    header: [
      ...prize(part.prizeUrl, frame, prizeSize),
      ...(part.kicker ? [kickerBlock(part.kicker, frame)] : []),
      titleBlock(headingOf(part), frame, { largest: isVerdict ? 0.16 : 0.13, gap: 0.015 }),
    ],
    pages: part.heading ? linePages(part, frame, { largest: 0.066 }) : [],
  });
}

function prize(url: string | undefined, frame: SlideFrame, largest: number): readonly WordBlock[] {
  if (!url) return [];
  return [
    {
      name: 'prize',
      ident: 'heading',
      text: '',
      kind: 'prize',
      prizeUrl: url,
      look: frame.theme.heading,
      largest,
      tone: 'accent',
      gap: 0,
      start: 0,
      end: frame.seconds,
    },
  ];
}
