import { rankIdeas } from '@reelwright/wizards';
import type { Idea, Knowledge } from '../knowledge-port.ts';
import { findList, findTopicIn, kindOf } from './find-list.ts';
import { kept } from './kept.ts';
import { isAnnouncing } from './list-nouns.ts';
import { readTopicShelf, type TopicShelf } from './topic-shelf.ts';
import { plainWords } from './words.ts';

const idleMs = 10 * 60_000;
const maxSuggestions = 10;

/** What we know without asking anybody. */
export function createEmbeddedKnowledge(): Knowledge {
  const topics = kept(readTopicShelf, { idleMs });
  return {
    ideas: async (keyword) => ideasOf(await topics(), keyword),
    items: async (idea) => findList(await topics(), idea)?.list.items.map(({ name }) => name) ?? [],
    facts: async ({ term, keyword }) => factsOf(await topics(), term, keyword),
    related: async (keyword) => (await topics()).topicOf(keyword)?.related ?? [],
    pictureKeywords: async (sentences) => sentences.map(() => []),
    suggestions: async ({ text, words }) => suggest(await topics(), text, words),
    quizQuestions: async (keyword) =>
      (await topics()).topicOf(keyword)?.quiz.map(({ question }) => question) ?? [],
    async itemHints(idea, item) {
      const shelf = await topics();
      const list = findList(shelf, idea);
      const found = (list ? [list] : shelf.lists)
        .flatMap(({ list, pack }) => list.items.map((each) => ({ ...each, pack })))
        .find(({ name }) => name.toLowerCase() === item.trim().toLowerCase());
      if (!found) return { objects: [] };
      const { objects, search, place = found.pack.place } = found;
      return { objects, search, place };
    },
  };
}

function ideasOf(shelf: TopicShelf, keyword: string): readonly Idea[] {
  const pack = shelf.topicOf(keyword);
  return pack ? shelf.listsOf(pack).flatMap(({ ideas }) => ideas) : [];
}

function factsOf(shelf: TopicShelf, term: string, keyword: string): readonly string[] {
  const wanted = term.trim().toLowerCase();
  const topic = shelf.topicOf(keyword) ?? findTopicIn(shelf, keyword)?.pack;
  const lists = topic ? [...shelf.listsOf(topic), ...shelf.lists] : shelf.lists;
  for (const { list } of lists) {
    const item = list.items.find(({ name }) => name.toLowerCase() === wanted);
    if (item) return item.facts;
  }
  return [];
}

function suggest(shelf: TopicShelf, text: string, words: number | undefined): readonly string[] {
  const typed = plainWords(text).join(' ');
  if (typed.length < 2) return [];
  if (words === undefined) {
    const found = findTopicIn(shelf, text);
    if (
      found &&
      found.otherWords.length > 0 &&
      found.otherWords.every((w) => isAnnouncing(w) || w.length === 1)
    ) {
      const letter = found.otherWords.find((word) => word.length === 1);
      const ideas = ideasOf(shelf, found.pack.title);
      const fitting = letter
        ? ideas.filter((idea) => plainWords(idea.text).some((word) => word.startsWith(letter)))
        : ideas.filter(({ kind }) => kind === kindOf(found.otherWords));
      return rankIdeas(fitting.map((idea) => idea.text)).slice(0, maxSuggestions);
    }
  }
  const names = shelf.packs.flatMap(({ keywords }) => keywords);
  return names
    .filter(
      (name) => name.startsWith(typed) && (words === undefined || name.split(' ').length <= words),
    )
    .slice(0, maxSuggestions);
}
