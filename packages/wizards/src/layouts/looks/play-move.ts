/** One move of the camera a slide: the subject comes nearer or passes, the ground behind it less, or the other way. */
import {
  type DraftItem,
  isBust,
  isExercising,
  isPartOfPerson,
  type PictureRecipe,
  type PictureStyle,
} from '@reelwright/pictures';
import { withMovingParts } from './moving-parts.ts';
import { motionOfObject, motionOfShadow } from './object-motions.ts';
import { risingFrom } from './rising-from.ts';
import type { SlideMove } from './slide-look.ts';

interface Layers {
  readonly ground: readonly DraftItem[];
  readonly subject: readonly DraftItem[];
}

const subjectStay: Readonly<Record<SlideMove, string>> = {
  in: 'float-near',
  out: 'float-far',
  left: 'float-left',
  right: 'float-right',
  lean: 'float-lean',
};

const cameraStay: Readonly<Record<SlideMove, string>> = {
  in: 'camera-in',
  out: 'camera-out',
  left: 'camera-left',
  right: 'camera-right',
  lean: 'camera-in',
};

/** All of these last as long as their slide. */
const stayMs = 4000;

export function withCamera(item: DraftItem, move: SlideMove): DraftItem {
  return stays(item, cameraStay[move]);
}

export function withStay(item: DraftItem, move: SlideMove, object = ''): DraftItem {
  // Half a person ends in a straight line, which must not be seen to move.
  const isCut = isBust(object) || isPartOfPerson(object);
  const own = motionOfObject(object);
  const motion = isCut ? 'nod' : (own ?? subjectStay[move]);
  const isShadow = item.id.endsWith('-shadow');
  return stays(item, isShadow && own ? motionOfShadow(own) : motion);
}

export function withMove({ ground, subject }: Layers, move: SlideMove, object: string): Layers {
  const played = (item: DraftItem) => {
    // A pin is as large as its map, and stays on it: both fly there.
    if (/-(map|pin)$/.test(item.id)) return stays(item, 'fly-to');
    if (/-subject(-shadow)?$/.test(item.id)) return withStay(item, move, object);
    return item.scale === 'cover' && item.effects?.stay ? withCamera(item, move) : item;
  };
  return {
    ground: ground.map(played),
    subject: subject.flatMap((item) =>
      item.id.endsWith('-subject')
        ? [withMovingParts(played(item), object), ...risingFrom(item, object)]
        : [played(item)],
    ),
  };
}

/** Styles whose subject stands on the ground itself, and on nothing that would have to grow with it. */
const freeStyles: ReadonlySet<PictureStyle> = new Set<PictureStyle>([
  'studio',
  'spotlight',
  'scene',
  'bokeh',
  'place',
  'hills',
  'waves',
]);

/** From its head down, so that the lower edge cuts it and words above it stay free. */
export function zoomed(layers: Layers, zoom: number, { style, objects }: PictureRecipe): Layers {
  const [first = ''] = objects;
  // The head of somebody who lies on a mat would be cut.
  if (isExercising(first)) return layers;
  const main = layers.subject.find(({ id }) => id.endsWith('-subject'));
  if (!freeStyles.has(style) || isBust(first) || isPartOfPerson(first) || !main) return layers;
  const middle = (main.x ?? 0) + (main.width ?? 0) / 2;
  const top = main.y ?? 0;
  const grown = (item: DraftItem): DraftItem => ({
    ...item,
    x: middle + ((item.x ?? 0) - middle) * zoom,
    y: top + ((item.y ?? 0) - top) * zoom,
    width: (item.width ?? 0) * zoom,
    height: (item.height ?? 0) * zoom,
  });
  return {
    ground: layers.ground,
    subject: layers.subject.map((item) =>
      /-subject(-shadow)?$/.test(item.id) ? grown(item) : item,
    ),
  };
}

function stays(item: DraftItem, effect: string): DraftItem {
  return { ...item, effects: { ...item.effects, stay: { effect, duration: stayMs } } };
}
