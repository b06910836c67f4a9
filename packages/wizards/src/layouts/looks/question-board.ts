/** Large answers on a plain ground, and the thing at the corner that they leave free. */
import type { DraftItem } from '@reelwright/pictures';
import { withAlpha } from '../../color/colors.ts';
import { decorItems } from '../decor.ts';
import type { SceneRequest } from '../scenery.ts';
import { circlePath, coloredBox, shapeItem } from '../shapes.ts';
import { timedShots } from '../shots.ts';
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
import type { SlideCraft } from './slide-look.ts';

export function questionBoard(
  { part, frame, header, shots = timedShots(part, frame) }: SceneRequest,
  craft: SlideCraft,
): DraftItem[] {
  const { theme, seconds } = frame;
  const time = { start: 0, end: seconds };
  const { asked, answers, thing, disc } =
    shapeOf(frame) === 'tall' ? tallBoard(header, frame, craft) : lowBoard(header, frame);
  const tone = sheetTone(theme);
  const items = ({ stacks, box }: Placed) =>
    pageItems(stacks, stacks[0]?.blocks.length ?? 0, frame, part.id, { box, align: 'left', tone });
  return [
    coloredBox(`${part.id}-sheet`, wholeFrame(frame), theme.sheet.color, time),
    ...groundShapes(frame, part.id),
    shapeItem(`${part.id}-disc`, disc, circlePath, withAlpha(theme.sheet.accent, 0.22), time, {
      effects: { stay: { effect: 'breathe', duration: 5000 } },
    }),
    ...shots.flatMap((shot, at) =>
      cutOut(shot, frame, {
        id: `${part.id}-shot-${at}-subject`,
        box: thing,
        move: craft.move,
        isEdged: true,
        angle: craft.isOther ? 6 : -6,
      }),
    ),
    ...decorItems(frame, part.id),
    ...items(asked),
    ...items(answers),
  ];
}

interface Placed {
  readonly stacks: ReturnType<typeof stackPages>;
  readonly box: Box;
}

interface Board {
  readonly asked: Placed;
  readonly answers: Placed;
  readonly thing: Box;
  readonly disc: Box;
}

const isChoice = (block: WordBlock) => block.choice !== undefined;

/** The question beside the thing, its answers below both: in pairs where there is room. */
function lowBoard(header: readonly WordBlock[], frame: SlideFrame): Board {
  const { width } = frame;
  const isWide = shapeOf(frame) === 'wide';
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const choices = header.filter(isChoice);
  const shown = isWide ? choices.map(inPairs) : choices;
  const part = isWide ? 0.5 : 0.56;
  const cards = stackPages(shown, [], frame, { width: safe.width, height: safe.height * part });
  const high = highest(cards);
  const y = safe.y + safe.height - high - unit * (isWide ? 0.04 : 0.01);
  const room = { ...safe, width: safe.width * 0.64, height: y - safe.y - unit * 0.05 };
  const asked = stackPages(header.filter((block) => !isChoice(block)).map(larger), [], frame, room);
  const used = highest(asked);
  const side = Math.min(width * 0.34, y + unit * (isWide ? 0.06 : 0));
  const x = width * 0.985 - side;
  return {
    asked: { stacks: asked, box: { ...room, y: room.y + (room.height - used) / 2, height: used } },
    answers: { stacks: cards, box: { ...safe, y, height: high } },
    thing: { x, y: y - unit * 0.02 - side, width: side, height: side },
    disc: { x: x - side * 0.1, y: y - side * 1.1, width: side * 1.2, height: side * 1.2 },
  };
}

const larger = (block: WordBlock): WordBlock =>
  block.kind === 'kicker'
    ? block
    : { ...block, largest: 0.13, letters: 24, maxLines: { count: 4, downTo: 0.075 } };

/** The last of three stands alone. */
const inPairs = (block: WordBlock, at: number, all: readonly WordBlock[]): WordBlock => ({
  ...block,
  largest: 0.082,
  gap: at < 2 ? 0 : 0.026,
  ...((all.length % 2 === 0 || at < all.length - 1) && {
    half: at % 2 === 0 ? ('left' as const) : ('right' as const),
  }),
});

/** Everything below each other, and the thing at the foot, cut by the lower edge. */
function tallBoard(
  header: readonly WordBlock[],
  frame: SlideFrame,
  { isOther }: SlideCraft,
): Board {
  const { width, height } = frame;
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const room = { ...safe, height: height * 0.62 };
  const stacks = stackPages(header, [], frame, room);
  const used = highest(stacks);
  const foot = room.y + used + unit * 0.05;
  const side = Math.max(width * 0.5, Math.min(width * 0.86, (height - foot) * 1.16));
  const x = isOther ? width * 0.02 : width * 0.98 - side;
  const thing = { x, y: foot, width: side, height: side };
  return {
    asked: { stacks, box: { ...room, height: used } },
    answers: { stacks: [], box: room },
    thing,
    disc: { x: x - side * 0.12, y: foot - side * 0.02, width: side * 1.24, height: side * 1.24 },
  };
}
