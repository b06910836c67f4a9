/** Which built-in picture stands behind each part of a list, for sentences the person chose none for. */
import type { PictureRecipe, PictureStyle } from '@reelwright/pictures';
import type { ListicleAnswers, ListicleItem } from './listicle-answers.ts';
import { isFlag, isThing, topicObjects } from './topic-objects.ts';
import { shuffled } from './wording/without-repeating.ts';

/** Which grounds fit which moment. */
const styles = {
  title: ['scene'],
  hook: ['place', 'bokeh'],
  number: ['sticker', 'spotlight', 'studio', 'pattern'],
  fact: ['place', 'scene', 'studio', 'bokeh', 'row', 'spotlight', 'pattern', 'sticker'],
  ending: ['row', 'scene', 'spotlight', 'bokeh', 'studio'],
} as const satisfies Record<string, readonly PictureStyle[]>;

type Moment = keyof typeof styles;

interface PictureChooser {
  title(): PictureRecipe;
  hook(): PictureRecipe;
  number(item: ListicleItem): PictureRecipe;
  /** `at` counts the pictures of an item, so that each leads with another of its objects. */
  fact(item: ListicleItem, name: string, at: number): PictureRecipe;
  ending(name: string): PictureRecipe;
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
    where = place,
  ): PictureRecipe => {
    const order = moment === 'title' ? styles.title : shuffled(styles[moment], `${seed} ${name}`);
    const things = objects.filter((object) => !isFlag(object));
    const leads = things.length > 0 ? things : objects.length > 0 ? objects : [''];
    const shots = leads.flatMap((object, rank) =>
      order.map((style, turn) => ({
        style,
        object,
        price: priceOf({ style, object }, rank, turn),
      })),
    );
    const best = shots.reduce((a, b) => (b.price < a.price ? b : a));
    taken.push(best);
    const others = objects.filter((object) => object !== best.object);
    return {
      style: best.style,
      objects: [best.object, ...others].filter(Boolean).slice(0, 5),
      place: where,
      seed: `${seed}-${name}`,
    };
  };

  return {
    title: () => recipe('title', 'title', topic.slice(0, 5)),
    hook: () => recipe('hook', 'hook', topic.slice(0, 3)),
    number: (item) => recipe('number', item.id, announced(item, topic), item.place),
    fact: (item, name, at) => recipe('fact', name, rotated(item, at, topic), item.place),
    ending: (name) => recipe('ending', name, topic.slice(0, 4)),
  };
}

/** An item is announced by what it is rather than by a sign for what it does. */
function announced({ objects }: ListicleItem, topic: readonly string[]): readonly string[] {
  const things = objects.filter(isThing);
  const signs = objects.filter((name) => !isThing(name) && !isFlag(name));
  const shown = things.length > 0 ? [...things, ...signs] : [...topic.slice(0, 1), ...signs];
  return [...shown, ...objects.filter(isFlag)];
}

/** Flags tell where something is from; they lead only where there is nothing else to show. */
function rotated(
  { objects }: ListicleItem,
  by: number,
  topic: readonly string[],
): readonly string[] {
  const flags = objects.filter(isFlag);
  const things = objects.filter((name) => !isFlag(name));
  if (things.length === 0) return flags.length > 0 ? flags : topic.slice(0, 2);
  const at = by % things.length;
  return [...things.slice(at), ...things.slice(0, at), ...flags];
}
