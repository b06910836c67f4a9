/** Words on the ground of the theme, and beside them one or more framed pictures. */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../script.ts';
import { headingBlock, kickerBlock, linePages } from './blocks.ts';
import { composeScene } from './compose-scene.ts';
import { decorItems } from './decor.ts';
import { printItems } from './print.ts';
import { wordsSide } from './scenery.ts';
import { isWholeShot } from './shots.ts';
import { allShots } from './shots-of.ts';
import { type Box, type SlideFrame, safeArea, shapeOf, shorterSide } from './slide-frame.ts';
import { highest, stackPages } from './stack-words.ts';
import { groundTone } from './tone.ts';
import { pageItems } from './word-items.ts';

/** Of the words; something of the pictures is always seen. */
const largestShare = 0.8;

export function sideBySide(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const shots = allShots(part);
  if (part.craft && !shots.some(isWholeShot)) {
    const heading = part.heading?.trim() ? [kickerBlock(part.heading, frame)] : [];
    const pages = linePages(part, frame, { largest: 0.1 });
    return composeScene({ part, frame, header: heading, pages, share: 0.46 });
  }
  // Nothing stands side by side in a tall frame: there the picture fills it, unless it is to be seen whole.
  if (shapeOf(frame) === 'tall' && !shots.some(isWholeShot)) {
    const pages = linePages(part, frame);
    const header = part.heading?.trim() ? [kickerBlock(part.heading, frame)] : [];
    return composeScene({ part, frame, header, pages });
  }
  const wide = shapeOf(frame) === 'wide';
  const safe = safeArea(frame);
  const gap = shorterSide(frame) * 0.08;
  const header = part.heading?.trim() ? [headingBlock(part.heading, frame, { largest: 0.1 })] : [];
  const pages = linePages(part, frame, { largest: header.length > 0 ? 0.074 : 0.105 });
  const isLeft = !wide || wordsSide(frame) === 'left';
  // Words get what they need; the pictures have the rest.
  let share = wide ? 0.46 : 0.4;
  const roomOf = (part: number) =>
    wide
      ? { width: safe.width * part, height: safe.height, mayGrow: part < largestShare }
      : { width: safe.width, height: safe.height * part, mayGrow: part < largestShare };
  let stacks = stackPages(header, pages, frame, roomOf(share));
  while (highest(stacks) > roomOf(share).height && share < largestShare) {
    share = Math.min(largestShare, share + 0.1);
    stacks = stackPages(header, pages, frame, roomOf(share));
  }
  const room = roomOf(share);
  const height = highest(stacks);
  const words: Box = wide
    ? {
        x: isLeft ? safe.x : safe.x + safe.width - room.width,
        y: safe.y + (safe.height - height) / 2,
        width: room.width,
        height,
      }
    : { x: safe.x, y: safe.y + safe.height - height, width: room.width, height };
  const pictures: Box = wide
    ? {
        x: isLeft ? words.x + words.width + gap : safe.x,
        y: safe.y,
        width: safe.width - room.width - gap,
        height: safe.height,
      }
    : { x: safe.x, y: safe.y, width: safe.width, height: Math.max(1, words.y - gap - safe.y) };
  const boxes = splitBox(pictures, shots.length, gap * 0.4);
  const tilt = shots.length === 1 ? (isLeft ? 1.6 : -1.6) : 0;
  return [
    ...decorItems(frame, part.id),
    ...shots.flatMap((shot, at) =>
      printItems(shot, frame, `${part.id}-media-${at}`, boxes[at] ?? pictures, {
        start: Math.min(at * 0.08, frame.seconds / 3),
        end: frame.seconds,
        angle: tilt,
      }),
    ),
    ...pageItems(stacks, header.length, frame, part.id, {
      box: words,
      align: wide ? 'left' : 'center',
      tone: groundTone(frame.theme),
    }),
  ];
}

/** One large, and the others in a row below or beside it. */
function splitBox(box: Box, count: number, gap: number): readonly Box[] {
  if (count <= 1) return [box];
  const { x, y, width, height } = box;
  const along = width >= height * 1.3;
  if (count === 2) {
    return along
      ? [0, 1].map((at) => ({
          x: x + at * ((width + gap) / 2),
          y,
          width: (width - gap) / 2,
          height,
        }))
      : [0, 1].map((at) => ({
          x,
          y: y + at * ((height + gap) / 2),
          width,
          height: (height - gap) / 2,
        }));
  }
  const rest = count - 1;
  const large = along ? width * 0.6 : height * 0.6;
  const small = along ? (height - gap * (rest - 1)) / rest : (width - gap * (rest - 1)) / rest;
  const others = Array.from(
    { length: rest },
    (_, at): Box =>
      along
        ? {
            x: x + large + gap,
            y: y + at * (small + gap),
            width: width - large - gap,
            height: small,
          }
        : {
            x: x + at * (small + gap),
            y: y + large + gap,
            width: small,
            height: height - large - gap,
          },
  );
  return [along ? { x, y, width: large, height } : { x, y, width, height: large }, ...others];
}
