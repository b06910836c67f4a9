/** What captions must not cover: words of the slide, faces, logos, and what a slide marks as its main thing. */
import type { Box } from '@reelwright/motion';
import type { Item, Slide } from '@reelwright/movie';
import { faceIn } from '@reelwright/pictures/people';
import { itemBox, type Stretch } from '../items/item-box.ts';
import { boundsOf, identity, type Matrix, multiply } from '../surface/matrix.ts';

export interface KeptClear {
  readonly box: Box;
  /** Faces and logos are covered least of all: words that stand there twice can still be read once. */
  readonly isMain: boolean;
}

/** All of it that can be seen between two moments of the slide. */
export function keptClear({ items }: Slide, from: number, to: number): readonly KeptClear[] {
  return items.flatMap((item) => {
    if (item.timing.startTime >= to || item.timing.endTime <= from) return [];
    return ofItem(item, identity, { x: 1, y: 1 });
  });
}

function ofItem(item: Item, around: Matrix, stretch: Stretch): readonly KeptClear[] {
  if (item.hide || item.show === false) return [];
  const { width, height, matrix } = itemBox(item, stretch);
  const place = multiply(around, matrix);
  if (item.type === 'group') {
    const inner = {
      x: stretch.x * Math.abs(item.scaleX),
      y: stretch.y * Math.abs(item.scaleY),
    };
    return (item.children ?? []).flatMap((child) => ofItem(child, place, inner));
  }
  if (item.type === 'text') {
    const isEmpty = (item.text ?? '').replace(/<[^>]*>/g, '').trim() === '';
    return isEmpty ? [] : [{ box: boundsOf(place, whole(width, height)), isMain: false }];
  }
  const main = mainPart(item, width, height);
  return main ? [{ box: boundsOf(place, main), isMain: true }] : [];
}

const whole = (width: number, height: number): Box => ({ x: 0, y: 0, width, height });

/** The part of a picture that has to be seen, in its own px. Nobody knows where faces are in photos: slides mark them. */
function mainPart({ ident, name, url = '' }: Item, width: number, height: number) {
  if (/\b(?:logo|face|photo|main)\b/i.test(ident ?? '') || /\blogo\b/i.test(name ?? '')) {
    return whole(width, height);
  }
  const [, object] = /^\/library\/objects\/([a-z0-9-]+)\.webp/.exec(url) ?? [];
  if (!object) return undefined;
  // Drawings are square, and stand in the middle of their box.
  const side = Math.min(width, height);
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  if (object.startsWith('logo-')) return { x: left, y: top, width: side, height: side };
  const face = faceIn(object);
  if (!face) return undefined;
  return {
    x: left + face.x * side,
    y: top + face.y * side,
    width: face.width * side,
    height: face.height * side,
  };
}
