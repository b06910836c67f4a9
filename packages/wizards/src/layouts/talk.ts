/** A talk that is heard: what it is about beside the words as they are said, and the sound itself below. */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../script.ts';
import { headingOf, kickerBlock, linePages, subtitleBlock, titleBlock } from './blocks.ts';
import { decorItems } from './decor.ts';
import { coloredBox } from './shapes.ts';
import { filledBox } from './shots.ts';
import { allShots } from './shots-of.ts';
import { type Box, inset, type SlideFrame, safeArea, shapeOf, shorterSide } from './slide-frame.ts';
import { soundBarsItem } from './sound-bars-item.ts';
import { highest, stackPages } from './stack-words.ts';
import { groundTone } from './tone.ts';
import type { WordBlock } from './word-block.ts';
import { pageItems } from './word-items.ts';

export function talk(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const above = { chapter: part.heading, speaker: part.kicker } as const;
  const stays: readonly string[] = part.through?.stays ?? [];
  const header = Object.entries(above).flatMap(([name, text]) => {
    if (!text?.trim()) return [];
    const block = { ...kickerBlock(text, frame), name };
    return [stays.includes(name) ? { ...block, look: { ...block.look, effects: {} } } : block];
  });
  return composed(part, frame, header, linePages(part, frame, { largest: 0.1, letters: 24 }));
}

const shortTitle = 14;

/** Before the first words: what it is called, and who speaks. */
export function talkCover(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const note = part.note?.trim();
  const title = headingOf(part);
  return composed(
    part,
    frame,
    [
      // A word or two alone fill the room beside the picture.
      titleBlock(title, frame, { largest: title.length <= shortTitle ? 0.22 : 0.13 }),
      ...(note ? [subtitleBlock(note, frame, { name: 'note', largest: 0.066 })] : []),
    ],
    [],
  );
}

/** Its style goes around the picture rather than below it. */
const isAround = ({ bars }: ScriptPart): boolean => bars?.style === 'ring';

function composed(
  part: ScriptPart,
  frame: SlideFrame,
  header: readonly WordBlock[],
  pages: readonly (readonly WordBlock[])[],
): DraftItem[] {
  const { theme, seconds } = frame;
  const { picture, words: room, sound } = placesOf(part, frame);
  const tone = groundTone(theme);
  const stacks = stackPages(header, pages, frame, room);
  const height = Math.min(room.height, highest(stacks));
  const isWide = shapeOf(frame) === 'wide';
  // Below a picture, words begin at the same height on every slide; beside one, they are at its middle.
  const box = { ...room, y: isWide ? room.y + (room.height - height) / 2 : room.y, height };
  const [shot] = allShots(part);
  const align = isWide ? 'left' : 'center';
  const time = { start: 0, end: seconds };
  const edge = shorterSide(frame) * 0.008;
  const round = { mask: { type: 'custom_mask', url: '/library/masks/circle.png' } } as const;
  return [
    ...decorItems(frame, part.id),
    ...(shot && !isAround(part)
      ? [coloredBox(`${part.id}-edge`, inset(picture, -edge), tone.accent, time)]
      : []),
    ...(shot
      ? [
          // The same picture stands over many passages: nothing of it may begin anew with each.
          filledBox(shot, frame, `${part.id}-media`, picture, time, {
            effects: {},
            ...(isAround(part) && round),
          }),
        ]
      : []),
    ...(part.bars ? [soundBarsItem(part.id, part.bars, frame, sound)] : []),
    ...pageItems(stacks, header.length, frame, part.id, { box, align, tone }),
  ];
}

interface Places {
  readonly picture: Box;
  readonly words: Box;
  readonly sound: Box;
}

function placesOf(part: ScriptPart, frame: SlideFrame): Places {
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const gap = unit * 0.06;
  const isWide = shapeOf(frame) === 'wide';
  const barsHeight = part.bars && !isAround(part) ? unit * 0.17 : 0;
  // Apps lay their buttons over the foot of an upright frame: the sound may stand there, words may not.
  const footEnd = safe.y + safe.height + gap / 2 + barsHeight;
  const isFoot = shapeOf(frame) === 'tall' && !frame.captionRoom && footEnd < frame.height * 0.95;
  const above = {
    ...safe,
    height: safe.height - (barsHeight > 0 && !isFoot ? barsHeight + gap : 0),
  };
  const side = isWide
    ? Math.min(above.height, safe.width * 0.38)
    : Math.min(safe.width * 0.7, above.height * (isFoot ? 0.43 : 0.48));
  const place: Box = isWide
    ? { x: safe.x, y: above.y + (above.height - side) / 2, width: side, height: side }
    : { x: safe.x + (safe.width - side) / 2, y: above.y, width: side, height: side };
  const words: Box = isWide
    ? {
        x: safe.x + side + gap,
        y: above.y,
        width: safe.width - side - gap,
        height: above.height,
      }
    : {
        x: safe.x,
        y: above.y + side + gap,
        width: safe.width,
        height: Math.max(1, above.height - side - gap),
      };
  const foot = safe.y + safe.height + (isFoot ? gap / 2 : -barsHeight);
  const sound: Box = isAround(part)
    ? place
    : { x: safe.x, y: foot, width: safe.width, height: barsHeight };
  // The ring's inner edge, and a little inside of it.
  return { picture: isAround(part) ? inset(place, side * 0.18) : place, words, sound };
}
