/** "Dog or cat": two things of which we know how they do in the same checks are a comparison. */
import type { ReadyComparison } from '@reelwright/wizards/comparison';
import type { ShelfPack } from './thing-pack.ts';
import type { TopicShelf } from './topic-shelf.ts';

const fewestChecks = 3;
const maxProducts = 4;
const betweenNames = /\s+(?:or|vs\.?|versus|against|compared to|compared with)\s+|\s*,\s*/i;

/** The names in 'dog or cat', 'dogs vs cats', 'dog, cat or hamster'; undefined when there is only one. */
export function comparedNames(keyword: string): readonly string[] | undefined {
  const names = keyword
    .trim()
    .split(betweenNames)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.length > 1 ? names.slice(0, maxProducts) : undefined;
}

export function compareThings(shelf: TopicShelf, keyword: string): ReadyComparison | undefined {
  const packs = comparedNames(keyword)?.map((name) => shelf.topicOf(name));
  if (!packs?.every((pack) => pack !== undefined) || new Set(packs).size < packs.length) {
    return undefined;
  }
  const features = sharedChecks(packs).map((check) => featureOf(check, packs));
  if (features.length < fewestChecks) return undefined;
  const products = packs.map(({ title, objects = [] }) => ({
    name: title,
    objects: objects.slice(0, 2),
  }));
  return {
    topic: packs.map(({ title }) => title).join(' or '),
    place: packs[0]?.place ?? 'studio',
    objects: products.flatMap(({ objects }) => objects.slice(0, 1)).slice(0, 3),
    products,
    features,
  };
}

/** Checks that all of them were held against, in the order of the first. */
function sharedChecks(packs: readonly ShelfPack[]): readonly string[] {
  const [first, ...rest] = packs.map(({ traits = [] }) => traits.map(({ check }) => check));
  return (first ?? []).filter((check) => rest.every((checks) => checks.includes(check)));
}

/** Who is best has more points than everybody else; else it is a matter of taste. */
function featureOf(
  check: string,
  packs: readonly ShelfPack[],
): ReadyComparison['features'][number] {
  const traits = packs.map(({ traits: all = [] }) => all.find((one) => one.check === check));
  const scores = traits.map((trait) => trait?.score ?? 0);
  const best = Math.max(...scores);
  const winner = scores.indexOf(best);
  const isShared = scores.lastIndexOf(best) !== winner;
  return {
    name: check,
    objects: [],
    comments: traits.map((trait) => asSentence(trait?.text ?? '')),
    ...(!isShared && { winner }),
  };
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
