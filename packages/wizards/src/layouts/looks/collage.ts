/** Several sights of one thing: so near that the frame cuts it, whole, and what belongs to it. */
import type { DraftItem } from '@reelwright/pictures';
import { decorItems } from '../decor.ts';
import type { SceneRequest } from '../scenery.ts';
import { coloredBox } from '../shapes.ts';
import { type TimedShot, timedShots } from '../shots.ts';
import { type Box, type SlideFrame, safeArea, shapeOf, shorterSide } from '../slide-frame.ts';
import { highest, stackPages } from '../stack-words.ts';
import { sheetTone } from '../tone.ts';
import { pageItems } from '../word-items.ts';
import { cutOut } from './cut-out.ts';
import { inColumn, pagesInColumn, uprightPages, uprightWords } from './fit-words.ts';
import type { SlideCraft } from './slide-look.ts';

export function collage(
  { part, frame, header, pages = [], shots: given }: SceneRequest,
  craft: SlideCraft,
): DraftItem[] {
  const { width, height, theme, seconds } = frame;
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const isWide = shapeOf(frame) === 'wide';
  const time = { start: 0, end: seconds };
  const isLeft = craft.isOther;
  const half = width * 0.46;
  const isTall = shapeOf(frame) === 'tall';
  const words = isWide ? header.map(inColumn) : uprightWords(header, frame);
  const shownPages = isWide ? pagesInColumn(pages) : uprightPages(pages, frame);
  // On a phone the words are on top, and the tiles go down to the edge.
  const tall = isTall
    ? stackPages(words, shownPages, frame, { width: safe.width, height: height * 0.36 })
    : [];
  const sheet: Box = isWide
    ? { x: isLeft ? width - half : 0, y: 0, width: half, height }
    : isTall
      ? { x: 0, y: 0, width, height: safe.y + highest(tall) + unit * 0.07 }
      : { x: 0, y: height * 0.54, width, height: height * 0.46 };
  const room: Box = isWide
    ? {
        ...safe,
        x: isLeft ? sheet.x + safe.x * 0.6 : safe.x,
        width: half - safe.x * 1.6,
      }
    : isTall
      ? { ...safe, height: highest(tall) }
      : { ...safe, y: sheet.y + unit * 0.06, height: safe.y + safe.height - sheet.y - unit * 0.06 };
  const stacks = isTall ? tall : stackPages(words, shownPages, frame, room);
  const used = highest(stacks);
  const box = {
    ...room,
    y: isWide ? room.y + Math.max(0, room.height - used) / 2 : room.y,
    height: used,
  };
  const area: Box = isWide
    ? { x: isLeft ? 0 : half, y: 0, width: width - half, height }
    : isTall
      ? { x: 0, y: sheet.height, width, height: height - sheet.height }
      : { x: 0, y: 0, width, height: sheet.y };
  const shots = given ?? timedShots(part, frame);
  return [
    ...tiles(area, shots, frame, part.id, craft),
    coloredBox(`${part.id}-sheet`, sheet, theme.sheet.color, time),
    ...decorItems(frame, part.id),
    ...pageItems(stacks, header.length, frame, part.id, {
      box,
      align: isWide ? 'left' : 'center',
      tone: sheetTone(theme),
    }),
  ];
}

/** A large one and two small ones beside it, each on a colour of its own. */
function tiles(
  area: Box,
  shots: readonly TimedShot[],
  frame: SlideFrame,
  id: string,
  { move, isOther }: SlideCraft,
): DraftItem[] {
  const { palette } = frame.theme;
  const time = { start: 0, end: frame.seconds };
  const small = Math.min(area.width * 0.38, area.height / 2);
  const large: Box = { ...area, width: area.width - small, x: isOther ? area.x : area.x };
  const column = area.x + area.width - small;
  const smalls = [0, 1].map(
    (at): Box => ({
      x: column,
      y: area.y + (at * area.height) / 2,
      width: small,
      height: area.height / 2,
    }),
  );
  const isPhoto = shots.some(({ shot }) => shot.kind !== 'built-in');
  if (isPhoto) {
    return shots.flatMap((shot, at) =>
      cutOut(shot, frame, { id: `${id}-shot-${at}-subject`, box: area, move }),
    );
  }
  // In a square the words would cover it from below and the edge from above: its head stays.
  const isSquare = shapeOf(frame) === 'square';
  const nearest = Math.max(large.width, large.height) * 1.12;
  const near = isSquare ? Math.min(nearest, large.height * 1.3) : nearest;
  const top = isSquare ? large.y + near * 0.1 : large.y + large.height / 2 - near * 0.46;
  const colors = [palette.accent, palette.groundDeep];
  return [
    coloredBox(
      `${id}-large`,
      large,
      `linear-gradient(165deg, ${palette.ground} 0%, ${palette.groundDeep} 100%)`,
      time,
    ),
    ...shots.flatMap((shot, at) =>
      cutOut(shot, frame, {
        id: `${id}-shot-${at}-subject`,
        box: {
          x: large.x + large.width / 2 - near / 2,
          y: top,
          width: near,
          height: near,
        },
        move,
        angle: isOther ? 8 : -8,
      }),
    ),
    ...smalls.flatMap((box, tile) => {
      const side = Math.min(box.width, box.height) * 0.86;
      const inner = {
        x: box.x + (box.width - side) / 2,
        y: box.y + (box.height - side) / 2,
        width: side,
        height: side,
      };
      return [
        coloredBox(`${id}-tile-${tile}`, box, colors[tile] ?? palette.accent, time),
        ...shots.flatMap((shot, at) =>
          cutOut(shot, frame, {
            id: `${id}-tile-${tile}-shot-${at}`,
            box: inner,
            move: tile === 0 ? 'in' : 'lean',
            object: tile === 0 ? 1 : 2,
            isEdged: tile === 1,
          }),
        ),
      ];
    }),
  ];
}
