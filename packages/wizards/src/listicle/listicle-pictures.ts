/** Which built-in picture stands behind each part of a list, for sentences the person chose none for. */
import type { PictureRecipe, PictureStyle } from '@reelwright/pictures';
import type { ListicleAnswers, ListicleItem } from './listicle-answers.ts';
import { shuffled } from './wording/without-repeating.ts';

/** Which grounds fit which moment. */
const styles = {
  title: ['scene'],
  hook: ['place', 'bokeh'],
  number: ['sticker', 'spotlight', 'studio', 'pattern'],
  fact: ['place', 'scene', 'studio', 'bokeh', 'place', 'row', 'spotlight', 'pattern'],
  ending: ['row', 'scene', 'spotlight', 'bokeh', 'studio'],
} as const satisfies Record<string, readonly PictureStyle[]>;

type Moment = keyof typeof styles;

interface PictureChooser {
  title(): PictureRecipe;
  hook(): PictureRecipe;
  number(item: ListicleItem): PictureRecipe;
  fact(item: ListicleItem, name: string, at: number): PictureRecipe;
  ending(name: string): PictureRecipe;
}

/** Ask in the order of the film: neighbours never get the same ground. */
export function createPictureChooser({ seed, items, place }: ListicleAnswers): PictureChooser {
  const all = common(items);
  const asked = new Map<Moment, number>();
  let last: PictureStyle | undefined;
  const styleFor = (moment: Moment): PictureStyle => {
    const list: readonly PictureStyle[] = styles[moment];
    let at = asked.get(moment) ?? (moment === 'fact' ? seededStart(seed, list.length) : 0);
    if (list[at % list.length] === last && list.length > 1) at += 1;
    asked.set(moment, at + 1);
    last = list[at % list.length] ?? 'place';
    return last;
  };
  const recipe = (
    moment: Moment,
    name: string,
    objects: readonly string[],
    where = place,
  ): PictureRecipe => ({
    ...{ style: styleFor(moment), objects, place: where, seed: `${seed}-${name}` },
  });
  return {
    title: () => recipe('title', 'title', all.slice(0, 5)),
    hook: () => recipe('hook', 'hook', all.length > 1 ? all.slice(1, 4) : all),
    number: (item) => recipe('number', item.id, leading(item.objects, 0), item.place),
    fact: (item, name, at) => recipe('fact', name, leading(item.objects, at), item.place),
    ending: (name) => recipe('ending', name, shuffled(all, `${seed} ${name}`).slice(0, 3)),
  };
}

function seededStart(seed: string, count: number): number {
  return shuffled([...Array(count).keys()], `${seed} styles`)[0] ?? 0;
}

/** Flags tell where something is from; they lead only where there is nothing else to show. */
export function leading(objects: readonly string[], by: number): readonly string[] {
  const isFlag = (name: string) => name.startsWith('flag-') && name !== 'flag-in-hole';
  const things = objects.filter((name) => !isFlag(name));
  const flags = objects.filter(isFlag);
  if (things.length === 0) return flags;
  const at = by % things.length;
  return [...things.slice(at), ...things.slice(0, at), ...flags];
}

/** What the whole film is about: what leads most of its items, then what leads others. */
function common(items: readonly ListicleItem[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { objects } of items) {
    const [first] = leading(objects, 0);
    if (first) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const names = [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  return leading(names, 0);
}
