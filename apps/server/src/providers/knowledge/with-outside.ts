import type { Asking, Knowledge } from './knowledge-port.ts';
import type { ModelKnowledge } from './model/model-knowledge.ts';
import { OutsideTrouble } from './outside-trouble.ts';

export interface Outside {
  readonly model?: ModelKnowledge | undefined;
  readonly wikipedia?: Pick<Knowledge, 'facts' | 'creditOf'> | undefined;
  /** Whether this person has any of today's share of the model left; counts. */
  readonly mayAskModel: (asker: string) => Promise<boolean>;
}

/** After a service failed, nobody waits for it again for so long. */
const restMs = 30_000;
const enoughIdeas = 12;
const enoughFacts = 2;

/** What we know ourselves first; where that is too little, others are asked. Their failures are never ours. */
export function withOutside(own: Knowledge, outside: Outside): Knowledge {
  const { model, wikipedia } = outside;
  const askModel = carefully(outside, true);
  const askWikipedia = carefully(outside, false);
  return {
    ...own,
    creditOf: (sentence) => own.creditOf?.(sentence) ?? wikipedia?.creditOf?.(sentence),
    async ideas(keyword, ask) {
      const known = await own.ideas(keyword, ask);
      if (!model || known.length >= enoughIdeas) return known;
      const more = await askModel(ask, () => model.ideas(keyword, ask));
      const had = new Set(known.map(({ text }) => text.toLowerCase()));
      return [...known, ...(more ?? []).filter(({ text }) => !had.has(text.toLowerCase()))];
    },
    async items(idea, ask) {
      const known = await own.items(idea, ask);
      if (!model || known.length > 0) return known;
      return (await askModel(ask, () => model.items(idea, ask))) ?? known;
    },
    async facts(about, ask) {
      const known = await own.facts(about, ask);
      if (known.length >= enoughFacts) return known;
      const found = wikipedia && (await askWikipedia(ask, () => wikipedia.facts(about, ask)));
      if (found && found.length > 0) return [...known, ...found];
      const written = model && (await askModel(ask, () => model.facts(about, ask)));
      return [...known, ...(written ?? [])];
    },
    async pictureKeywords(sentences, ask) {
      const known = await own.pictureKeywords(sentences, ask);
      if (!model || sentences.length === 0) return known;
      const chosen = await askModel(ask, () => model.pictureKeywords(sentences, ask));
      return known.map((words, at) => (chosen?.[at]?.length ? (chosen[at] ?? words) : words));
    },
    async quizQuestions(keyword, ask) {
      const known = await own.quizQuestions(keyword, ask);
      if (!model || known.length > 0) return known;
      return (await askModel(ask, () => model.quizQuestions(keyword, ask))) ?? known;
    },
  };
}

/** Runs a question to a service; its trouble is logged and answered with nothing. */
function carefully({ mayAskModel }: Outside, counts: boolean) {
  let restsUntil = 0;
  return async <T>(
    { asker, signal, log }: Asking,
    question: () => Promise<T>,
  ): Promise<T | undefined> => {
    if (Date.now() < restsUntil) return undefined;
    if (counts && !(await mayAskModel(asker))) return undefined;
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof OutsideTrouble)) throw error;
      if (signal.aborted) throw signal.reason;
      // A strange answer to one question says nothing about the next.
      if (error.kind !== 'nonsense') restsUntil = Date.now() + (error.waitMs ?? restMs);
      log?.warn({ err: error }, 'A source of words gave no answer; going on with our own.');
      return undefined;
    }
  };
}
