/** What the Top 10 wizard would have been told, answered by what this installation knows. */
import { newProjectData, type ProjectData } from '@reelwright/movie';
import { recipeOf } from '@reelwright/pictures';
import { guessList, isNamedIn, questionsAbout, type TopicPack } from '@reelwright/wizards';
import type { Asking, ItemHints } from '../providers/knowledge/knowledge-port.ts';
import { chooseFacts } from './choose-facts.ts';
import { findTopic } from './find-topic.ts';
import type { GatherWishes } from './gather-wishes.ts';
import { objectsCalled, showableFirst } from './objects-called.ts';
import { objectsFor } from './objects-for.ts';

type Info = ProjectData['info'];

/** Fewer is no list. */
const leastItems = 3;
/** More facts about one item tire. */
const factsPerItem = 2;

export async function gatherListicle(wishes: GatherWishes): Promise<ProjectData> {
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
    const listed = await knowledge.items(text, ask);
    const names = pack ? listed.slice(0, count) : await showableFirst(listed, count, wishes);
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
        id: `item-${at + 1}`,
        text: name,
        ...hints,
        ...(search && { keyword: search }),
        trivia: await Promise.all(
          (facts[at] ?? []).map(async (fact, factAt) => {
            // "A sombrero is a straw hat": the film shows the sombrero.
            const isDefinition = !pack && factAt === 0 && hints.objects.length > 0;
            return {
              text: fact,
              credit: knowledge.creditOf?.(fact),
              objects: isDefinition ? [] : await objectsOfFact(fact, hints.objects, wishes),
            };
          }),
        ),
      })),
    );
    return { idea: { text }, size: items.length, unit, items, ...(await sentences(pack, wishes)) };
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
  // What has no picture of its own shows what the film is about.
  return { ...hints, objects: (await objectsCalled(name, wishes)).slice(0, 1) };
}

/** What a fact speaks of: by name, or among what its item shows. */
async function objectsOfFact(
  fact: string,
  ofItem: readonly string[],
  wishes: GatherWishes,
): Promise<string[]> {
  const named = await objectsNamed(fact, wishes);
  const near = await objectsNear(fact, ofItem, wishes);
  // "Dogs", said of a poodle, is the poodle.
  const isWholeTopic = (object: string) => ofItem.length > 0 && isNamedIn(object, wishes.keyword);
  return [...new Set([...named, ...near])].filter((object) => !isWholeTopic(object));
}

/** Answers that say nothing about pictures, with what is known about their topic, items and facts. */
export async function illustrateListicle(
  data: ProjectData,
  wishes: GatherWishes,
): Promise<ProjectData> {
  const ask: Asking = { signal: wishes.signal, asker: 'make' };
  const pack = await findTopic(wishes.keyword);
  const items = await Promise.all(
    (data.info.items ?? []).map(async (item) => {
      const { objects, place } = await hintsFor(
        data.info.idea?.text ?? '',
        item.text ?? '',
        wishes,
        ask,
      );
      const trivia = await Promise.all(
        (item.trivia ?? []).map(async (fact) => ({
          ...fact,
          objects: await objectsOfFact(fact.text ?? '', objects, wishes),
        })),
      );
      return { ...item, objects: [...objects], ...(place && { place }), trivia };
    }),
  );
  const objects = [...(pack?.objects ?? (await objectsFor(wishes.keyword, wishes)))];
  return { ...data, info: { ...(pack && { place: pack.place }), ...data.info, objects, items } };
}

/** What a sentence itself names, as far as it can be drawn. */
async function objectsNamed(text: string, wishes: GatherWishes): Promise<string[]> {
  const found = await objectsFor(text, wishes);
  return found.filter((object) => isNamedIn(object, text) && !isMisleading(object));
}

/** Of these, what a search for the sentence comes upon too: of a volcano and grapes, the grapes for "they grow wine". */
async function objectsNear(
  text: string,
  objects: readonly string[],
  { pictures, signal }: GatherWishes,
): Promise<string[]> {
  const query = { keyword: text, type: 'image', num: 12, shape: 'wide', signal } as const;
  const found = (await pictures.search(query)).map(({ url }) => recipeOf(url)?.objects[0]);
  return objects.filter((object) => found.includes(object));
}

/** Words that mean something else than what is drawn for them, signs, and what nobody wants to see large. */
const misleading =
  /^(ring|star|eye|eyes|nose|ear|tongue|mouth|foot|leg|hand|bat|seal|crane|watch|match|nail|palm|trunk|bell|club|spade|key|mouse|bug|virus|bar|bow|ball|crown|anchor|link|label|file|date|cloud|fire|sun|rock|wood|skull|person.*|man.*|woman.*|face.*|.*-face|.*-hand|.*-hands|icon-.*)$/;

function isMisleading(object: string): boolean {
  return misleading.test(object);
}

function rankOf(idea: string): number {
  return /^(the )?(top|best|worst)\b/i.test(idea) ? 1 : 0;
}

/** Hooks and closings that people wrote for a topic; one of them, by the seed. */
async function sentences(
  pack: TopicPack | undefined,
  wishes: GatherWishes,
): Promise<Partial<Info>> {
  if (!pack) return {};
  const at = Number.parseInt(wishes.seed, 10) || 0;
  const hook = pack.hooks[at % pack.hooks.length];
  const closing = pack.closings[at % pack.closings.length];
  return {
    place: pack.place,
    ...(hook && { hook: { text: hook, objects: await objectsNamed(hook, wishes) } }),
    ...(closing && { closing: { text: closing } }),
  };
}
