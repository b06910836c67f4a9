/**
 * Two things that are compared: the one that is heard has the frame with its words large beside or above it, on colours
 * of its own all through the film; the other waits small in the corner.
 */
import { sumOfLetters } from '@reelwright/chance';
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptLine, ScriptPart } from '../script.ts';
import { headingBlock, kickerBlock, subtitleBlock } from './blocks.ts';
import { decorItems } from './decor.ts';
import { cutOut } from './looks/cut-out.ts';
import { uprightWord } from './looks/fit-words.ts';
import { groundShapes } from './looks/ground-shapes.ts';
import { inLight } from './looks/light-theme.ts';
import { rising } from './looks/rising.ts';
import { circlePath, coloredBox, shapeItem } from './shapes.ts';
import { shotsOf } from './shots-of.ts';
import { type Box, inset, type SlideFrame, safeArea, shapeOf, wholeFrame } from './slide-frame.ts';
import { highest, stackPages } from './stack-words.ts';
import { sheetTone } from './tone.ts';
import { leaderOf } from './versus-cells.ts';
import type { WordBlock } from './word-block.ts';
import { pageItems } from './word-items.ts';

const lights = ['own', 'accent'] as const;

/**
 * Undefined where it is told otherwise: of more than two, in squares, in films of before, on a ground that somebody chose,
 * and with every other check of a wide film.
 */
export function heardVersus(part: ScriptPart, frame: SlideFrame): DraftItem[] | undefined {
  const at = leaderOf(part, frame);
  const heard = part.lines[at ?? -1];
  const other = part.lines[1 - (at ?? 0)];
  const shape = shapeOf(frame);
  const isAsked = part.craft && (shape === 'tall' || (shape === 'wide' && part.craft.isOther));
  if (!isAsked || part.lines.length !== 2 || frame.theme.hasWallpaper || frame.captionRoom)
    return undefined;
  if (at === undefined || !heard || !other) return undefined;
  const theme = inLight(frame.theme, lights[at] ?? 'own');
  const lit = { ...frame, theme };
  const tone = sheetTone(theme);
  const time = { start: 0, end: frame.seconds };
  const words = wordsOf(part, heard, at, lit);
  // Each check has them on other sides.
  const isRight = (sumOfLetters(part.kicker ?? '') + at) % 2 === 1;
  const room = roomOf(frame, isRight);
  const stacks = stackPages(words, [], lit, room);
  const used = highest(stacks);
  const { thing, corner, photo } = placesOf(frame, room.y + used, isRight);
  const otherTheme = inLight(frame.theme, lights[1 - at] ?? 'own');
  return [
    coloredBox(`${part.id}-sheet`, wholeFrame(frame), theme.sheet.color, time),
    ...groundShapes(lit, part.id),
    // Steam would drift over the words above it.
    ...thingOf(heard, lit, { id: `${part.id}-${at + 1}-picture`, box: thing, photo }).filter(
      ({ id }) => shape === 'wide' || !id.includes('-rising-'),
    ),
    shapeItem(
      `${part.id}-corner`,
      inset(corner, -corner.width * 0.08),
      circlePath,
      otherTheme.sheet.color,
      time,
      { effects: { in: { effect: 'pop-in', duration: 400 } } },
    ),
    ...thingOf(
      other,
      { ...frame, theme: otherTheme },
      {
        id: `${part.id}-${2 - at}-picture`,
        box: inset(corner, corner.width * 0.1),
      },
    ),
    ...decorItems(lit, part.id),
    ...pageItems(stacks, words.length, lit, part.id, {
      box: { ...room, height: used },
      align: 'left',
      tone,
    }).map(rising),
  ];
}

/** Of the words: on top of a phone, or a column. */
function roomOf(frame: SlideFrame, isRight: boolean): Box {
  const safe = safeArea(frame);
  if (shapeOf(frame) === 'tall') return { ...safe, height: frame.height * 0.42 };
  const width = frame.width * 0.42;
  return {
    x: isRight ? safe.x : safe.x + safe.width - width,
    y: safe.y,
    width,
    height: safe.height * 0.74,
  };
}

interface Places {
  readonly thing: Box;
  readonly corner: Box;
  /** What a photo fills instead. */
  readonly photo: Box;
}

function placesOf(frame: SlideFrame, wordsEnd: number, isRight: boolean): Places {
  const { width, height } = frame;
  if (shapeOf(frame) === 'tall') {
    const foot = wordsEnd + height * 0.025;
    const side = Math.min(width * 0.94, Math.max(width * 0.6, (height - foot) * 1.02));
    const x = isRight ? width * 1.02 - side : -width * 0.02;
    const small = width * 0.3;
    return {
      thing: { x, y: Math.min(foot, height * 1.02 - side), width: side, height: side },
      corner: {
        x: isRight ? width * 0.05 : width * 0.95 - small,
        y: height * 0.975 - small,
        width: small,
        height: small,
      },
      photo: { x: 0, y: foot, width, height: height - foot },
    };
  }
  const side = height * 0.86;
  const small = height * 0.24;
  return {
    thing: {
      x: isRight ? width * 0.99 - side : width * 0.01,
      y: height * 0.08,
      width: side,
      height: side,
    },
    corner: {
      x: isRight ? width * 0.06 : width * 0.94 - small,
      y: height * 0.95 - small,
      width: small,
      height: small,
    },
    photo: { x: isRight ? width * 0.54 : 0, y: 0, width: width * 0.46, height },
  };
}

/** A photo fills what words leave; a thing is cut out. */
function thingOf(
  line: ScriptLine,
  frame: SlideFrame,
  { id, box, photo }: { readonly id: string; readonly box: Box; readonly photo?: Box },
): DraftItem[] {
  const [shot] = shotsOf(line);
  if (!shot) return [];
  return cutOut({ shot, start: 0, end: frame.seconds }, frame, {
    id,
    box: shot.kind === 'built-in' ? box : (photo ?? box),
    move: photo ? 'lean' : 'out',
    ...(!photo && { mask: 'circle' }),
  });
}

function wordsOf(
  { kicker, heading }: ScriptPart,
  { label, text }: ScriptLine,
  at: number,
  frame: SlideFrame,
): readonly WordBlock[] {
  const check = kicker?.trim() || heading?.trim();
  const name = label?.trim();
  const own = `${at + 1}`;
  return [
    ...(check ? [{ ...uprightWord(kickerBlock(check, frame)), smallest: 0.058 }] : []),
    ...(name
      ? [
          headingBlock(name, frame, {
            name: `name-${own}`,
            largest: 0.15,
            letters: 16,
            maxLines: { count: 2, downTo: 0.09 },
            gap: 0.035,
          }),
        ]
      : []),
    ...(text.trim()
      ? [
          subtitleBlock(text, frame, {
            name: `comment-${own}`,
            largest: 0.125,
            letters: 18,
            maxLines: { count: 4, downTo: 0.08 },
            gap: 0.02,
          }),
        ]
      : []),
  ];
}
