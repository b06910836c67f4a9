/** What a thing that was found answers to the questions of a film: the same as one that we know by heart. */
import { packOfThing } from '../embedded/thing-pack.ts';
import { topicListIdeas } from '../embedded/topic-list-ideas.ts';
import type { FoundThing, Idea, ItemHints, Knowledge } from '../knowledge-port.ts';

/** '8 things to know about zorbs' → zorbs */
export function subjectOf(idea: string): string | undefined {
  return /^(?:\d+\s*)?things to know about\s+(\S.*)$/i.exec(idea.trim())?.[1];
}

export function answersOf({ thing }: FoundThing) {
  const pack = packOfThing(thing);
  const { place, hooks, closings, quiz, objects = [] } = pack;
  const items = pack.lists.flatMap((list) => list.items);
  const called = (term: string) =>
    items.find(({ name }) => name.toLowerCase() === term.trim().toLowerCase());
  return {
    ideas: pack.lists.flatMap((list) =>
      topicListIdeas(list, pack.keywords),
    ) satisfies readonly Idea[],
    items: items.map(({ name }) => name),
    facts: (term: string): readonly string[] => called(term)?.facts ?? [],
    topic: { topic: { name: thing.plural, place, objects }, close: [] },
    quiz,
    about: { hooks, closings, place, objects } satisfies Awaited<
      ReturnType<Knowledge['aboutList']>
    >,
    hints: (item: string): ItemHints => {
      const found = called(item);
      return found ? { objects: found.objects, search: found.search } : { objects: [] };
    },
  };
}
