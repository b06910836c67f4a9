/** Which built-in picture stands behind each part of a list, for sentences the person chose none for. */
import { figureRecipeFor, type PictureRecipe, type PictureStyle } from '@reelwright/pictures';
import type { ListicleAnswers, ListicleItem } from './listicle-answers.ts';
import { isFlag, isShown, isThing, topicObjects } from './topic-objects.ts';
import { shuffled } from './wording/without-repeating.ts';

/** Which grounds fit which moment. */
const styles = {
  title: ['scene', 'hills', 'orbit', 'arch'],
  hook: ['macro', 'place', 'waves', 'bokeh'],
  number: ['podium', 'sticker', 'spotlight', 'arch', 'orbit', 'studio'],
  fact: [
    ...['place', 'macro', 'scene', 'hills', 'studio', 'waves', 'bokeh', 'row', 'spotlight'],
    ...['pattern', 'grid', 'podium', 'arch', 'orbit', 'sticker'],
  ],
  ending: ['row', 'waves', 'scene', 'arch', 'hills'],
} as const satisfies Record<string, readonly PictureStyle[]>;

/** Pictures of things between two pictures of figures. */
const figuresApart = 2;
const figureStyles = new Set<PictureStyle>(['number', 'percent', 'timeline', 'chart']);

type Moment = keyof typeof styles;

interface PictureChooser {
  title(): PictureRecipe;
  hook(): PictureRecipe;
  number(item: ListicleItem): PictureRecipe;
  /** `at` counts the pictures of an item, so that each leads with another of its objects. */
  fact(item: ListicleItem, fact: FactShot): PictureRecipe;
  ending(name: string): PictureRecipe;
}

interface FactShot {
  readonly name: string;
  readonly at: number;
  /** The words that stand on the picture. */
  readonly text: string;
  readonly objects: readonly string[];
}

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
  lessFittingObject: 3,
  laterStyle: 0.5,
} as const;

/** Ask in the order of the film: neighbours differ, and no picture comes twice while there is another. */
export function createPictureChooser(answers: ListicleAnswers): PictureChooser {
  const { seed, place } = answers;
  const topic = topicObjects(answers);
  const taken: Shot[] = [];

  const priceOf = (shot: Shot, rank: number, turn: number): number => {
    const [last, before] = [taken.at(-1), taken.at(-2)];
    const isTaken = taken.some(
      ({ style, object }) => style === shot.style && object === shot.object,
    );
    const again = last?.object === shot.object;
    return (
      (isTaken ? cost.sameShot : 0) +
      (last?.style === shot.style ? cost.sameStyleAsLast : 0) +
      (before?.style === shot.style ? cost.sameStyleAsBefore : 0) +
      (again ? cost.sameObjectAgain : 0) +
      (again && before?.object === shot.object ? cost.sameObjectThirdTime : 0) +
      rank * cost.lessFittingObject +
      turn * cost.laterStyle
    );
  };

  const recipe = (
    moment: Moment,
    name: string,
    objects: readonly string[],
    leads: readonly string[],
    where = place,
  ): PictureRecipe => {
    const order = moment === 'title' ? styles.title : shuffled(styles[moment], `${seed} ${name}`);
    const shots = (leads.length > 0 ? leads : ['']).flatMap((object, rank) =>
      order.map((style, turn) => ({
        style,
        object,
        price: priceOf({ style, object }, rank, turn),
      })),
    );
    const best = shots.reduce((a, b) => (b.price < a.price ? b : a));
    taken.push(best);
    // Arrows and signs tell nothing, least of all small ones around something else.
    const others = objects.filter((object) => object !== best.object && isShown(object));
    return {
      style: best.style,
      objects: [best.object, ...others].filter(Boolean).slice(0, 5),
      place: where,
      seed: `${seed}-${name}`,
    };
  };

  const about = (count: number) => bestOf(topic, isThing, isShown).slice(0, count);
  const known = ({ objects }: ListicleItem) => (objects.length > 0 ? objects : about(2));
  return {
    title: () => recipe('title', 'title', about(5), about(1)),
    hook: () => recipe('hook', 'hook', about(3), about(2)),
    // An item is announced by what it is rather than by a sign for what it does.
    number: (item) =>
      recipe(
        'number',
        item.id,
        known(item),
        bestOf(known(item), isThing, isShown, notFlag),
        item.place,
      ),
    fact: (item, { name, at, text, objects }) => {
      const all = [...new Set([...objects, ...known(item)])];
      const own = bestOf(objects, isShown, notFlag);
      const leads = own.length > 0 ? own : rotated(bestOf(known(item), isShown, notFlag), at);
      const figure = figureRecipeFor(text, {
        ...{ objects: leads.slice(0, 3), seed: `${seed}-${name}` },
      });
      const isCalm = taken.slice(-figuresApart).every(({ style }) => !figureStyles.has(style));
      if (figure && isCalm) {
        taken.push({ style: figure.style, object: leads[0] ?? '' });
        return figure;
      }
      return recipe('fact', name, all, leads, item.place);
    },
    // The last picture is of the same thing as the first.
    ending: (name) => recipe('ending', name, about(4), about(name === 'closing' ? 1 : 3)),
  };
}

/** Flags tell where something is from; they lead only where there is nothing else to show. */
const notFlag = (name: string) => !isFlag(name);

/** The first of these filters that anything passes. */
function bestOf(
  objects: readonly string[],
  ...fits: readonly ((name: string) => boolean)[]
): readonly string[] {
  for (const fit of fits) {
    const found = objects.filter(fit);
    if (found.length > 0) return found;
  }
  return objects;
}

/** Each picture of an item begins with another of its objects. */
function rotated(objects: readonly string[], by: number): readonly string[] {
  const at = objects.length > 0 ? by % objects.length : 0;
  return [...objects.slice(at), ...objects.slice(0, at)];
}
