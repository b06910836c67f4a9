/** A line that nothing can be shown for: its words, large, on the ground of the theme. */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../script.ts';
import { bulletBlocks, headingBlock, kickerBlock, linePages } from './blocks.ts';
import { decorItems } from './decor.ts';
import { keyWords } from './key-words.ts';
import { groundShapes } from './looks/ground-shapes.ts';
import { rising } from './looks/rising.ts';
import { numberedName } from './numbered-name.ts';
import { coloredBox } from './shapes.ts';
import { type SlideFrame, safeArea, shapeOf, shorterSide } from './slide-frame.ts';
import { highest, stackPages } from './stack-words.ts';
import { groundTone, sheetTone } from './tone.ts';
import type { WordBlock } from './word-block.ts';
import { pageItems } from './word-items.ts';

const shortText = 34;

/** Longer, and its words have to be smaller to stand in few lines. */
const mediumText = 70;

export function wordsAlone(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  if (part.number !== undefined && !isList(part)) return numberedName(part, part.number, frame);
  const { theme } = frame;
  const unit = shorterSide(frame);
  const safe = safeArea(frame);
  const time = { start: 0, end: frame.seconds };
  // Two in a row differ: every other one stands on the accent's colour.
  const ground = groundTone(theme);
  const isFilled = frame.index % 2 === 1;
  const { accent, onAccent } = ground;
  const tone = isFilled
    ? sheetTone({ ...theme, sheet: { color: accent, ink: onAccent, accent: onAccent } })
    : ground;
  const list = bulletBlocksOf(part, frame);
  const header = [...headerOf(part, frame), ...list];
  const stressed = part.lines.map((line) => ({
    ...line,
    stressed: line.stressed ?? keyWords(line.text),
  }));
  // A few words fill their slide as well.
  const longest = Math.max(0, ...part.lines.map(({ text }) => text.length));
  const isShort = longest <= shortText;
  const isMedium = longest <= mediumText;
  const words = list.length > 0 ? [] : stressed;
  const pages = linePages({ ...part, lines: words }, frame, {
    ident: 'title',
    look: theme.title,
    ...(shapeOf(frame) === 'tall'
      ? {
          largest: isShort ? 0.23 : 0.18,
          letters: isShort ? 12 : 16,
          maxLines: { count: 7, downTo: 0.09 },
        }
      : {
          largest: isShort ? 0.23 : isMedium ? 0.19 : 0.15,
          letters: isShort ? 18 : isMedium ? 22 : 26,
        }),
  });
  const mark = { x: safe.x, y: safe.y, width: unit * 0.12, height: unit * 0.012 };
  const gap = unit * 0.07;
  const room = { ...safe, y: safe.y + gap, height: safe.height - gap };
  const stacks = stackPages(header, pages, frame, room);
  const placed = (some: typeof stacks) => {
    const height = highest(some);
    const box = { ...room, y: room.y + Math.max(0, room.height - height - gap) / 2, height };
    return pageItems(some, header.length, frame, part.id, { box, align: 'left', tone }).map(rising);
  };
  const whole = { x: 0, y: 0, width: frame.width, height: frame.height };
  return [
    ...(isFilled ? [coloredBox(`${part.id}-sheet`, whole, accent, time)] : []),
    ...(theme.hasWallpaper && !isFilled
      ? []
      : groundShapes(frame, part.id, {
          color: isFilled ? accent : theme.palette.ground,
          ink: tone.ink,
        })),
    ...decorItems(frame, part.id),
    // A heading has a mark of its own.
    ...(header.length > 0 ? [] : [coloredBox(`${part.id}-mark`, mark, tone.accent, time)]),
    // Each page in the middle; below a heading they share they begin where the others do.
    ...(header.length > 0 ? placed(stacks) : stacks.flatMap((stack) => placed([stack]))),
  ];
}

function headerOf(part: ScriptPart, frame: SlideFrame): readonly WordBlock[] {
  const { heading } = part;
  if (!heading) return [];
  return [isList(part) ? headingBlock(heading, frame) : kickerBlock(heading, frame)];
}

const isList = ({ layout }: ScriptPart): boolean =>
  layout === 'heading_with_bullets' || layout === 'only_bullets';

/** Items of a list have the whole slide: they are larger than beside a picture. */
function bulletBlocksOf(part: ScriptPart, frame: SlideFrame): readonly WordBlock[] {
  if (!isList(part)) return [];
  return bulletBlocks(part, frame, {
    largest: 0.115,
    letters: shapeOf(frame) === 'tall' ? 18 : 32,
    maxLines: { count: 2, downTo: 0.08 },
    gap: 0.05,
  });
}
