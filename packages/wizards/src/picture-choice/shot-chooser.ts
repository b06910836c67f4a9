/** Which built-in picture stands behind each part of a film, for sentences the person chose none for. */
import { figureRecipeFor, type PictureRecipe, type PictureStyle } from '@reelwright/pictures';
import { shuffled } from '../wording/without-repeating.ts';
import { isShown } from './object-kinds.ts';
import { drawingOf } from './other-drawings.ts';

/** Which grounds fit which moment. */
const styles = {
  title: ['scene', 'hills', 'orbit', 'arch'],
  hook: ['macro', 'place', 'waves', 'bokeh'],
  number: ['podium', 'sticker', 'spotlight', 'arch', 'orbit', 'studio'],
  fact: [
    'place',
    'macro',
    'scene',
    'hills',
    'studio',
    'waves',
    'bokeh',
    'row',
    'spotlight',
    'pattern',
    'grid',
    'podium',
    'arch',
    'orbit',
    'sticker',
  ],
  ending: ['row', 'waves', 'scene', 'arch', 'hills'],
} as const satisfies Record<string, readonly PictureStyle[]>;

export type Moment = keyof typeof styles;

/** Pictures of things between two pictures of figures. */
const figuresApart = 2;
const figureStyles = new Set<PictureStyle>(['number', 'percent', 'timeline', 'chart']);

interface Shot {
  readonly style: PictureStyle;
  readonly object: string;
}

/** What a repetition costs; the cheapest shot is taken. */
const cost = {
  sameShot: 100,
  sameStyleAsLast: 12,
  sameStyleAsBefore: 3,
  sameObjectAgain: 2,
  sameObjectThirdTime: 8,
  /** For each time that it led before, from the third on. What an item is announced by may come again. */
  objectSeenBefore: 1.2,
  lessFittingObject: 3,
  /** What an item also shows, for a sentence that speaks of none of it. */
  lookingAway: 11,
  laterStyle: 0.5,
} as const;

interface ShotRequest {
  /** Tells pictures of one film apart. */
  readonly name: string;
  /** All that may be in the picture. */
  readonly objects: readonly string[];
  /** Those that may lead, the most fitting first. */
  readonly leads: readonly string[];
  /** All of them fit alike: whichever was seen least leads. */
  readonly leadsAlike?: boolean;
  /** The first is meant, and the others only keep it from coming again and again. */
  readonly firstIsMeant?: boolean;
  readonly place?: string | undefined;
  /** Of other drawings of what leads: in a quiz, one may tell an answer that the first does not. */
  readonly mayShow?: (drawing: string) => boolean;
}

interface ShotChooser {
  picture(moment: Moment, request: ShotRequest): PictureRecipe;
  /** What a sentence says in figures, drawn as figures; undefined where it says none, or one was just drawn. */
  figure(text: string, request: Pick<ShotRequest, 'name' | 'leads'>): PictureRecipe | undefined;
}

/** Ask in the order of the film: neighbours differ, and no picture comes twice while there is another. */
export function createShotChooser({
  seed,
  place,
}: {
  readonly seed: string;
  readonly place: string;
}): ShotChooser {
  const taken: Shot[] = [];
  // Counted along: a film of hundreds of lines asks for every style and object of each.
  const seenTimes = new Map<string, number>();
  const takenKeys = new Set<string>();
  const timesSeen = (name: string) => seenTimes.get(name) ?? 0;
  const keyOf = ({ style, object }: Shot) => `${style} ${object}`;
  const take = (shot: Shot) => {
    taken.push(shot);
    takenKeys.add(keyOf(shot));
    seenTimes.set(shot.object, timesSeen(shot.object) + 1);
  };

  const priceOf = (moment: Moment, shot: Shot, turn: number): number => {
    const [last, before] = [taken.at(-1), taken.at(-2)];
    const isTaken = takenKeys.has(keyOf(shot));
    const again = last?.object === shot.object;
    const seen = timesSeen(shot.object);
    return (
      (isTaken ? cost.sameShot : 0) +
      (last?.style === shot.style ? cost.sameStyleAsLast : 0) +
      (before?.style === shot.style ? cost.sameStyleAsBefore : 0) +
      (again ? cost.sameObjectAgain : 0) +
      (moment === 'number' ? 0 : Math.max(0, seen - 2) * cost.objectSeenBefore) +
      (again && before?.object === shot.object ? cost.sameObjectThirdTime : 0) +
      turn * cost.laterStyle
    );
  };

  return {
    picture(moment, request) {
      const { name, objects, leads, leadsAlike = false, place: where = place } = request;
      const rankCost = request.firstIsMeant ? cost.lookingAway : cost.lessFittingObject;
      const order = moment === 'title' ? styles.title : shuffled(styles[moment], `${seed} ${name}`);
      const shots = (leads.length > 0 ? leads : ['']).flatMap((object, rank) =>
        order.map((style, turn) => ({
          style,
          object,
          price:
            priceOf(moment, { style, object }, turn) +
            (leadsAlike ? timesSeen(object) * cost.lessFittingObject : rank * rankCost),
        })),
      );
      const best = shots.reduce((a, b) => (b.price < a.price ? b : a));
      const drawing = drawingOf(best.object, timesSeen(best.object), request.mayShow);
      take(best);
      // Arrows and signs tell nothing, least of all small ones around something else.
      const others = objects.filter((object) => object !== best.object && isShown(object));
      return {
        style: best.style,
        objects: [drawing, ...others].filter(Boolean).slice(0, 5),
        place: where,
        seed: `${seed}-${name}`,
      };
    },
    figure(text, { name, leads }) {
      const isCalm = taken.slice(-figuresApart).every(({ style }) => !figureStyles.has(style));
      const figure = isCalm
        ? figureRecipeFor(text, { objects: leads.slice(0, 3), seed: `${seed}-${name}` })
        : undefined;
      if (figure) take({ style: figure.style, object: leads[0] ?? '' });
      return figure;
    },
  };
}
