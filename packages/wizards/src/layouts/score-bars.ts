/** Points as bars that grow one after the other, each with its name and its number. */
import type { DraftItem } from '@reelwright/pictures';
import { withAlpha } from '../color/colors.ts';
import type { ScriptPart } from '../script.ts';
import { headingBlock, subtitleBlock } from './blocks.ts';
import { coloredBox } from './shapes.ts';
import { type Box, type SlideFrame, shapeOf, shorterSide } from './slide-frame.ts';
import { highest, stackPages } from './stack-words.ts';
import { groundTone } from './tone.ts';
import type { WordBlock } from './word-block.ts';
import { pageItems } from './word-items.ts';

type Scores = NonNullable<ScriptPart['scores']>;

/** More of them are no picture. */
const most = 4;
/** Two lines of the smallest words. */
const rowShares = { usual: 0.115, large: 0.13 } as const;
const shareOf = (isLarge: boolean): number => rowShares[isLarge ? 'large' : 'usual'];
const gapShare = 0.02;

export function scoreBarsHeight(scores: Scores, frame: SlideFrame, isLarge = false): number {
  const rowShare = shareOf(isLarge);
  const count = Math.min(most, scores.length);
  return shorterSide(frame) * (count * rowShare + (count - 1) * gapShare);
}

export function scoreBars(
  scores: Scores,
  frame: SlideFrame,
  id: string,
  { x, y, width, isLarge = false }: Pick<Box, 'x' | 'y' | 'width'> & { readonly isLarge?: boolean },
): DraftItem[] {
  const unit = shorterSide(frame);
  const tone = groundTone(frame.theme);
  const best = Math.max(1, ...scores.map(({ points }) => points));
  const nameWidth = width * (shapeOf(frame) === 'wide' ? 0.28 : 0.46);
  const pointsWidth = unit * 0.14;
  const track = width - nameWidth - pointsWidth;
  const rowShare = shareOf(isLarge);
  const height = rowShare * unit;
  return scores.slice(0, most).flatMap(({ name, points }, at) => {
    const top = y + at * (rowShare + gapShare) * unit;
    const own = `${id}-total-${at + 1}`;
    const isBest = points === best;
    const time = { start: 0, end: frame.seconds };
    const bar: Box = {
      x: x + nameWidth,
      y: top + height * 0.16,
      width: Math.max(unit * 0.01, (track * points) / best),
      height: height * 0.68,
    };
    const words = (block: WordBlock, left: number, room: number) => {
      const stacks = stackPages([block], [], frame, { width: room, height });
      const used = highest(stacks);
      return pageItems(stacks, 1, frame, own, {
        box: { x: left, y: top + (height - used) / 2, width: room, height: used },
        align: 'left',
        tone,
      });
    };
    return [
      ...words(
        subtitleBlock(name, frame, {
          name: 'whose',
          largest: isLarge ? 0.074 : 0.056,
          gap: 0,
          letters: 16,
          maxLines: { count: 2, downTo: 0.046 },
        }),
        x,
        nameWidth - unit * 0.03,
      ),
      coloredBox(`${own}-bar`, bar, isBest ? tone.accent : withAlpha(tone.accent, 0.5), time, {
        effects: { in: { effect: 'wipe-in-left', duration: 1500 + at * 700 } },
      }),
      ...words(
        headingBlock(String(points), frame, {
          name: 'points',
          ident: 'number',
          largest: isLarge ? 0.11 : 0.085,
          isTight: true,
          gap: 0,
          look: frame.theme.title,
          tone: isBest ? 'accent' : 'ink',
        }),
        bar.x + bar.width + unit * 0.03,
        pointsWidth,
      ),
    ];
  });
}
