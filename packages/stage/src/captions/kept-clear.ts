/** What captions must not cover: words of the slide, numbers, faces, logos, bars of a sound, and the things that it shows. */
import type { Box } from '@reelwright/motion';
import { type Item, problemOfText, type Slide } from '@reelwright/movie';
import { faceIn } from '@reelwright/pictures/people';
import { graphicWords } from '../graphics/draw-graphic.ts';
import { itemBox, type Stretch } from '../items/item-box.ts';
import { layOutItem } from '../items/lay-out-item.ts';
import type { Brush } from '../surface/brush.ts';
import { boundsOf, identity, type Matrix, multiply } from '../surface/matrix.ts';

export interface KeptClear {
  readonly box: Box;
  /** How bad it is to cover all of it. */
  readonly weight: number;
}

/** A covered face is worse than a number, that is worse than a word, and that much worse than a part of a thing. */
const weights = { face: 20, number: 12, words: 6, thing: 1.2 };

/** What a slide is drawn on: its size, and what measures its words. */
type Ground = Pick<Brush, 'stage' | 'surface' | 'assets'>;

/** All of it that can be seen between two moments of the slide. */
export function keptClear(
  { items }: Pick<Slide, 'items'>,
  ground: Ground,
  from: number,
  to: number,
): readonly KeptClear[] {
  return items.flatMap((item) => {
    if (item.timing.startTime >= to || item.timing.endTime <= from) return [];
    return ofItem(item, identity, { x: 1, y: 1 }, ground);
  });
}

function ofItem(
  item: Item,
  around: Matrix,
  stretch: Stretch,
  ground: Ground,
): readonly KeptClear[] {
  if (item.hide || item.show === false) return [];
  const { width, height, matrix } = itemBox(item, stretch);
  const place = multiply(around, matrix);
  if (item.keepClear && item.type !== 'audio') {
    return [{ box: boundsOf(place, whole(width, height)), weight: weights.face }];
  }
  if (item.type === 'group') {
    const inner = {
      x: stretch.x * Math.abs(item.scaleX),
      y: stretch.y * Math.abs(item.scaleY),
    };
    return (item.children ?? []).flatMap((child) => ofItem(child, place, inner, ground));
  }
  // A talk shows little else than who speaks and how.
  if (item.soundBars || (item.graphic && graphicWords(item.graphic))) {
    return [{ box: boundsOf(place, whole(width, height)), weight: weights.words }];
  }
  if (item.type === 'text') {
    const words = (item.text ?? '').replace(/<[^<>]*>/g, '').trim();
    if (words === '' || problemOfText(item.text)) return [];
    const isNumber = /^[#.]?\d[\d.,]*\W?$/.test(words);
    const weight = isNumber ? weights.number : weights.words;
    return [{ box: boundsOf(place, wordsIn(item, width, height, ground)), weight }];
  }
  if (item.type !== 'image' && item.type !== 'video') return [];
  const main = mainPart(item, width, height) ?? thingIn(item, width, height, ground.stage);
  return main ? [{ box: boundsOf(place, main.box), weight: main.weight }] : [];
}

const whole = (width: number, height: number): Box => ({ x: 0, y: 0, width, height });

/** Where the words of a text really stand: their box may be far larger, and they may be more than it holds. */
function wordsIn(item: Item, width: number, height: number, ground: Ground): Box {
  const { laid, x, y } = layOutItem(ground, item, width, height);
  const { lines } = laid.block;
  if (lines.length === 0) return whole(width, height);
  const left = Math.min(...lines.map((line) => line.x));
  const right = Math.max(...lines.map((line) => line.x + line.width));
  return { x: x + left, y, width: right - left, height: laid.block.heightPx };
}

/** Drawings are square, and stand in the middle of their box. */
function squareIn(width: number, height: number): Box {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

function objectOf(url: string): string | undefined {
  return /^\/library\/objects\/([a-z0-9-]+)\.webp/.exec(url)?.[1];
}

/** The part of a picture that has to be seen, in its own px. Nobody knows where faces are in photos: whoever made the slide marks them. */
function mainPart(
  { ident, name, url = '' }: Item,
  width: number,
  height: number,
): KeptClear | undefined {
  const weight = weights.face;
  if (/\b(?:logo|face|photo|main)\b/i.test(ident ?? '') || /\blogo\b/i.test(name ?? '')) {
    return { box: whole(width, height), weight };
  }
  // What somebody won is what its slide is about.
  if (/\bprize\b/i.test(ident ?? '')) {
    return { box: squareIn(width, height), weight: weights.words };
  }
  const object = isBlurred(url) ? undefined : objectOf(url);
  if (!object) return undefined;
  const square = squareIn(width, height);
  if (object.startsWith('logo-')) return { box: square, weight };
  const face = faceIn(object);
  return face && { box: partOf(square, face), weight };
}

/** Less of the shorter side is decoration, more of the picture is its ground. */
const leastSide = 0.14;
const mostOfPicture = 0.5;
/** Around a drawing there is nothing; and a caption may touch the edge of a thing. */
const insideOfThing = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };

/** A thing that the slide is about. What is out of focus, shapes and grounds are none. */
function thingIn(
  { url = '', thumbnail }: Item,
  width: number,
  height: number,
  stage: Ground['stage'],
): KeptClear | undefined {
  const isOurs = url.startsWith('/library/');
  const isPicture = objectOf(url) !== undefined || (!isOurs && (url || thumbnail) !== undefined);
  if (!isPicture || isBlurred(url) || url === '') return undefined;
  const box = isOurs ? squareIn(width, height) : whole(width, height);
  const isSmall = Math.min(box.width, box.height) < leastSide * Math.min(stage.width, stage.height);
  const isGround = width * height > mostOfPicture * stage.width * stage.height && !isOurs;
  return isSmall || isGround
    ? undefined
    : { box: partOf(box, insideOfThing), weight: weights.thing };
}

function isBlurred(url: string): boolean {
  return /[?&]blur=/.test(url);
}

function partOf({ x, y, width, height }: Box, part: Box): Box {
  return {
    x: x + part.x * width,
    y: y + part.y * height,
    width: part.width * width,
    height: part.height * height,
  };
}
