/** The number of a countdown and what stands there, before its picture. */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../script.ts';
import { headingBlock, headingOf, titleBlock } from './blocks.ts';
import { composeScene } from './compose-scene.ts';
import { type SlideFrame, shapeOf } from './slide-frame.ts';
import { groundTone } from './tone.ts';
import type { WordBlock } from './word-block.ts';

export function numberCard(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const name = titleBlock(headingOf(part), frame, {
    name: 'heading',
    ident: 'heading',
    largest: 0.13,
    gap: 0.02,
  });
  const header = part.number === undefined ? [name] : [numberBlock(part.number, frame), name];
  if (frame.theme.number !== 'slab') {
    return composeScene({ part, frame, header, share: 0.48 });
  }
  const { words } = frame.theme;
  return composeScene({
    part,
    frame: inAccent(frame),
    header,
    share: 0.44,
    ground: words.kind === 'panel' ? words : { kind: 'panel', edge: 'straight' },
  });
}

export function numberBlock(number: number, frame: SlideFrame): WordBlock {
  const { theme } = frame;
  const isBadge = theme.number === 'disc' || theme.number === 'tag';
  const { font } = theme.title;
  return headingBlock(String(number), frame, {
    name: 'number',
    ident: 'number',
    gap: 0,
    tone: 'accent',
    largest: (isBadge ? 0.2 : shapeOf(frame) === 'wide' ? 0.42 : 0.3) / (theme.title.scale ?? 1),
    ...(isBadge ? { kind: 'badge' } : { isTight: true }),
    look: {
      ...theme.title,
      font: { ...font, color: theme.heading.font.color },
      effects: { in: { effect: 'settle-in-large', duration: 450 } },
    },
  });
}

/** The sheet takes the accent's colour: every new item is a change of light. */
function inAccent(frame: SlideFrame): SlideFrame {
  const { theme } = frame;
  const { accent, onAccent } = groundTone(theme);
  const sheet = { color: accent, ink: onAccent, accent: onAccent };
  return { ...frame, theme: { ...theme, sheet } };
}
