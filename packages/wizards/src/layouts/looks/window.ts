/** The picture in a window of its own on a plain ground: what is in it comes out of it. */

import { sumOfLetters } from '@reelwright/chance';
import { type DraftItem, isBust, isPartOfPerson } from '@reelwright/pictures';
import { decorItems } from '../decor.ts';
import type { SceneRequest } from '../scenery.ts';
import { circlePath, coloredBox, roundedPath, shapeItem } from '../shapes.ts';
import { type TimedShot, timedShots } from '../shots.ts';
import {
  type Box,
  inset,
  type SlideFrame,
  safeArea,
  shapeOf,
  shorterSide,
} from '../slide-frame.ts';
import { highest, stackPages } from '../stack-words.ts';
import { sheetTone } from '../tone.ts';
import { pageItems } from '../word-items.ts';
import { cutOut } from './cut-out.ts';
import { inColumn, pagesInColumn, uprightPages, uprightWords } from './fit-words.ts';
import { groundShapes } from './ground-shapes.ts';
import type { SlideCraft } from './slide-look.ts';

const arch = 'M 0 20 L 0 8 C 0 3.58 4.48 0 10 0 C 15.52 0 20 3.58 20 8 L 20 20 Z';
const shapes = ['arch', 'circle', 'rounded'] as const;

export function pictureWindow(
  { part, frame, header, pages = [], shots: given }: SceneRequest,
  craft: SlideCraft,
): DraftItem[] {
  const { width, height, theme, seconds } = frame;
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const isWide = shapeOf(frame) === 'wide';
  const isTall = shapeOf(frame) === 'tall';
  const time = { start: 0, end: seconds };
  const shots = given ?? timedShots(part, frame);
  const isLeft = craft.isOther;
  const gap = unit * 0.06;
  const words = isWide ? header.map(inColumn) : uprightWords(header, frame);
  const shownPages = isWide ? pagesInColumn(pages) : uprightPages(pages, frame);
  // The lowest fifth of a tall frame belongs to apps: there the window stands below its words, down to the edge.
  const across = isTall
    ? stackPages(words, shownPages, frame, { width: safe.width, height: height * 0.36 })
    : [];
  const top = isTall ? safe.y + highest(across) + gap : height * 0.05;
  const side = isWide
    ? height * 0.84
    : Math.min(width * (isTall ? 0.92 : 0.82), isTall ? height * 0.97 - top : height * 0.48);
  const opening: Box = isWide
    ? {
        x: isLeft ? width * 0.05 : width * 0.95 - side,
        y: (height - side) / 2,
        width: side,
        height: side,
      }
    : {
        x: (width - side) / 2,
        y: isTall ? Math.max(top, height * 0.93 - side) : top,
        width: side,
        height: side,
      };
  const room: Box = isWide
    ? {
        ...safe,
        x: isLeft ? opening.x + side + gap : safe.x,
        width: isLeft ? safe.x + safe.width - (opening.x + side + gap) : opening.x - gap - safe.x,
      }
    : isTall
      ? { ...safe, height: opening.y - gap - safe.y }
      : {
          ...safe,
          y: opening.y + side + gap,
          height: safe.y + safe.height - (opening.y + side + gap),
        };
  const stacks = isTall ? across : stackPages(words, shownPages, frame, room);
  const used = highest(stacks);
  const box = { ...room, y: room.y + Math.max(0, room.height - used) / 2, height: used };
  return [
    coloredBox(`${part.id}-sheet`, { x: 0, y: 0, width, height }, theme.sheet.color, time),
    ...groundShapes(frame, part.id),
    ...windowItems(shots, frame, part.id, opening, craft),
    ...decorItems(frame, part.id),
    ...pageItems(stacks, header.length, frame, part.id, {
      box,
      align: isWide ? 'left' : 'center',
      tone: sheetTone(theme),
    }),
  ];
}

function windowItems(
  shots: readonly TimedShot[],
  frame: SlideFrame,
  id: string,
  opening: Box,
  { move, isOther }: SlideCraft,
): DraftItem[] {
  const { theme, seconds } = frame;
  const time = { start: 0, end: seconds };
  const objects = shots.flatMap(({ shot }) =>
    shot.kind === 'built-in' ? shot.recipe.objects.slice(0, 1) : [],
  );
  // Half a person stands in a window with a sill.
  const hasPerson = objects.some((name) => isBust(name) || isPartOfPerson(name));
  const shape = hasPerson ? 'rounded' : (shapes[sumOfLetters(id) % shapes.length] ?? 'arch');
  const path =
    shape === 'circle'
      ? circlePath
      : shape === 'arch'
        ? arch
        : roundedPath(opening, opening.width * 0.09);
  const { palette } = theme;
  const gradient = `linear-gradient(${isOther ? 200 : 160}deg, ${palette.accent} 0%, ${palette.groundDeep} 100%)`;
  const offset = opening.width * 0.035;
  const framed = (name: string, box: Box, color: string) =>
    shapeItem(`${id}-${name}`, box, path, color, time);
  return [
    framed(
      'back',
      { ...opening, x: opening.x + (isOther ? offset : -offset), y: opening.y + offset },
      theme.sheet.accent,
    ),
    {
      ...framed('window', opening, palette.accent),
      bg: { type: 'blob', size: '100% 100%', blob: { path, fill: 'gradient', gradient } },
    },
    ...shots.flatMap((shot, at) =>
      cutOut(shot, frame, {
        id: `${id}-shot-${at}-subject`,
        box: insideOf(opening, hasPerson, shot),
        move,
        mask: shape,
      }),
    ),
  ];
}

/** A thing comes a little out of its window; a person stands on its sill; a photo is the window. */
function insideOf(opening: Box, hasPerson: boolean, { shot }: TimedShot): Box {
  if (shot.kind !== 'built-in') return opening;
  if (hasPerson) {
    const side = opening.width * 0.94;
    return {
      x: opening.x + (opening.width - side) / 2,
      y: opening.y + opening.height - side * 0.93,
      width: side,
      height: side,
    };
  }
  return inset(opening, opening.width * 0.04);
}
