/** The thing so large at the lower edge of a phone that the edges cut it, and the words in the room that it leaves. */
import type { DraftItem } from '@reelwright/pictures';
import { withAlpha } from '../../color/colors.ts';
import { decorItems } from '../decor.ts';
import type { SceneRequest } from '../scenery.ts';
import { circlePath, coloredBox, shapeItem } from '../shapes.ts';
import { timedShots } from '../shots.ts';
import { type Box, safeArea, shorterSide, wholeFrame } from '../slide-frame.ts';
import { highest } from '../stack-words.ts';
import { sheetTone } from '../tone.ts';
import { pageItems } from '../word-items.ts';
import { cutOut } from './cut-out.ts';
import { uprightPages, uprightWords } from './fit-words.ts';
import { groundShapes } from './ground-shapes.ts';
import { asBadge } from './number-mark.ts';
import type { SlideCraft, SlideMove } from './slide-look.ts';
import { uprightShares } from './upright.ts';
import { fittedStacks } from './upright-room.ts';

export function uprightRise(
  { part, frame, header, pages, shots }: SceneRequest,
  craft: SlideCraft,
): DraftItem[] {
  const { theme, seconds } = frame;
  const unit = shorterSide(frame);
  const safe = safeArea(frame);
  const words = {
    header: uprightWords(header.map(asBadge), frame),
    pages: uprightPages(pages, frame),
  };
  const stacks = fittedStacks(words, frame, safe, uprightShares);
  const box = { ...safe, height: highest(stacks) };
  const thing = risingBox(frame, box.y + box.height + unit * 0.06, craft.isOther);
  const disc = thing.width * 1.08;
  const middle = { x: thing.x + thing.width / 2, y: thing.y + thing.height * 0.56 };
  const time = { start: 0, end: seconds };
  return [
    coloredBox(`${part.id}-sheet`, wholeFrame(frame), theme.sheet.color, time),
    ...groundShapes(frame, part.id),
    shapeItem(
      `${part.id}-disc`,
      { x: middle.x - disc / 2, y: middle.y - disc / 2, width: disc, height: disc },
      circlePath,
      withAlpha(theme.sheet.accent, 0.7),
      time,
      { effects: { stay: { effect: 'breathe', duration: 5000 } } },
    ),
    ...(shots ?? timedShots(part, frame)).flatMap((shot, at) =>
      cutOut(shot, frame, {
        id: `${part.id}-shot-${at}-subject`,
        box: thing,
        move: sideways(craft),
      }),
    ),
    ...decorItems(frame, part.id),
    ...pageItems(stacks, header.length, frame, part.id, {
      box,
      align: 'left',
      tone: sheetTone(theme),
    }),
  ];
}

/** Below the words, and so large that its foot and its one side are out of sight. */
export function risingBox(
  { width, height }: Pick<Box, 'width' | 'height'>,
  top: number,
  isOther: boolean,
): Box {
  const free = height - top;
  // Below many words, more than half of it is seen all the same.
  const side = Math.max(Math.min(width * 0.84, free * 1.6), Math.min(width * 1.3, free * 1.22));
  const cut = side * 0.12;
  const x = isOther ? -cut : width - side + cut;
  return { x, y: Math.max(top, height - side), width: side, height: side };
}

/** What came nearer would grow into the words above it. */
export const sideways = ({ move, isOther }: SlideCraft): SlideMove =>
  move === 'in' || move === 'out' ? (isOther ? 'right' : 'left') : move;
