/** What drafts ask, answered from what this installation knows: for `make` and the jury at once, for screens call by call. */
import { rankIdeas } from '@reelwright/wizards';
import type { Ask, KnownArticle, KnownStory } from '@reelwright/wizards/draft';
import type { Asking, Knowledge } from '../../providers/knowledge/knowledge-port.ts';
import type { MediaProvider } from '../../providers/media-search/media-search-port.ts';

/** No list in a film is longer. */
const maxItems = 20;
const maxIdeas = 40;
const maxFacts = 8;
const maxQuestions = 30;
/** Enough to find what is meant, and what is near. */
const picturesFound = 12;

/** Finds what others wrote; screens ask the calls for that themselves. */
interface FindTexts {
  readonly find: (keyword: string, signal: AbortSignal) => Promise<KnownArticle | undefined>;
  readonly findNews: (keyword: string, signal: AbortSignal) => Promise<readonly KnownStory[]>;
}
const noTexts: FindTexts = { find: async () => undefined, findNews: async () => [] };

export function createDraftAsk(
  knowledge: Knowledge,
  pictures: MediaProvider,
  asking: Asking,
  texts: FindTexts = noTexts,
): Ask {
  const { signal } = asking;
  return {
    ideas: async (keyword) => {
      const ideas = await knowledge.ideas(keyword, asking);
      return rankIdeas(ideas.map(({ text }) => text)).slice(0, maxIdeas);
    },
    topic: (keyword) => knowledge.topic(keyword, asking),
    list: async (idea) => {
      const [names, about] = await Promise.all([
        knowledge.items(idea, asking),
        knowledge.aboutList(idea, asking),
      ]);
      return { names: names.slice(0, maxItems), about };
    },
    facts: async (question) => {
      const facts = (await knowledge.facts(question, asking)).slice(0, maxFacts);
      return withCredits(knowledge, facts);
    },
    hints: (idea, item) => knowledge.itemHints(idea, item, asking),
    questions: async (keyword) =>
      (await knowledge.quizQuestions(keyword, asking)).slice(0, maxQuestions),
    comparison: (keyword) => knowledge.comparison(keyword, asking),
    offer: (keyword) => knowledge.offer(keyword, asking),
    article: (keyword) => texts.find(keyword, signal),
    news: (keyword) => texts.findNews(keyword, signal),
    pictures: (words, language, inFilm) =>
      Promise.all(
        words.map(async (keyword) => {
          const query = { keyword, type: 'image', shape: 'wide', signal } as const;
          const found = await pictures.search({
            ...query,
            num: picturesFound,
            ...(language && { language }),
            ...(inFilm && { inFilm }),
          });
          return found.map(({ url, match }) => ({ url, match }));
        }),
      ),
  };
}

/** Sentences, and whom to thank for those that are not ours. */
export function withCredits(knowledge: Knowledge, sentences: readonly string[]) {
  const credits = sentences.map((sentence) => knowledge.creditOf?.(sentence) ?? null);
  return { sentences: [...sentences], ...(credits.some(Boolean) && { credits }) };
}
