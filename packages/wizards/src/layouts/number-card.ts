/** The number of a countdown and what stands there, before its picture. */
import type { DraftItem } from '@reelwright/pictures';
import { writeColor } from '../color/colors.ts';
import type { ScriptPart } from '../script.ts';
import { headingBlock, headingOf, titleBlock } from './blocks.ts';
import { decorItems } from './decor.ts';
import { composeScene, wordsSide } from './scenery.ts';
import { coloredBox } from './shapes.ts';
import { fullShot, shotsOf, timedShots } from './shots.ts';
import { type Box, type SlideFrame, safeArea, shapeOf, shorterSide } from './slide-frame.ts';
import { textItem } from './text-item.ts';
import { shadeColor, shadedTone } from './tone.ts';
import { pageItems, stackPages, type WordBlock } from './word-blocks.ts';

export function numberCard(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const isBuiltIn = part.lines.every((line) =>
    shotsOf(line).every(({ kind }) => kind === 'built-in'),
  );
  // A photo has no subject that could stand before a number.
  const behind = frame.theme.number === 'behind' && isBuiltIn && part.number !== undefined;
  return behind ? numberBehind(part, frame) : plainCard(part, frame);
}

function plainCard(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  return composeScene({
    part,
    frame,
    header: [...numberBlocks(part, frame), name(part, frame)],
    share: 0.48,
  });
}

function name(part: ScriptPart, frame: SlideFrame): WordBlock {
  return titleBlock(headingOf(part), frame, {
    name: 'heading',
    ident: 'heading',
    largest: 0.13,
    gap: 0.02,
    start: 0.2,
  });
}

function numberBlocks({ number }: ScriptPart, frame: SlideFrame): readonly WordBlock[] {
  if (number === undefined) return [];
  const look = frame.theme.title;
  const isBadge = frame.theme.number === 'disc' || frame.theme.number === 'tag';
  return [
    headingBlock(String(number), frame, {
      ...{ name: 'number', ident: 'number', gap: 0, tone: 'accent' },
      largest: isBadge ? 0.19 : shapeOf(frame) === 'wide' ? 0.4 : 0.3,
      ...(isBadge && { kind: 'badge' }),
      look: { ...look, effects: { in: { effect: 'pop-in', duration: 450 } } },
    }),
  ];
}

/** As high as the frame, with the subject before it: the whole picture is calmed so that it can be read. */
function numberBehind(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const { theme, width, height } = frame;
  const wide = shapeOf(frame) === 'wide';
  const side = wide ? wordsSide(frame) : 'bottom';
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const tone = shadedTone(theme);
  const focus = side === 'left' ? 'right' : side === 'right' ? 'left' : 'top';
  const layers = timedShots(part, frame).map((shot, at) =>
    fullShot(shot, frame, `${part.id}-shot-${at}`, { focus }),
  );
  const room = wide
    ? { width: width * 0.43 - safe.x, height: safe.height }
    : { width: safe.width, height: height * 0.24 };
  const stacks = stackPages([name(part, frame)], [], frame, room);
  const [stack] = stacks;
  const stackHeight = stack?.height ?? 0;
  const box: Box = wide
    ? {
        x: side === 'left' ? safe.x : width - safe.x - room.width,
        y: (height - stackHeight) / 2,
        width: room.width,
        height: stackHeight,
      }
    : { x: safe.x, y: safe.y + safe.height - stackHeight, width: room.width, height: stackHeight };
  const digits = String(part.number).length;
  // The number's middle is beside the subject's, so that both are seen.
  const size = unit * (wide ? 0.74 : digits > 1 ? 0.54 : 0.62);
  const numberWidth = size * (digits > 1 ? 1.5 : 0.9);
  const centerX = wide
    ? side === 'left'
      ? width * 0.62
      : width * 0.38
    : width * (digits > 1 ? 0.5 : 0.26);
  const centerY = wide ? height * 0.46 : safe.y + size * 0.42;
  const number = textItem({
    ...{ id: `${part.id}-number`, ident: 'number', text: String(part.number) },
    look: { ...theme.title, effects: { in: { effect: 'fade-in-up', duration: 500 } } },
    ...{ color: tone.accent, size, align: 'center', start: 0, end: frame.seconds, cut: false },
    box: {
      x: Math.max(safe.x, Math.min(width - safe.x - numberWidth, centerX - numberWidth / 2)),
      y: Math.max(safe.y * 0.5, centerY - size * 0.6),
      width: numberWidth,
      height: size * 1.2,
    },
  });
  const wash = coloredBox(
    `${part.id}-calm`,
    { x: 0, y: 0, width, height },
    writeColor(shadeColor(theme), 0.84),
    { start: 0, end: frame.seconds },
  );
  const align = wide ? 'left' : 'center';
  return [
    ...layers.flatMap(({ ground }) => ground),
    wash,
    number,
    ...layers.flatMap(({ subject }) => subject),
    ...decorItems(frame, part.id),
    ...pageItems(stacks, 1, frame, part.id, { box, align, tone }),
  ];
}
