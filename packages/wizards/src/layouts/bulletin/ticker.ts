/** The line that runs along the foot of a bulletin, with the name of the channel before it. */
import { isUpright } from '@reelwright/movie';
import type { DraftItem } from '@reelwright/pictures';
import type { Channel } from '../../script.ts';
import { textWidth } from '../letter-widths.ts';
import { coloredBox } from '../shapes.ts';
import { type Box, type SlideFrame, safeArea, shorterSide } from '../slide-frame.ts';
import { faceOf, shownText, textItem } from '../text-item.ts';
import { fitWords, strap } from './strap.ts';

/** Parts of the shorter side. */
const tall = 0.078;
const letters = 0.045;
/** Of the shorter side in a second: read without haste. */
const speed = 0.13;
const gap = '   •   ';
/** The stage may measure a little more than we do. */
const slack = 1.015;

/** At the foot of the frame; in upright ones above the buttons of apps. */
export function tickerBox(frame: SlideFrame): Box {
  const height = shorterSide(frame) * tall;
  const safe = safeArea(frame);
  const end = isUpright(frame) ? safe.y + safe.height : frame.height;
  return { x: 0, y: end - height, width: frame.width, height };
}

export function tickerItems(id: string, channel: Channel, frame: SlideFrame): DraftItem[] {
  const box = tickerBox(frame);
  const time = { start: 0, end: frame.seconds };
  const { colors } = channel;
  const label = labelOf(id, channel, frame, box);
  const room = { ...box, x: label.width, width: box.width - label.width };
  return [
    coloredBox(`${id}-ticker-bar`, box, colors.deep, time),
    ...runningItems(`${id}-ticker`, channel.ticker, frame, room),
    ...label.items,
  ];
}

function labelOf(
  id: string,
  { name, colors }: Channel,
  frame: SlideFrame,
  box: Box,
): { readonly width: number; readonly items: readonly DraftItem[] } {
  if (name === '') return { width: 0, items: [] };
  const look = frame.theme.heading;
  const padX = box.height * 0.45;
  const words = fitWords(name, look, frame, {
    width: frame.width * (isUpright(frame) ? 0.56 : 0.4),
    largest: letters,
    maxLines: 1,
  });
  const width = Math.min(
    frame.width * (isUpright(frame) ? 0.64 : 0.45),
    words.set.width + 2 * padX,
  );
  const items = strap({
    id: `${id}-ticker-label`,
    ident: 'heading',
    words,
    look,
    color: '#ffffff',
    ground: colors.strap,
    box: { ...box, width },
    padX,
    time: { start: 0, end: frame.seconds },
  });
  return { width, items };
}

/**
 * One lap of all headlines after the other. Each copy runs by its own width while the slide stands, so that the speed is
 * that of a lap in the slide's time: as many rounds of headlines make a lap as it takes for nearly always the same one.
 */
function runningItems(
  id: string,
  headlines: readonly string[],
  frame: SlideFrame,
  room: Box,
): DraftItem[] {
  const { effects: _, ...look } = frame.theme.subtitle;
  const unit = shorterSide(frame);
  const size = letters * unit;
  const round = headlines
    .filter(Boolean)
    .map((text) => `${text}${gap}`)
    .join('');
  if (round === '') return [];
  const face = faceOf(frame.theme.subtitle);
  const roundWidth = textWidth(shownText(round, look), face) * size * slack;
  const rounds = Math.max(1, Math.round((speed * unit * frame.seconds) / roundWidth));
  const lap = roundWidth * rounds;
  const copies = Math.ceil(room.width / lap) + 1;
  // Spaces at the end of a line are not drawn: the dot keeps its distance by the width of its box.
  const text = round.repeat(rounds).trimEnd();
  return Array.from({ length: copies }, (_, at) =>
    textItem({
      id: `${id}-${at + 1}`,
      ident: 'ticker',
      text,
      look: { ...look, effects: { stay: { effect: 'ticker-left', duration: 10_000 } } },
      color: '#ffffff',
      size,
      align: 'left',
      cut: false,
      box: {
        x: room.x + unit * 0.03 + at * lap,
        y: room.y + (room.height - size * 1.2) / 2,
        width: lap,
        height: size * 1.2,
      },
      start: 0,
      end: frame.seconds,
    }),
  );
}
