/** Things of one kind as a topic of their own: "10 mammals worth knowing", where nobody wrote a topic about mammals. */
import { capitalize } from '@reelwright/english';
import { listedNames, manyOfKind } from './kind-names.ts';
import type { ShelfPack } from './thing-pack.ts';

/** Fewer are no list. */
const fewestThings = 5;
/** A field gathers all sorts: there have to be more of them. */
const fewestOfField = 8;
const mostItems = 20;
const mostQuestions = 12;

/** Undefined where there are too few, or where the kind is no name that people would ask with. */
export function packOfKind(
  kind: string,
  things: readonly ShelfPack[],
  countOf: (name: string) => number,
): ShelfPack | undefined {
  const names = listedNames(kind);
  const many = names[0];
  const fewest = manyOfKind(kind) === undefined ? fewestOfField : fewestThings;
  if (many === undefined || things.length < fewest) return undefined;
  const chosen = inTurns(kind, things, countOf).slice(0, mostItems);
  return {
    id: `kind-${kind.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    title: capitalize(many),
    written: many,
    isOfKind: true,
    keywords: names.map((name) => name.toLowerCase()),
    related: chosen.map(({ title }) => title.toLowerCase()).slice(0, 14),
    place: 'studio',
    objects: chosen.flatMap((thing) => shownBy(thing).slice(0, 1)).slice(0, 4),
    hooks: [
      `There is more to these ${many} than most people think.`,
      `How well do you know these ${many}?`,
    ],
    closings: ['Which one surprised you most?', 'Which one did we leave out? Tell us.'],
    lists: [
      {
        category: 'top',
        unit: kind,
        units: many,
        idea: `${Math.min(10, chosen.length)} ${many} worth knowing`,
        items: chosen.map((thing) => ({
          name: thing.title,
          search: thing.title.toLowerCase(),
          objects: [...shownBy(thing)].slice(0, 4),
          place: thing.place,
          facts: factsOfThing(thing),
        })),
      },
    ],
    quiz: chosen.flatMap(({ quiz }) => quiz.slice(0, 1)).slice(0, mostQuestions),
  };
}

/** What is a topic too may show what its points show. */
function shownBy({ objects = [], lists }: ShelfPack): readonly string[] {
  return objects.length > 0 ? objects : (lists.at(-1)?.items[0]?.objects ?? []);
}

/** One of each narrower kind after the other, so that mammals are not ten cats. */
function inTurns(
  kind: string,
  things: readonly ShelfPack[],
  countOf: (name: string) => number,
): readonly ShelfPack[] {
  const narrower = ({ kinds = [] }: ShelfPack) => kinds[kinds.indexOf(kind) + 1] ?? kind;
  const groups = [...Map.groupBy(things, narrower).values()].map((group) =>
    bestKnownFirst(group, countOf),
  );
  const rounds = Math.max(...groups.map((group) => group.length));
  return Array.from({ length: rounds }, (_, round) =>
    groups.flatMap((group) => group[round] ?? []),
  ).flat();
}

/** Most were written down with the best known first; a list from A to Z says nothing about that. */
function bestKnownFirst(
  group: readonly ShelfPack[],
  countOf: (name: string) => number,
): readonly ShelfPack[] {
  const rising = group.filter(({ title }, at) => at > 0 && title > (group[at - 1]?.title ?? ''));
  if (group.length < 10 || rising.length < 0.8 * group.length) return group;
  return group.toSorted((a, b) => countOf(b.title) - countOf(a.title));
}

/** What is told of a thing among others: its first sentence, then its points, those first that it has not said yet. */
function factsOfThing({ title, keywords, hooks, lists }: ShelfPack): string[] {
  const hook = hooks.at(-1) ?? '';
  const hookWords = wordsOf(hook);
  const isInHook = (text: string) => wordsOf(text).some((word) => hookWords.includes(word));
  const names = [title.toLowerCase(), ...keywords];
  const points = (lists.at(-1)?.items ?? []).map(({ name, facts }) => {
    const sentences = facts.join(' ');
    // "Two pump blood to the gills" needs "Three hearts" before it; what names its thing stands for itself.
    const isWhole = names.some((each) => sentences.toLowerCase().includes(each));
    return {
      text: isWhole ? sentences : `${asSentence(name)} ${sentences}`,
      isInHook: isInHook(name),
    };
  });
  const fresh = points.filter((point) => !point.isInHook);
  const rest = points.filter((point) => point.isInHook);
  return [hook, ...fresh.map(({ text }) => text), ...rest.map(({ text }) => text)];
}

/** The words that say something. */
function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, ''));
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
