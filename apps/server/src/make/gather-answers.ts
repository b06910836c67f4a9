/** What the Top 10 wizard would have been told, answered by what this installation knows. */
import { newProjectData, type ProjectData } from '@reelwright/movie';
import { guessList, questionsAbout } from '@reelwright/wizards';
import type { Asking, Knowledge } from '../providers/knowledge/knowledge-port.ts';
import { findTopic } from './find-topic.ts';

interface GatherWishes {
  readonly keyword: string;
  readonly count: number;
  readonly seed: string;
  readonly knowledge: Knowledge;
  readonly signal: AbortSignal;
}

/** Fewer is no list. */
const leastItems = 3;
/** More facts about one item tire. */
const factsPerItem = 2;

export async function gatherAnswers(wishes: GatherWishes): Promise<ProjectData> {
  const { keyword, seed } = wishes;
  const found = await knownList(wishes);
  return {
    ...newProjectData(),
    keyword,
    info: { ...(found ?? questionsAbout(keyword, wishes.count)), seed },
  };
}

type Info = ProjectData['info'];

/** Undefined when too little is known for a list. */
async function knownList(wishes: GatherWishes): Promise<Info | undefined> {
  const { keyword, count, knowledge, signal } = wishes;
  const ask: Asking = { signal, asker: 'make' };
  const ideas = await knowledge.ideas(keyword, ask);
  for (const { text } of ideas) {
    const all = await knowledge.items(text, ask);
    const names = all.slice(0, count);
    if (names.length < Math.min(leastItems, count)) continue;
    const { unit = 'item' } = guessList(text);
    const items = await Promise.all(
      names.map(async (name, at) => {
        const { search, ...hints } = await knowledge.itemHints(text, name, ask);
        const facts = await knowledge.facts({ term: name, keyword, unit }, ask);
        return {
          id: `item-${at + 1}`,
          text: name,
          ...(search && { keyword: search }),
          ...hints,
          trivia: facts.slice(0, factsPerItem).map((fact) => ({ text: fact })),
        };
      }),
    );
    return { idea: { text }, size: items.length, unit, items, ...(await sentences(wishes)) };
  }
  return undefined;
}

/** Hooks and closings that people wrote for a topic; one of them, by the seed. */
async function sentences({ keyword, seed }: GatherWishes): Promise<Partial<Info>> {
  const pack = await findTopic(keyword);
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
