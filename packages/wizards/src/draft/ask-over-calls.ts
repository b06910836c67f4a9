import type { ReadyOffer } from '../affiliate/ready-offer.ts';
import type { FoundPicture } from '../picture-choice/objects-in.ts';
import type { ReadyQuestion } from '../quiz/quiz-questions.ts';
import type {
  Ask,
  ComparisonAnswer,
  InFilm,
  ItemHints,
  KnownArticle,
  KnownFacts,
  KnownList,
  KnownStory,
  TopicAnswer,
} from './ask.ts';

/** The calls of the server that answer drafts, as the typed client makes them. */
export interface DraftCalls {
  ideaKeywords(input: { query: { kw: string } }): Promise<readonly string[]>;
  topic(input: { query: { kw: string } }): Promise<TopicAnswer>;
  top10(input: { query: { kw: string } }): Promise<{
    readonly results: readonly string[];
    readonly about?: KnownList['about'];
  }>;
  describe(input: {
    query: { term: string; keyword: string; unit: string; num: number };
  }): Promise<KnownFacts>;
  itemHints(input: { query: { idea: string; item: string } }): Promise<ItemHints>;
  readyQuestions(input: { query: { kw: string } }): Promise<readonly ReadyQuestion[]>;
  readyComparison(input: { query: { kw: string } }): Promise<ComparisonAnswer>;
  readyOffer(input: {
    query: { kw: string };
  }): Promise<{ readonly offer?: ReadyOffer | undefined }>;
  articleSearch(input: { query: { keyword: string; page: number } }): Promise<{
    readonly articles: readonly { readonly url: string }[];
  }>;
  articleFetch(input: { body: { url: string } }): Promise<KnownArticle>;
  newsStories(input: {
    query: { keyword: string; feeds: string };
  }): Promise<
    readonly { readonly title: string; readonly link: string; readonly source: string }[]
  >;
  newsExtract(input: {
    body: { url: string; keyword: string };
  }): Promise<Omit<KnownStory, 'bullets'> & { readonly extract: readonly string[] }>;
  foundPictures(input: {
    body: { words: string[]; language?: string; inFilm?: InFilm };
  }): Promise<readonly (readonly FoundPicture[])[]>;
}

/** So many sentences are chosen from. */
const factsAsked = 8;
/** What the calls take. */
const longest = {
  keyword: 120,
  idea: 300,
  item: 200,
  sentence: 300,
  language: 35,
  kind: 100,
} as const;
const wordsAtOnce = 24;
const mostObjects = 12;
/** More stories than a bulletin has. */
const storiesRead = 4;

/** Asks the server. Answers are kept, for as long as this is: a question that failed is asked again next time. */
export function askOverCalls(calls: DraftCalls): Ask {
  const kept = new Map<string, Promise<unknown>>();
  const once = <Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(key) as Promise<Answer> | undefined;
    if (known) return known;
    const asked = ask();
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    return asked;
  };
  const about = (kw: string) => ({ query: { kw: kw.slice(0, longest.keyword) } });
  return {
    ideas: (keyword) => once(`ideas ${keyword}`, () => calls.ideaKeywords(about(keyword))),
    topic: (keyword) => once(`topic ${keyword}`, () => calls.topic(about(keyword))),
    list: (idea) =>
      once(`list ${idea}`, async () => {
        const kw = idea.slice(0, longest.idea);
        const { results, about: known } = await calls.top10({ query: { kw } });
        return { names: results, about: known };
      }),
    facts: ({ term, keyword, unit }) =>
      once(`facts ${term} ${keyword} ${unit}`, () =>
        calls.describe({
          query: {
            term: term.slice(0, longest.item),
            keyword: keyword.slice(0, longest.idea),
            unit: unit.slice(0, longest.keyword),
            num: factsAsked,
          },
        }),
      ),
    hints: (idea, item) =>
      once(`hints ${idea} ${item}`, () =>
        calls.itemHints({
          query: { idea: idea.slice(0, longest.idea), item: item.slice(0, longest.item) },
        }),
      ),
    questions: (keyword) =>
      once(`questions ${keyword}`, () => calls.readyQuestions(about(keyword))),
    comparison: (keyword) =>
      once(`comparison ${keyword}`, () => calls.readyComparison(about(keyword))),
    offer: (keyword) =>
      once(`offer ${keyword}`, async () => (await calls.readyOffer(about(keyword))).offer),
    article: (keyword) =>
      once(`article ${keyword}`, async () => {
        const query = { keyword: keyword.slice(0, longest.keyword), page: 0 };
        const [best] = (await calls.articleSearch({ query })).articles;
        return best && calls.articleFetch({ body: { url: best.url } });
      }),
    news: (keyword) =>
      once(`news ${keyword}`, async () => {
        const asked = keyword.slice(0, longest.keyword);
        const found = await calls.newsStories({ query: { keyword: asked, feeds: '' } });
        const stories: KnownStory[] = [];
        for (const { title, link, source } of found) {
          if (stories.length >= storiesRead) break;
          const body = { url: link, keyword: asked };
          // Pages that cannot be read are passed over: there are others.
          const read = await calls.newsExtract({ body }).catch(() => undefined);
          if (!read || read.extract.length === 0) continue;
          const { extract, ...story } = read;
          stories.push({ site: source, ...story, title, link, bullets: extract });
        }
        return stories;
      }),
    pictures: async (words, language, place) => {
      const found: (readonly FoundPicture[])[] = [];
      const inFilm = place && {
        about: place.about.slice(0, longest.idea),
        item: place.item.slice(0, mostObjects),
        topic: place.topic.slice(0, mostObjects),
        ...(place.kind && { kind: place.kind.slice(0, longest.kind) }),
      };
      for (let from = 0; from < words.length; from += wordsAtOnce) {
        const some = words.slice(from, from + wordsAtOnce);
        const body = {
          words: some.map((text) => text.slice(0, longest.sentence)),
          ...(language && { language: language.slice(0, longest.language) }),
          ...(inFilm && { inFilm }),
        };
        const key = [language ?? '', JSON.stringify(inFilm ?? ''), ...body.words].join('\n');
        found.push(...(await once(`pictures ${key}`, () => calls.foundPictures({ body }))));
      }
      return found;
    },
  };
}
