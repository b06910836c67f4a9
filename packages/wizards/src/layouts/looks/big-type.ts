/** Words as large as they go on a strong colour, and the thing itself at their corner. */
import type { DraftItem } from '@reelwright/pictures';
import { withAlpha } from '../../color/colors.ts';
import { decorItems } from '../decor.ts';
import type { SceneRequest } from '../scenery.ts';
import { circlePath, coloredBox, shapeItem } from '../shapes.ts';
import { timedShots } from '../shots.ts';
import { type Box, type SlideFrame, safeArea, shapeOf, shorterSide } from '../slide-frame.ts';
import { highest, stackPages } from '../stack-words.ts';
import { sheetTone } from '../tone.ts';
import type { WordBlock } from '../word-block.ts';
import { pageItems } from '../word-items.ts';
import { cutOut } from './cut-out.ts';
import { uprightWord } from './fit-words.ts';
import { groundShapes } from './ground-shapes.ts';
import type { SlideCraft } from './slide-look.ts';

export function bigType(
  { part, frame, header, pages = [], shots }: SceneRequest,
  craft: SlideCraft,
): DraftItem[] {
  const { width, height, theme, seconds } = frame;
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const shape = shapeOf(frame);
  const isWide = shape === 'wide';
  const time = { start: 0, end: seconds };
  const room: Box = isWide
    ? { ...safe, width: safe.width * 0.56 }
    : { ...safe, height: height * (shape === 'tall' ? 0.4 : 0.46) };
  const stacks = stackPages(
    header.map((block) => larger(block, frame)),
    pages.map((page) => page.map((block) => larger(block, frame))),
    frame,
    room,
  );
  const used = highest(stacks);
  const box = { ...room, y: isWide ? room.y + (room.height - used) / 2 : room.y, height: used };
  const foot = box.y + used;
  // In a square the thing has the corner, and its edges may cut it: all of it would be small.
  const side = isWide
    ? height * 0.82
    : shape === 'tall'
      ? Math.min(width * 0.86, height - foot - unit * 0.1)
      : Math.min(width * 0.66, Math.max(height * 0.46, height * 1.04 - foot));
  const thing: Box = isWide
    ? { x: width - side * 0.93, y: height - side * 0.96, width: side, height: side }
    : shape === 'tall'
      ? {
          x: craft.isOther ? width * 0.04 : width * 0.96 - side,
          y: Math.min(height * 0.97 - side, Math.max(foot + unit * 0.06, height * 0.5)),
          width: side,
          height: side,
        }
      : { x: width - side * 0.98, y: height * 1.05 - side, width: side, height: side };
  const disc = side * 1.12;
  const middle = { x: thing.x + side / 2, y: thing.y + side / 2 };
  return [
    coloredBox(`${part.id}-sheet`, { x: 0, y: 0, width, height }, theme.sheet.color, time),
    ...groundShapes(frame, part.id),
    shapeItem(
      `${part.id}-disc`,
      { x: middle.x - disc / 2, y: middle.y - disc / 2, width: disc, height: disc },
      circlePath,
      withAlpha(theme.sheet.accent, 0.22),
      time,
      { effects: { stay: { effect: 'breathe', duration: 5000 } } },
    ),
    ...(shots ?? timedShots(part, frame)).flatMap((shot, at) =>
      cutOut(shot, frame, {
        id: `${part.id}-shot-${at}-subject`,
        box: thing,
        move: craft.move,
        isEdged: true,
        angle: craft.isOther ? 5 : -5,
        mask: 'circle',
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

function larger(block: WordBlock, frame: SlideFrame): WordBlock {
  if (block.kind === 'photo' || block.kind === 'prize') return block;
  if (block.ident === 'number') return { ...block, largest: Math.min(block.largest, 0.34) };
  if (shapeOf(frame) === 'tall')
    return uprightWord({ ...block, largest: Math.max(block.largest, 0.15) });
  if (block.kind === 'kicker') return block;
  const { maxLines: _, ...rest } = block;
  const isWide = shapeOf(frame) === 'wide';
  return {
    ...rest,
    largest: Math.max(block.largest, isWide ? 0.15 : 0.13),
    letters: isWide ? 22 : 18,
  };
}
