/** Two pictures of the same thing, before and after, each with its label. */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../script.ts';
import { headingBlock, titleBlock } from './blocks.ts';
import { decorItems } from './decor.ts';
import { printItems } from './print.ts';
import { roundedPath, shapeItem } from './shapes.ts';
import { allShots } from './shots-of.ts';
import { type Box, type SlideFrame, safeArea, shapeOf, shorterSide } from './slide-frame.ts';
import { highest, stackPages } from './stack-words.ts';
import { groundTone } from './tone.ts';
import { pageItems } from './word-items.ts';

const sides = ['Before', 'After'] as const;

export function beforeAfter(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const tone = groundTone(frame.theme);
  const text = part.heading?.trim() || part.lines[0]?.text.trim();
  const header = text ? [titleBlock(text, frame, { largest: 0.09, letters: 30 })] : [];
  const top = stackPages(header, [], frame, { width: safe.width, height: safe.height * 0.28 });
  const topHeight = header.length > 0 ? highest(top) + unit * 0.05 : 0;
  const room = { ...safe, y: safe.y + topHeight, height: safe.height - topHeight };
  const boxes = halves(room, frame);
  const shots = allShots(part);
  return [
    ...decorItems(frame, part.id),
    ...pageItems(top, header.length, frame, part.id, {
      box: { ...safe, height: topHeight },
      align: 'center',
      tone,
    }),
    ...sides.flatMap((side, at) => {
      const label = part.labels?.[at] ?? side;
      const box = boxes[at];
      const shot = shots[at] ?? shots[0];
      if (!box || !shot) return [];
      const id = `${part.id}-${side.toLowerCase()}`;
      const start = at === 0 ? 0 : Math.min(1, frame.seconds / 3);
      const time = { start, end: frame.seconds };
      const stacks = stackPages(
        [headingBlock(label, frame, { name: 'label', largest: 0.06, tone: 'ink', start })],
        [],
        frame,
        { width: box.width * 0.8, height: unit * 0.1 },
      );
      const tag = {
        x: box.x + unit * 0.03,
        y: box.y + box.height - highest(stacks) - unit * 0.05,
        width: (stacks[0]?.width ?? 0) + unit * 0.05,
        height: highest(stacks) + unit * 0.02,
      };
      const words = { ...tag, x: tag.x + unit * 0.025, y: tag.y + unit * 0.01 };
      return [
        ...printItems(shot, frame, `${id}-media`, box, time),
        shapeItem(`${id}-tag`, tag, roundedPath(tag, unit * 0.015), tagColor(frame), time),
        ...pageItems(stacks, 1, frame, id, { box: words, align: 'left', tone: tagTone(frame) }),
      ];
    }),
  ];
}

const tagColor = ({ theme }: SlideFrame): string => groundTone(theme).accent;

/** Words on the accent. */
function tagTone({ theme }: SlideFrame) {
  const tone = groundTone(theme);
  return { ...tone, ink: tone.onAccent, color: () => tone.onAccent };
}

function halves({ x, y, width, height }: Box, frame: SlideFrame): readonly Box[] {
  const gap = shorterSide(frame) * 0.05;
  const isTall = shapeOf(frame) === 'tall';
  return [0, 1].map((at) =>
    isTall
      ? { x, y: y + at * ((height + gap) / 2), width, height: (height - gap) / 2 }
      : { x: x + at * ((width + gap) / 2), y, width: (width - gap) / 2, height },
  );
}
