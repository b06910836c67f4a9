/** A number as large as its slide, what it counts and the sentence around it, and the thing itself at the corner. */
import type { DraftItem } from '@reelwright/pictures';
import { decorItems } from '../decor.ts';
import type { SceneRequest } from '../scenery.ts';
import { coloredBox } from '../shapes.ts';
import { type TimedShot, timedShots } from '../shots.ts';
import {
  type Box,
  type SlideFrame,
  safeArea,
  shapeOf,
  shorterSide,
  wholeFrame,
} from '../slide-frame.ts';
import { highest, stackPages } from '../stack-words.ts';
import { sheetTone } from '../tone.ts';
import type { WordBlock } from '../word-block.ts';
import { pageItems } from '../word-items.ts';
import { cutOut } from './cut-out.ts';
import { groundShapes } from './ground-shapes.ts';
import { rising } from './rising.ts';
import type { SlideCraft } from './slide-look.ts';
import { uprightFigure } from './upright-figure.ts';

export function bigFigure(
  { part, frame, header, pages = [], shots: given }: SceneRequest,
  craft: SlideCraft,
): DraftItem[] {
  const { width, height, theme, seconds } = frame;
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const shape = shapeOf(frame);
  const shots = given ?? timedShots(part, frame);
  const numbers = numbersOf(shots, seconds);
  const hasThing = shots.some(({ shot }) => thingOf(shot) !== undefined);
  const largest = unit * (shape === 'wide' ? 0.66 : shape === 'tall' ? 0.72 : 0.46);
  const room: Box =
    shape === 'wide'
      ? { ...safe, width: safe.width - (hasThing ? largest * 0.72 : 0) }
      : { ...safe, height: height * (shape === 'tall' ? 0.6 : hasThing ? 0.66 : 0.84) };
  const tone = sheetTone(theme);
  // Each number with its sentence; a number that stays stands over all that is said meanwhile.
  const sentences = pages.map((page) => page.map((block) => small(block, frame)));
  const stacks = numbers.map(({ shot, start, end }, at) => {
    const said = sentences.filter(
      ([first]) => first !== undefined && first.start < end - 0.05 && first.end > start + 0.05,
    );
    return stackPages(
      [...header, ...figureBlocks(shot, frame, tone.stress, { at, start, end })],
      said,
      frame,
      room,
    );
  });
  const drawn = new Set<string>();
  const most = Math.max(...stacks.map(highest));
  const foot = room.y + most;
  const planned = uprightFigure(frame, part.id, craft, { used: most, hasThing });
  const side =
    shape === 'wide' ? largest : Math.min(largest, Math.max(unit * 0.3, height * 0.99 - foot));
  const thing: Box =
    shape === 'wide'
      ? { x: width - side * 0.92, y: height - side * 0.94, width: side, height: side }
      : {
          x: craft.isOther ? width * 0.03 : width * 0.97 - side,
          y: height - side * (shape === 'tall' ? 1 : 0.92),
          width: side,
          height: side,
        };
  return [
    coloredBox(`${part.id}-sheet`, wholeFrame(frame), theme.sheet.color, {
      start: 0,
      end: seconds,
    }),
    ...groundShapes(frame, part.id),
    ...(planned?.behind ?? []),
    ...shots.flatMap((shot, at) =>
      cutOut(shot, frame, {
        id: `${part.id}-shot-${at}-subject`,
        box: planned?.thing ?? thing,
        move: craft.move,
        isEdged: true,
        angle: craft.isOther ? 5 : -5,
      }),
    ),
    ...decorItems(frame, part.id),
    ...stacks.flatMap((stack) => {
      const used = highest(stack);
      const free = planned?.room ?? room;
      const y = shape === 'tall' ? free.y : free.y + Math.max(0, free.height - used) / 2;
      const place = { box: { ...free, y, height: used }, align: 'left', tone } as const;
      // What two numbers share is drawn once, and leaves room for itself each time.
      const fresh = stack.map((page) => ({
        ...page,
        blocks: page.blocks.filter(({ block }) => !drawn.has(block.name) && drawn.add(block.name)),
      }));
      return pageItems(fresh, 0, frame, part.id, place).map(rising);
    }),
  ];
}

/** A number stands until the next one: the first from the beginning, the last to the end. */
function numbersOf(shots: readonly TimedShot[], seconds: number): readonly TimedShot[] {
  const numbers = shots.filter(
    ({ shot }) => shot.kind === 'built-in' && shot.recipe.style === 'number',
  );
  return numbers.map((one, at) => ({
    ...one,
    start: at === 0 ? 0 : one.start,
    end: numbers[at + 1]?.start ?? seconds,
  }));
}

const thingOf = (shot: TimedShot['shot']): string | undefined =>
  shot.kind === 'built-in' ? shot.recipe.objects[0] : undefined;

const figureWords = (shot: TimedShot | undefined): readonly string[] =>
  shot?.shot.kind === 'built-in' ? (shot.shot.recipe.words ?? []).slice(0, 2) : [];

function figureBlocks(
  shot: TimedShot['shot'],
  { theme, width, height }: SlideFrame,
  color: string,
  { at, start, end }: { readonly at: number; readonly start: number; readonly end: number },
): readonly WordBlock[] {
  const { gradient: _, ...font } = theme.title.font;
  const isWide = width > height;
  return figureWords({ shot, start, end }).map((text, row) => ({
    name: row === 0 ? `figure-${at + 1}` : `unit-${at + 1}`,
    ident: 'number',
    text,
    look: {
      ...theme.title,
      font: { ...font, color },
      effects: { in: { effect: row === 0 ? 'settle-in-large' : 'settle-in-up', duration: 450 } },
    },
    largest: (row === 0 ? (isWide ? 0.44 : 0.36) : isWide ? 0.15 : 0.13) / (theme.title.scale ?? 1),
    tone: 'accent',
    gap: row === 0 ? 0.02 : 0,
    letters: 16,
    maxLines: { count: 1, downTo: 0.06 },
    isTight: row === 0,
    start,
    end,
  }));
}

/** The number says most of it. */
const small = (block: WordBlock, frame: SlideFrame): WordBlock => ({
  ...block,
  largest: shapeOf(frame) === 'wide' ? 0.088 : 0.105,
  letters: shapeOf(frame) === 'tall' ? 20 : 30,
  gap: 0.05,
});
