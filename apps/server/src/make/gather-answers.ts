/** What the Top 10 wizard would have been told, answered by what this installation knows. */
import { newProjectData, type ProjectData } from '@reelwright/movie';
import { recipeOf } from '@reelwright/pictures';
import { guessList, questionsAbout, type TopicPack } from '@reelwright/wizards';
import type { Asking, ItemHints, Knowledge } from '../providers/knowledge/knowledge-port.ts';
import type { MediaProvider } from '../providers/media-search/media-search-port.ts';
import { chooseFacts } from './choose-facts.ts';
import { findTopic } from './find-topic.ts';

interface GatherWishes {
  readonly keyword: string;
  readonly count: number;
  readonly seed: string;
  readonly knowledge: Knowledge;
  /** Where objects are found for what no topic has a picture of. */
  readonly pictures: MediaProvider;
  readonly signal: AbortSignal;
}

type Info = ProjectData['info'];

/** How well a picture has to fit words that do not name it, and words that do. */
const surely = 0.8;
const fits = 0.5;
/** Fewer is no list. */
const leastItems = 3;
/** More facts about one item tire. */
const factsPerItem = 2;

export async function gatherAnswers(wishes: GatherWishes): Promise<ProjectData> {
  const { keyword, seed, count } = wishes;
  const info = (await knownList(wishes)) ?? questionsAbout(keyword, count);
  const pack = await findTopic(keyword);
  const objects = [...(pack?.objects ?? (await objectsFor(keyword, wishes)))];
  return {
    ...newProjectData(),
    keyword,
    info: { ...info, objects, seed },
    // Only topics that we know by heart are ranked.
    ...(!info.place && { theme: { countUp: true } }),
  };
}

/** Undefined when too little is known for a list. */
async function knownList(wishes: GatherWishes): Promise<Info | undefined> {
  const { keyword, count, knowledge, signal } = wishes;
  const ask: Asking = { signal, asker: 'make' };
  const pack = await findTopic(keyword);
  const ideas = await knowledge.ideas(keyword, ask);
  // A dictionary knows kinds of a thing, and not which is best.
  const honest = pack ? ideas : ideas.toSorted((a, b) => rankOf(a.text) - rankOf(b.text));
  for (const { text } of honest) {
    const names = (await knowledge.items(text, ask)).slice(0, count);
    if (names.length < Math.min(leastItems, count)) continue;
    const { unit = 'item' } = guessList(text);
    const known = await Promise.all(
      names.map(async (name) => ({
        name,
        facts: await knowledge.facts({ term: name, keyword, unit }, ask),
        hints: await hintsFor(text, name, wishes, ask),
      })),
    );
    const facts = chooseFacts(known, factsPerItem);
    const items = await Promise.all(
      known.map(async ({ name, hints: { search, ...hints } }, at) => ({
        ...{ id: `item-${at + 1}`, text: name, ...hints },
        ...(search && { keyword: search }),
        trivia: await Promise.all(
          (facts[at] ?? []).map(async (fact) => ({
            text: fact,
            objects: (await objectsFor(fact, wishes)).filter(
              (name) => isNamed(name, fact) && !isMisleading(name),
            ),
          })),
        ),
      })),
    );
    return { idea: { text }, size: items.length, unit, items, ...sentences(pack, wishes) };
  }
  return undefined;
}

async function hintsFor(
  idea: string,
  name: string,
  wishes: GatherWishes,
  ask: Asking,
): Promise<ItemHints> {
  const hints = await wishes.knowledge.itemHints(idea, name, ask);
  if (hints.objects.length > 0) return hints;
  // A sombrero is no island: only what the name itself says. The others show what the film is about.
  const objects = (await objectsFor(name, wishes)).filter((object) => isNamed(object, name));
  return { ...hints, objects };
}

/** What the built-in pictures of a word or sentence show. */
async function objectsFor(
  words: string,
  { pictures, signal }: GatherWishes,
): Promise<readonly string[]> {
  const query = { keyword: words, type: 'image', num: 8, shape: 'wide', signal } as const;
  const found = await pictures.search(query);
  const objects = found.flatMap(({ url, match = 0 }) => {
    const [name] = recipeOf(url)?.objects ?? [];
    return name && match >= (isNamed(name, words) ? fits : surely) ? [name] : [];
  });
  return [...new Set(objects)].slice(0, 3);
}

/** Parts of names that say how a thing is drawn, not what it is. */
const besides = new Set(['face', 'icon', 'mobile', 'person', 'man', 'woman', 'with', 'the', 'and']);

/**
 * A search by meaning sometimes misunderstands: "webbed toes" are no globe, and "a small pot" holds no honey. What the
 * words themselves name, with its whole name, is safe.
 */
function isNamed(object: string, words: string): boolean {
  const said = words.toLowerCase().split(/[^a-z]+/);
  const parts = object.split('-').filter((part) => !besides.has(part));
  return parts.every((part) => said.some((word) => word.startsWith(part.slice(0, 5))));
}

/** Words that mean something else than what is drawn for them, or that nobody wants to see large. */
const misleading =
  /^(ring|star|eye|eyes|nose|ear|tongue|mouth|foot|leg|hand|bat|seal|crane|watch|match|nail|palm|trunk|bell|club|spade|key|mouse|bug|virus|bar|bow|ball|crown|anchor|link|label|file|date|cloud|fire|sun|rock|wood|person.*|man.*|woman.*|face.*|.*-face|.*-hand|.*-hands)$/;

function isMisleading(object: string): boolean {
  return misleading.test(object);
}

function rankOf(idea: string): number {
  return /^(the )?(top|best|worst)\b/i.test(idea) ? 1 : 0;
}

/** Hooks and closings that people wrote for a topic; one of them, by the seed. */
function sentences(pack: TopicPack | undefined, { seed }: GatherWishes): Partial<Info> {
  if (!pack) return {};
  const at = Number.parseInt(seed, 10) || 0;
  const hook = pack.hooks[at % pack.hooks.length];
  const closing = pack.closings[at % pack.closings.length];
  return {
    place: pack.place,
    ...(hook && { hook: { text: hook } }),
    ...(closing && { closing: { text: closing } }),
  };
}
