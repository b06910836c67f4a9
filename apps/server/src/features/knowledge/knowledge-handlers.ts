import { rankIdeas } from '@reelwright/wizards';
import type { ReadyQuestion } from '@reelwright/wizards/machine';
import type { Caller } from '../../http/caller.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { Log } from '../../log/create-log.ts';
import type { Asking, Knowledge } from '../../providers/knowledge/knowledge-port.ts';
import { nextSentences } from './next-sentences.ts';

type KnowledgeCalls =
  | 'top10'
  | 'ideaKeywords'
  | 'describe'
  | 'relatedKeywords'
  | 'pictureKeywords'
  | 'knowledgeOptions'
  | 'suggest'
  | 'quizQuestions'
  | 'quizAnswers'
  | 'itemHints';

const unknownAnswers: Omit<ReadyQuestion, 'question'> = { wrong: [], objects: [] };

/** No list in a film is longer. */
const maxItems = 20;

export function createKnowledgeHandlers(
  knowledge: Knowledge,
  hasModel: boolean,
): FeatureHandlers<KnowledgeCalls> {
  return {
    top10: async ({ query, ...context }) => {
      const ask = await asking(context);
      const [names, about] = await Promise.all([
        knowledge.items(query.kw, ask),
        knowledge.aboutList(query.kw, ask),
      ]);
      return {
        results: names.slice(0, maxItems),
        ...(about && {
          about: {
            place: about.place,
            hooks: [...about.hooks],
            closings: [...about.closings],
            objects: [...about.objects],
          },
        }),
      };
    },
    ideaKeywords: async ({ query, ...context }) => {
      const ideas = await knowledge.ideas(query.kw, await asking(context));
      return rankIdeas(ideas.map(({ text }) => text)).slice(0, 40);
    },
    describe: async ({ query, ...context }) => {
      const facts = await knowledge.facts(query, await asking(context));
      const sentences = nextSentences(facts, query.retry);
      const credits = sentences.map((sentence) => knowledge.creditOf?.(sentence) ?? null);
      return { sentences, ...(credits.some(Boolean) && { credits }) };
    },
    relatedKeywords: async ({ query, ...context }) =>
      (await knowledge.related(query.keyword, await asking(context))).slice(0, 20),
    knowledgeOptions: () => ({ model: hasModel }),
    pictureKeywords: async ({ body: { prompts }, ...context }) => {
      const keywords = await knowledge.pictureKeywords(prompts, await asking(context));
      return prompts.map((prompt, at) => ({ prompt, keywords: [...(keywords[at] ?? [])] }));
    },
    suggest: async ({ query, ...context }) =>
      (
        await knowledge.suggestions({ text: query.q, words: query.words }, await asking(context))
      ).slice(0, 10),
    quizQuestions: async ({ query, ...context }) =>
      (await knowledge.quizQuestions(query.kw, await asking(context)))
        .map(({ question }) => question)
        .slice(0, 30),
    quizAnswers: async ({ query, ...context }) => {
      const known = await knowledge.quizQuestions(query.kw, await asking(context));
      const { right, wrong, objects } =
        known.find(({ question }) => question === query.question) ?? unknownAnswers;
      return { right, wrong: [...wrong], objects: [...objects] };
    },
    itemHints: async ({ query, ...context }) => {
      const { objects, ...rest } = await knowledge.itemHints(
        query.idea,
        query.item,
        await asking(context),
      );
      return { objects: [...objects], ...rest };
    },
  };
}

async function asking(context: {
  readonly caller: () => Promise<Caller>;
  readonly address: string;
  readonly signal: AbortSignal;
  readonly log: Log;
}): Promise<Asking> {
  const { signal, log, address } = context;
  const caller = await context.caller();
  // Guests can have as many sessions as they like; what costs money counts by where they are.
  const asker = caller.kind === 'member' ? `member-${caller.id}` : `address-${address}`;
  return { signal, log, asker };
}
