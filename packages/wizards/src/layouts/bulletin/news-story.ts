/** A story: its picture, its headline and what is said of it in the lower third, and the ticker below. */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../../script.ts';
import { sentencesOf } from '../blocks.ts';
import { coloredBox } from '../shapes.ts';
import { fullShot, lineSpan, timedShots } from '../shots.ts';
import { type Box, type SlideFrame, shapeOf, shorterSide } from '../slide-frame.ts';
import {
  channelOf,
  type FittedWords,
  fitWords,
  paper,
  strap,
  strapColumn,
  strapWords,
} from './strap.ts';
import { tickerBox, tickerItems } from './ticker.ts';

export function newsStory(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const channel = channelOf(part);
  const { y } = tickerBox(frame);
  const unit = shorterSide(frame);
  const lower = lowerThird(part, frame, y - unit * 0.035);
  // As in a studio, the lower third lies on the picture: the thing is large, and its foot is behind it.
  const behind = shapeOf(frame) === 'wide' ? frame.height * 0.16 : -unit * 0.03;
  const free = {
    x: frame.width * 0.02,
    y: frame.height * 0.03,
    width: frame.width * 0.96,
    height: Math.max(frame.height * 0.3, lower.top + behind - frame.height * 0.03),
  };
  const pictures = timedShots(part, frame).map((shot, at) =>
    fullShot(shot, frame, `${part.id}-shot-${at}`, {
      focus: 'top',
      free,
      ...(shapeOf(frame) === 'wide' && { zoom: 1.16 }),
    }),
  );
  return [
    ...pictures.flatMap(({ ground }) => ground),
    ...pictures.flatMap(({ subject }) => subject),
    ...lower.items,
    ...tickerItems(part.id, channel, frame),
  ];
}

interface LowerThird {
  readonly items: readonly DraftItem[];
  readonly top: number;
}

/** The headline is large while it is read; then it stands small above what is told. */
function lowerThird(part: ScriptPart, frame: SlideFrame, foot: number): LowerThird {
  const { heading = '', lines } = part;
  // Half a sentence alone says nothing: its parts stand together.
  const pages = sentencesOf(lines)
    .map(({ from, to }) => ({
      text: lines
        .slice(from, to + 1)
        .map((line) => line.text.trim())
        .join(' '),
      at: from,
      start: lineSpan(frame, from, lines.length).start,
      end: lineSpan(frame, to, lines.length).end,
    }))
    .filter(({ text }) => text !== '' && text !== heading);
  const begins = pages[0]?.start ?? frame.seconds;
  const panel = panelOf(part, frame, pages, foot, { start: begins, end: frame.seconds });
  const small = headlineOf(part, frame, panel.top, {
    name: 'heading',
    largest: panelLetters(frame) * 1.08,
    time: { start: begins, end: frame.seconds },
  });
  const large = headlineOf(part, frame, foot, {
    name: 'headline',
    largest: shapeOf(frame) === 'tall' ? 0.1 : 0.088,
    time: { start: 0, end: begins },
  });
  return {
    items: [...(begins > 0.05 ? large.items : []), ...panel.items, ...small.items],
    top: Math.min(small.top, large.top),
  };
}

const panelLetters = (frame: SlideFrame): number => (shapeOf(frame) === 'tall' ? 0.07 : 0.056);

interface Page {
  readonly text: string;
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/** One sheet for all that is told, as high as the longest of it needs: nothing jumps. */
function panelOf(
  { id }: ScriptPart,
  frame: SlideFrame,
  pages: readonly Page[],
  foot: number,
  time: { readonly start: number; readonly end: number },
): LowerThird {
  if (pages.length === 0) return { items: [], top: foot };
  const unit = shorterSide(frame);
  const column = strapColumn(frame);
  const padX = unit * 0.035;
  const look = frame.theme.subtitle;
  const room = { width: column.width - 2 * padX, maxLines: shapeOf(frame) === 'tall' ? 4 : 3 };
  const fitted = (text: string, largest: number) =>
    fitWords(text, look, frame, { ...room, largest });
  const size =
    Math.min(...pages.map(({ text }) => fitted(text, panelLetters(frame)).set.size)) / unit;
  const fits = pages.map(({ text }) => fitted(text, size));
  const height = Math.max(...fits.map(({ set }) => set.height)) + unit * 0.045;
  const box = { ...column, y: foot - height, height };
  return {
    top: box.y,
    items: [
      coloredBox(`${id}-sheet`, box, paper.ground, time),
      ...pages.map(({ at, start, end }, page) =>
        strapWords({
          id: at === 0 ? `${id}-subtitle` : `${id}-subtitle-${at + 1}`,
          ident: 'subtitle',
          words: fits[page] as FittedWords,
          look,
          color: paper.ink,
          box,
          padX,
          time: { start, end },
        }),
      ),
    ],
  };
}

interface HeadlineLook {
  readonly name: string;
  readonly largest: number;
  readonly time: { readonly start: number; readonly end: number };
}

/** The headline on the channel's colour, and above it where and when. */
function headlineOf(
  part: ScriptPart,
  frame: SlideFrame,
  foot: number,
  { name, largest, time }: HeadlineLook,
): LowerThird {
  const { id, heading = '', kicker = '' } = part;
  const { colors } = channelOf(part);
  if (heading.trim() === '') return { items: [], top: foot };
  const unit = shorterSide(frame);
  const column = strapColumn(frame);
  const padX = unit * 0.035;
  const look = frame.theme.heading;
  const words = fitWords(heading, look, frame, {
    width: column.width - 2 * padX,
    largest,
    maxLines: 2,
  });
  const height = words.set.height + unit * 0.035;
  const box: Box = { ...column, y: foot - height, height };
  const edge = { ...box, width: unit * 0.014 };
  const items = [
    ...strap({
      id: `${id}-${name}`,
      ident: 'heading',
      words,
      look,
      color: '#ffffff',
      ground: colors.strap,
      box,
      padX,
      time,
    }),
    coloredBox(`${id}-${name}-edge`, edge, colors.accent, time),
  ];
  if (kicker.trim() === '') return { items, top: box.y };
  const tag = fitWords(kicker, look, frame, {
    width: column.width - 2 * padX,
    largest: 0.046,
    maxLines: 1,
  });
  const tagBox = {
    x: column.x,
    width: tag.set.width + 2 * padX,
    height: tag.set.height + unit * 0.018,
    y: box.y - tag.set.height - unit * 0.018,
  };
  return {
    top: tagBox.y,
    items: [
      ...items,
      ...strap({
        id: `${id}-${name}-kicker`,
        ident: 'heading',
        words: tag,
        look,
        color: '#ffffff',
        ground: colors.deep,
        box: tagBox,
        padX,
        time,
      }),
    ],
  };
}
