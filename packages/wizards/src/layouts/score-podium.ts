/** The things that were compared, on a podium of their points: who leads is seen before anything is read. */
import type { DraftItem } from '@reelwright/pictures';
import type { Score } from '../script.ts';
import { headingBlock, subtitleBlock } from './blocks.ts';
import { cutOut } from './looks/cut-out.ts';
import { roundedPath, shapeItem } from './shapes.ts';
import { shotsOf } from './shots-of.ts';
import { type Box, type SlideFrame, shapeOf, shorterSide } from './slide-frame.ts';
import { highest, stackPages } from './stack-words.ts';
import { columnColor, groundTone, sheetTone } from './tone.ts';
import type { Stack } from './word-block.ts';
import { pageItems } from './word-items.ts';

/** More of them would be too narrow for their names. */
const most = 3;

const areShown = (scores: readonly Score[]): boolean =>
  scores.length > 1 && scores.length <= most && scores.every(({ shown }) => shown);

/** Beside the table of a wide frame, where the bars are wide enough for the names. */
export function hasPodium(scores: readonly Score[], frame: SlideFrame): boolean {
  if (shapeOf(frame) !== 'wide' || frame.captionRoom || !areShown(scores)) return false;
  const { width } = podiumArea(scores, frame);
  return scores.every(
    (score) =>
      !labels(score, frame, barWidth(width, scores.length))
        .flatMap(({ blocks }) => blocks)
        .some(({ set }) => set.cut),
  );
}

/** What the podium has of the frame: more where there are more things. */
export function podiumArea(scores: readonly Score[], frame: SlideFrame): Box {
  const { width, height } = frame;
  const x = width * (scores.length > 2 ? 0.49 : 0.54);
  return { x, y: height * 0.06, width: width * 0.97 - x, height: height * 0.94 };
}

const barWidth = (width: number, count: number): number => (width / count) * 0.93;

/** Points and name, on the bar. */
function labels(score: Score, frame: SlideFrame, width: number): readonly Stack[] {
  const { title } = frame.theme;
  const room = { width: width * 0.94, height: shorterSide(frame) * 0.27 };
  return stackPages(
    [
      headingBlock(String(score.points), frame, {
        name: 'points',
        ident: 'number',
        largest: 0.13,
        isTight: true,
        gap: 0,
        look: title,
      }),
      subtitleBlock(score.name, frame, {
        name: 'whose',
        largest: 0.056,
        gap: 0.012,
        letters: 16,
        maxLines: { count: 2, downTo: 0.046 },
      }),
    ],
    [],
    frame,
    room,
  );
}

/** Below the last words of a phone, where apps have their buttons. */
export const hasFoot = (scores: readonly Score[], frame: SlideFrame): boolean =>
  shapeOf(frame) === 'tall' && areShown(scores);

function thing(score: Score, frame: SlideFrame, id: string, box: Box): DraftItem[] {
  const [shot] = score.shown ? shotsOf(score.shown) : [];
  const time = { start: 0, end: frame.seconds };
  return shot ? cutOut({ shot, ...time }, frame, { id, box, move: 'lean', mask: 'rounded' }) : [];
}

/** Bars that grow from the lower edge, each with its thing on top and its points on it. */
export function scorePodium(scores: readonly Score[], frame: SlideFrame, id: string): DraftItem[] {
  const unit = shorterSide(frame);
  const { theme, seconds } = frame;
  const area = podiumArea(scores, frame);
  const ground = groundTone(theme);
  const best = Math.max(1, ...scores.map(({ points }) => points));
  const column = area.width / scores.length;
  const width = barWidth(area.width, scores.length);
  const side = Math.min(column * 0.98, area.height * 0.42);
  const end = frame.height + unit * 0.03;
  // The bar of nobody's points still carries its name.
  const least = unit * 0.33;
  const most = Math.min(frame.height * 0.56, end - area.y - side);
  return scores.flatMap((score, at) => {
    const isBest = score.points === best;
    const own = `${id}-total-${at + 1}`;
    const height = least + ((most - least) * score.points) / best;
    const x = area.x + at * column + (column - width) / 2;
    const bar: Box = { x, y: end - height, width, height };
    const color = isBest ? ground.accent : columnColor(theme);
    const ink = isBest ? ground.onAccent : theme.sheet.ink;
    const stacks = labels(score, frame, width);
    const risingMs = 900 + at * 400;
    return [
      shapeItem(
        `${own}-bar`,
        bar,
        roundedPath(bar, unit * 0.025),
        color,
        { start: 0, end: seconds },
        { effects: { in: { effect: 'wipe-in-up', duration: risingMs } } },
      ),
      ...thing(score, frame, `${own}-thing`, {
        x: x + (width - side) / 2,
        y: bar.y - side * 0.97,
        width: side,
        height: side,
      }),
      ...pageItems(stacks, 2, frame, own, {
        box: {
          x: x + width * 0.03,
          y: bar.y + unit * 0.035,
          width: width * 0.94,
          height: highest(stacks),
        },
        align: 'center',
        tone: sheetTone({ ...theme, sheet: { color, ink, accent: ink } }),
      }).map((item) => onceRisen(item, risingMs / 1000, seconds)),
    ];
  });
}

/** Words in the ink of their bar cannot be read before it is behind them. */
function onceRisen(item: DraftItem, risen: number, seconds: number): DraftItem {
  const { startTime = 0, endTime = seconds } = item.timing ?? {};
  const start = Math.max(startTime, Math.min(risen * 0.8, seconds / 3));
  return { ...item, timing: { startTime: Math.min(start, endTime), endTime } };
}

/** They stand on the lower edge, who leads in front of the others. */
export function scoreFoot(
  scores: readonly Score[],
  frame: SlideFrame,
  id: string,
  top: number,
): DraftItem[] {
  const { width, height } = frame;
  const best = Math.max(...scores.map(({ points }) => points));
  const large = Math.min(width * 0.56, (height - top) * 1.04);
  const column = width / scores.length;
  return scores.flatMap((score, at) => {
    const side = score.points === best ? large : Math.min(large * 0.72, column * 1.02);
    const x = column * (at + 0.5) - side / 2;
    const y = height * 1.005 - side;
    return thing(score, frame, `${id}-thing-${at + 1}`, { x, y, width: side, height: side });
  });
}
