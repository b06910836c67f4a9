import type { ReadyQuestion } from '@reelwright/wizards/quiz';
import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { Knowledge } from '../../providers/knowledge/knowledge-port.ts';
import type { MediaProvider } from '../../providers/media-search/media-search-port.ts';
import { createFairQueue, TooManyWaiting } from '../../threads/fair-queue.ts';
import { turnOf } from '../../turns/turn-of.ts';
import { createDraftAsk, withCredits } from './answer-drafts.ts';
import { type AskedBy, asking } from './asking.ts';
import { nextSentences } from './next-sentences.ts';

type KnowledgeCalls =
  | 'top10'
  | 'ideaKeywords'
  | 'topic'
  | 'describe'
  | 'relatedKeywords'
  | 'pictureKeywords'
  | 'knowledgeOptions'
  | 'suggest'
  | 'quizQuestions'
  | 'quizAnswers'
  | 'readyQuestions'
  | 'readyComparison'
  | 'understandKeyword'
  | 'readyOffer'
  | 'itemHints'
  | 'foundPictures';

const unknownAnswers: Omit<ReadyQuestion, 'question'> = { wrong: [], objects: [] };

/** Scripts that are read for what their pictures could show; people take turns. */
export const scriptLimits = {
  atOnce: 4,
  atOncePerAccount: 1,
  waitingPerAccount: 10,
  waitingInAll: 100,
};

export function createKnowledgeHandlers(
  knowledge: Knowledge,
  pictures: MediaProvider,
  /** Changes when the owner connects something. */
  outside: { readonly hasModel: boolean; readonly hasWikipedia: boolean },
): FeatureHandlers<KnowledgeCalls> {
  const scripts = createFairQueue(scriptLimits);
  const ask = async (context: AskedBy) =>
    createDraftAsk(knowledge, pictures, await asking(context));
  const inTurn = async <Answer>(context: AskedBy, work: () => Promise<Answer>): Promise<Answer> => {
    const { person } = turnOf(await context.caller(), context.address);
    return scripts.run(person, work, context.signal).catch((error: unknown) => {
      throw error instanceof TooManyWaiting ? new CodedError('knowledge-busy') : error;
    });
  };
  return {
    top10: async ({ query, ...context }) => {
      const { names, about } = await (await ask(context)).list(query.kw);
      return { results: names, about };
    },
    ideaKeywords: async ({ query, ...context }) => (await ask(context)).ideas(query.kw),
    topic: async ({ query, ...context }) => (await ask(context)).topic(query.kw),
    describe: async ({ query, ...context }) => {
      const facts = await knowledge.facts(query, await asking(context));
      const sentences =
        query.num === undefined ? nextSentences(facts, query.retry) : facts.slice(0, query.num);
      return withCredits(knowledge, sentences);
    },
    relatedKeywords: async ({ query, ...context }) =>
      (await knowledge.related(query.keyword, await asking(context)))
        .filter(isSearchedFor)
        .slice(0, 20),
    knowledgeOptions: () => ({
      model: outside.hasModel,
      wikipedia: outside.hasWikipedia,
    }),
    pictureKeywords: async ({ body: { prompts }, ...context }) => {
      const asked = await asking(context);
      const keywords = await inTurn(context, () => knowledge.pictureKeywords(prompts, asked));
      return prompts.map((prompt, at) => ({ prompt, keywords: [...(keywords[at] ?? [])] }));
    },
    suggest: async ({ query, ...context }) =>
      (
        await knowledge.suggestions({ text: query.q, words: query.words }, await asking(context))
      ).slice(0, 10),
    quizQuestions: async ({ query, ...context }) => {
      const ready = await (await ask(context)).questions(query.kw);
      return ready.map(({ question }) => question);
    },
    quizAnswers: async ({ query, ...context }) => {
      const known = await knowledge.quizQuestions(query.kw, await asking(context));
      const { right, wrong, objects, about } =
        known.find(({ question }) => question === query.question) ?? unknownAnswers;
      return { right, wrong: [...wrong], objects: [...objects], about };
    },
    readyQuestions: async ({ query, ...context }) => (await ask(context)).questions(query.kw),
    readyComparison: async ({ query, ...context }) => (await ask(context)).comparison(query.kw),
    understandKeyword: async ({ query, ...context }) => {
      const meaning = await knowledge.understand(query.kw, await asking(context), query.film);
      if (meaning.kind === 'which') return { kind: meaning.kind, choices: [...meaning.choices] };
      const { told, leftOut, business } = meaning;
      const known = meaning.kind === 'known' ? meaning : undefined;
      return {
        kind: meaning.kind,
        choices: meaning.kind === 'known' ? [] : [...meaning.choices],
        ...(known?.from && { from: known.from }),
        told,
        leftOut,
        business,
      };
    },
    readyOffer: async ({ query, ...context }) => ({
      offer: await (await ask(context)).offer(query.kw),
    }),
    itemHints: async ({ query, ...context }) => (await ask(context)).hints(query.idea, query.item),
    foundPictures: async ({ body: { words, language, inFilm }, ...context }) => {
      const asked = await ask(context);
      const find = () => asked.pictures(words, language, inFilm);
      // What sentences mean in a film is asked of an engine that all share.
      return inFilm ? inTurn(context, find) : find();
    },
  };
}

/** Some are names of drawings: nobody looks for a 'magnifying glass tilted left' or a 'flag egypt'. */
function isSearchedFor(words: string): boolean {
  return !/^(flag|icon|country) |\b(tilted|facing) (left|right)$/.test(words);
}
