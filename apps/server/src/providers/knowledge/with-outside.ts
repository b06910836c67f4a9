import { carefully } from './carefully.ts';
import { answersOf, subjectOf } from './found/answers-of-thing.ts';
import type { FoundThings } from './found/found-things.ts';
import { createKeptQuestions, type QuestionShelf } from './found/kept-questions.ts';
import { createThingLookUp } from './found/look-up-thing.ts';
import type { Asking, FoundThing, Knowledge, SentenceCredit } from './knowledge-port.ts';
import type { AskModel } from './model/ask-model.ts';
import type { ModelKnowledge } from './model/model-knowledge.ts';
import { sentencesOf } from './own-knowledge.ts';
import type { Wikipedia } from './wikipedia/wikipedia.ts';

export interface Outside {
  readonly model?: ModelKnowledge | undefined;
  /** The same model, for whole things. */
  readonly askModel?: AskModel | undefined;
  readonly wikipedia?: Wikipedia | undefined;
  /** Where things that were found are kept. */
  readonly found: FoundThings;
  /** Where the questions are kept that a model wrote. */
  readonly questions: QuestionShelf;
  /** Whether this person has any of today's share of the model left; counts. */
  readonly mayAskModel: (asker: string) => Promise<boolean>;
  /** The same for Wikipedia, which asks nothing for it but to be asked with measure. */
  readonly mayAskWikipedia?: ((asker: string) => Promise<boolean>) | undefined;
}

const enoughIdeas = 12;
const enoughFacts = 2;
const enoughQuestions = 3;
const maxCredits = 2000;

/** What we know ourselves first; where that is too little, others are asked. Their failures are never ours. */
export function withOutside(own: Knowledge, outside: Outside): Knowledge {
  const { model, askModel: modelItself, wikipedia } = outside;
  const askModel = carefully(outside.mayAskModel);
  const askWikipedia = carefully(outside.mayAskWikipedia);
  const keptQuestions = createKeptQuestions(outside.questions);
  const things = createThingLookUp({
    kept: outside.found,
    readPage:
      wikipedia &&
      ((keyword, ask) =>
        askWikipedia(ask, async () => ({ page: await wikipedia.readPage(keyword, ask.signal) }))),
    askModel: modelItself && ((ask, question) => askModel(ask, () => question(modelItself))),
  });
  // Asked for right after the sentences were told; the oldest go first.
  const credits = new Map<string, SentenceCredit>();
  const findThing = async (keyword: string, ask: Asking): Promise<FoundThing | undefined> => {
    const found = await things.find(keyword, ask);
    if (!found?.credit) return found;
    for (const sentence of sentencesOf(found.thing)) {
      credits.delete(sentence);
      credits.set(sentence, found.credit);
    }
    for (const sentence of credits.keys()) {
      if (credits.size <= maxCredits) break;
      credits.delete(sentence);
    }
    return found;
  };
  /** The thing that a title of ours speaks of, where nobody here knows that title. */
  const thingOfIdea = async (idea: string, ask: Asking) => {
    const subject = subjectOf(idea);
    if (subject === undefined || (await own.items(idea, ask)).length > 0) return undefined;
    return findThing(subject, ask);
  };
  return {
    ...own,
    creditOf: (sentence) =>
      own.creditOf?.(sentence) ?? credits.get(sentence) ?? wikipedia?.creditOf?.(sentence),
    lookUp: findThing,
    async understand(keyword, ask) {
      const meaning = await own.understand(keyword, ask);
      if (meaning.kind === 'known' || meaning.kind === 'which') return meaning;
      const found = await findThing(keyword, ask);
      if (!found) return meaning;
      return {
        kind: 'known',
        title: found.thing.name,
        from: found.isDraft ? 'model' : 'wikipedia',
      };
    },
    async topic(keyword, ask) {
      const known = await own.topic(keyword, ask);
      if (known.topic) return known;
      const found = await findThing(keyword, ask);
      return found ? answersOf(found).topic : known;
    },
    async aboutList(idea, ask) {
      const known = await own.aboutList(idea, ask);
      if (known) return known;
      const found = await thingOfIdea(idea, ask);
      return found && answersOf(found).about;
    },
    async itemHints(idea, item, ask) {
      const found = await thingOfIdea(idea, ask);
      return found ? answersOf(found).hints(item) : own.itemHints(idea, item, ask);
    },
    async ideas(keyword, ask) {
      const known = await own.ideas(keyword, ask);
      const found = known.length === 0 ? await findThing(keyword, ask) : undefined;
      if (found) return answersOf(found).ideas;
      if (!model || known.length >= enoughIdeas) return known;
      const more = await askModel(ask, () => model.ideas(keyword, ask));
      const had = new Set(known.map(({ text }) => text.toLowerCase()));
      return [...known, ...(more ?? []).filter(({ text }) => !had.has(text.toLowerCase()))];
    },
    async items(idea, ask) {
      const known = await own.items(idea, ask);
      if (known.length > 0) return known;
      const found = await thingOfIdea(idea, ask);
      if (found) return answersOf(found).items;
      if (!model) return known;
      return (await askModel(ask, () => model.items(idea, ask))) ?? known;
    },
    async facts(about, ask) {
      const thing = await thingOfIdea(about.keyword, ask);
      const ofThing = thing ? answersOf(thing).facts(about.term) : [];
      if (ofThing.length > 0) return ofThing;
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
      if (known.length > 0) return known;
      const thing = await findThing(keyword, ask);
      const questions = thing ? answersOf(thing).quiz : [];
      if (!model || questions.length >= enoughQuestions) return questions;
      // A model asked again has other questions: the answers belong to those that were shown.
      const asked = keptQuestions.of(keyword, () =>
        askModel(ask, () => model.quizQuestions(keyword, ask)),
      );
      return (await asked) ?? questions;
    },
  };
}
