/** Layouts in which pictures lead: one after the other, as a pile of prints, or in strips. */
import type { DraftItem } from '@reelwright/pictures';
import { writeColor } from '../color/colors.ts';
import type { ScriptPart } from '../script.ts';
import { headingBlock, kickerBlock } from './blocks.ts';
import { decorItems } from './decor.ts';
import { printItems } from './print.ts';
import { coloredBox } from './shapes.ts';
import { filledBox, fullShot, timedShots } from './shots.ts';
import { allShots, type Shot } from './shots-of.ts';
import {
  type Box,
  type SlideFrame,
  safeArea,
  shapeOf,
  shorterSide,
  wholeFrame,
} from './slide-frame.ts';
import { highest, stackPages } from './stack-words.ts';
import { groundTone, shadeColor, shadedTone } from './tone.ts';
import type { WordBlock } from './word-block.ts';
import { pageItems } from './word-items.ts';

/** The picture alone; a heading, where there is one, stands small at its foot. */
export function mediaOnly(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const layers = timedShots(part, frame).map((shot, at) =>
    fullShot(shot, frame, `${part.id}-shot-${at}`, { focus: 'center' }),
  );
  return [
    ...layers.flatMap(({ ground }) => ground),
    ...layers.flatMap(({ subject }) => subject),
    ...decorItems(frame, part.id),
    ...caption(part, frame),
  ];
}

/** Prints that land on each other, each a little turned. */
export function slideshow(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const header = headerOf(part, frame, 0.09);
  const room = { width: safe.width, height: safe.height * 0.26 };
  const stacks = header.length > 0 ? stackPages(header, [], frame, room) : [];
  const wordsHeight = stacks.length > 0 ? highest(stacks) + unit * 0.05 : 0;
  const pile = { ...safe, y: safe.y + wordsHeight, height: safe.height - wordsHeight };
  const ratio = shapeOf(frame) === 'wide' ? 1.6 : shapeOf(frame) === 'square' ? 1.15 : 0.85;
  const height = Math.min(pile.height * 0.9, (pile.width * 0.86) / ratio);
  const box = {
    width: height * ratio,
    height,
    x: pile.x + (pile.width - height * ratio) / 2,
    y: pile.y + (pile.height - height) / 2,
  };
  const shots = repeated(allShots(part), 3);
  const each = frame.seconds / shots.length;
  return [
    ...decorItems(frame, part.id),
    ...shots.flatMap((shot, at) =>
      printItems(shot, frame, `${part.id}-media-${at}`, moved(box, at, unit), {
        start: at * each,
        end: frame.seconds,
        angle: turns[(at + frame.index) % turns.length] ?? 0,
      }),
    ),
    ...pageItems(stacks, header.length, frame, part.id, {
      box: { ...safe, height: wordsHeight },
      align: 'center',
      tone: groundTone(frame.theme),
    }),
  ];
}

const turns = [-5, 4, -2, 5, -4];

const moved = (box: Box, at: number, unit: number): Box => ({
  ...box,
  x: box.x + unit * 0.05 * ((at % 3) - 1),
  y: box.y + unit * 0.012 * ((at % 2) * 2 - 1),
});

/** Rows, or columns, that open one after the other. */
const blinds =
  (direction: 'rows' | 'columns') =>
  (part: ScriptPart, frame: SlideFrame): DraftItem[] => {
    const shots = allShots(part);
    const { width, height } = frame;
    const gap = shorterSide(frame) * 0.008;
    const count = shots.length;
    const strips = shots.map((shot, at): DraftItem => {
      const box =
        direction === 'rows'
          ? { x: 0, y: (at * (height + gap)) / count, width, height: (height + gap) / count - gap }
          : { x: (at * (width + gap)) / count, y: 0, width: (width + gap) / count - gap, height };
      const effect =
        direction === 'rows'
          ? at % 2
            ? 'settle-in-right'
            : 'settle-in-left'
          : at % 2
            ? 'settle-in-up'
            : 'settle-in-down';
      const item = filledBox(shot, frame, `${part.id}-media-${at}`, box, {
        start: 0,
        end: frame.seconds,
      });
      return { ...item, effects: { ...item.effects, in: { effect, duration: 500 + 120 * at } } };
    });
    return [...strips, ...decorItems(frame, part.id), ...caption(part, frame)];
  };

export const blindsHorizontal = blinds('rows');
export const blindsVertical = blinds('columns');

/** Words on a band at the foot of the picture. */
function caption(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const header = headerOf(part, frame, 0.08);
  if (header.length === 0) return [];
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const pad = unit * 0.03;
  const stacks = stackPages(header, [], frame, { width: safe.width, height: safe.height * 0.4 });
  const height = highest(stacks);
  const box = { ...safe, y: safe.y + safe.height - height, height };
  const band = { ...wholeFrame(frame), y: box.y - pad, height: height + 2 * pad };
  const color = writeColor(shadeColor(frame.theme), 0.86);
  return [
    coloredBox(`${part.id}-calm`, band, color, { start: 0, end: frame.seconds }),
    ...pageItems(stacks, header.length, frame, part.id, {
      box,
      align: 'center',
      tone: shadedTone(frame.theme),
    }),
  ];
}

function headerOf(part: ScriptPart, frame: SlideFrame, largest: number): readonly WordBlock[] {
  const text = part.heading?.trim() || part.lines[0]?.text.trim();
  if (!text) return [];
  return [
    text.length > 60
      ? kickerBlock(text, frame)
      : headingBlock(text, frame, { largest, tone: 'ink' }),
  ];
}

/** At least so many: a pile of one print is none. */
function repeated(shots: readonly Shot[], least: number): readonly Shot[] {
  const count = Math.max(least, shots.length);
  return shots.length === 0
    ? []
    : Array.from({ length: count }, (_, at) => shots[at % shots.length] as Shot);
}
