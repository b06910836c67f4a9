// Things that others tell, held against servers that answer as the documentation of the real ones says.
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { serve } from '../../../guarded-fetch/testing/test-servers.ts';
import { parseThings } from '../../../knowledge-files/parse-things.ts';
import { writeThing } from '../../../knowledge-files/write-thing.ts';
import type { SentenceMeaning } from '../../sentence-meaning/sentence-meaning-port.ts';
import { createKnowledge } from '../create-knowledge.ts';
import { createEmbeddedKnowledge } from '../embedded/embedded-knowledge.ts';
import { createFoundInMemory } from './found-things.ts';
import { occursIn } from './occurs-in.ts';

const quiet: SentenceMeaning = {
  embed: async () => [],
  prepare: () => undefined,
  close: async () => undefined,
};
/** Loaded once for all tests. */
const own = createEmbeddedKnowledge({ meaning: quiet });
const ask = { signal: new AbortController().signal, asker: 'member-1' };

const article = `A zumbrix (plural zumbrixes) is a large ball that people ride in. Two people fit into most zumbrixes, side by side. It is fun.


== History ==
Dr. Smith made the first zumbrix in New Zealand in 1994. It was small.


== Materials ==
Most zumbrixes are made of clear plastic; some are not. Clear plastic keeps the weight under 90 kilograms.


=== Air ===
Air between two walls softens every bump on the way down.


== Records ==
The fastest ride so far reached 52 kilometers per hour in 2006.


== Safety ==
Riders wear a harness and take off their shoes before the ride.


== See also ==
Zumbrix lists are kept elsewhere on this site.`;

/** What Wikipedia answers: its search, and the text of a page (formatversion 2). */
const wikipediaAnswers =
  (extract: string | undefined, more: object = {}) =>
  (path: string) =>
    path.startsWith('/w/rest.php')
      ? { pages: [{ id: 2, key: 'Zumbrix', title: 'Zumbrix', description: null }] }
      : {
          batchcomplete: true,
          query: {
            pages: [
              {
                pageid: 2,
                ns: 0,
                title: 'Zumbrix',
                ...(extract === undefined ? { missing: true } : { extract }),
                ...more,
              },
            ],
          },
        };

const completion = (content: object) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_700_000_000,
  model: 'tiny',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: JSON.stringify(content) },
      finish_reason: 'stop',
    },
  ],
});

const point = (headline: string, text: string) => ({ headline, text });
const modelAnswer = {
  plural: 'zumbrixes',
  hook: 'A ball that people ride in.',
  points: [
    point('Made in 1994', 'Dr. Smith made the first zumbrix in New Zealand.'),
    point('Side by side', 'Two people fit into most zumbrixes.'),
    point('Two walls of air', 'Air between two walls softens every bump.'),
    point('Clear plastic', 'The weight stays under 90 kilograms.'),
    point('A fast ride', 'The fastest ride reached 52 kilometers per hour.'),
    point('No shoes', 'Riders wear a harness.'),
    point('Invented twice', 'Professor Miller built one in Oslo in 1971.'),
  ],
  questions: [
    {
      question: 'Where was the first zumbrix made?',
      right: 'New Zealand',
      wrong: ['Norway', 'Peru', 'Japan'],
    },
    { question: 'Who is Miller?', right: 'A professor', wrong: ['A', 'B', 'C'] },
  ],
};

type Answer = (path: string, request: IncomingMessage) => object;

async function knowledgeWith(answers: { wikipedia?: Answer; model?: Answer }) {
  const asked: string[] = [];
  const open = async (answer: Answer) => {
    const server = await serve(
      (request, response) => {
        request.resume();
        request.on('end', () => {
          asked.push((request.url ?? '').split('?')[0] ?? '');
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(answer(request.url ?? '', request)));
        });
      },
      { host: '127.0.0.1' },
    );
    return new URL(server.url('/')).origin;
  };
  const setup = {
    settings: {
      KNOWLEDGE_MODEL: 'tiny',
      KNOWLEDGE_MODEL_SECONDS: 5,
      KNOWLEDGE_MODEL_KEY: undefined,
      KNOWLEDGE_MODEL_ADDRESS: answers.model && (await open(answers.model)),
      WIKIPEDIA_ADDRESS: answers.wikipedia && (await open(answers.wikipedia)),
    },
    mayAskModel: async () => true,
    own,
    found: createFoundInMemory(),
  };
  return { knowledge: createKnowledge(setup), again: () => createKnowledge(setup), asked };
}

describe('Wikipedia about a keyword that we do not know', () => {
  it('tells a film in its own words, with thanks, and is asked once', async () => {
    const { knowledge, again, asked } = await knowledgeWith({
      wikipedia: wikipediaAnswers(article),
    });
    expect(await knowledge.understand('zumbrix', ask)).toMatchObject({
      kind: 'known',
      from: 'wikipedia',
    });
    const [idea] = await knowledge.ideas('zumbrix', ask);
    expect(idea?.text).toBe('6 things to know about zumbrixes');
    const names = await knowledge.items(idea?.text ?? '', ask);
    expect(names).toEqual(['In short', 'History', 'Materials', 'Air', 'Records', 'Safety']);
    const about = { term: 'History', keyword: idea?.text ?? '', unit: 'thing' };
    const facts = await knowledge.facts(about, ask);
    expect(facts).toEqual(['Dr. Smith made the first zumbrix in New Zealand in 1994.']);
    expect(knowledge.creditOf?.(facts[0] ?? '')).toMatchObject({
      title: 'Wikipedia: Zumbrix',
      licence: 'CC BY-SA 4.0',
      link: expect.stringMatching(/\/wiki\/Zumbrix$/),
    });
    expect((await knowledge.aboutList(idea?.text ?? '', ask))?.hooks).toEqual([
      'A zumbrix is a large ball that people ride in.',
    ]);
    expect((await knowledge.topic('zumbrix', ask)).topic?.name).toBe('zumbrixes');
    // Another process with the same place to keep things tells the same, and thanks too.
    const other = again();
    expect(await other.facts(about, ask)).toEqual(facts);
    expect(other.creditOf?.(facts[0] ?? '')).toBeDefined();
    expect(asked).toEqual(['/w/rest.php/v1/search/page', '/w/api.php']);
  });

  it.each([
    ['a page of too few sentences', 'A zumbrix is a ball.', {}],
    ['a name of many things', article, { pageprops: { disambiguation: '' } }],
    ['no page', undefined, {}],
  ])('%s makes no film', async (_what, extract, more) => {
    const { knowledge } = await knowledgeWith({ wikipedia: wikipediaAnswers(extract, more) });
    expect(await knowledge.ideas('zumbrix', ask)).toEqual([]);
    expect(await knowledge.understand('zumbrix', ask)).toMatchObject({ kind: 'unknown' });
  });

  it('is told the same after it was kept as text', async () => {
    const { knowledge } = await knowledgeWith({ wikipedia: wikipediaAnswers(article) });
    const thing = (await knowledge.lookUp?.('zumbrix', ask))?.thing;
    expect(thing && parseThings(writeThing(thing), { isOwn: true })).toEqual([thing]);
  });

  it('is not asked about what we know', async () => {
    const { knowledge, asked } = await knowledgeWith({ wikipedia: wikipediaAnswers(article) });
    await knowledge.understand('octopus', ask);
    const [idea] = await knowledge.ideas('octopus', ask);
    await knowledge.items(idea?.text ?? '', ask);
    expect(asked).toEqual([]);
  });

  it('that is away is asked again later, and not taken for one that knows nothing', async () => {
    let isAway = true;
    const answer = wikipediaAnswers(article);
    const { knowledge, again } = await knowledgeWith({
      wikipedia: (path) => (isAway ? { hello: 1 } : answer(path)),
    });
    expect(await knowledge.ideas('zumbrix', ask)).toEqual([]);
    isAway = false;
    expect(await again().lookUp?.('zumbrix', ask)).toBeDefined();
  });
});

describe('a model about a keyword that we do not know', () => {
  it('tells only what stands in Wikipedia where there is a page', async () => {
    const { knowledge } = await knowledgeWith({
      wikipedia: wikipediaAnswers(article),
      model: () => completion(modelAnswer),
    });
    const found = await knowledge.lookUp?.('zumbrix', ask);
    expect(found).toMatchObject({ isDraft: false, credit: { title: 'Wikipedia: Zumbrix' } });
    expect(found?.thing.points.map(({ headline }) => headline)).not.toContain('Invented twice');
    expect(found?.thing.points).toHaveLength(6);
    expect(found?.thing.questions.map(({ right }) => right)).toEqual(['New Zealand']);
  });

  it('writes a draft where there is no source, marked as one', async () => {
    const { knowledge } = await knowledgeWith({ model: () => completion(modelAnswer) });
    expect(await knowledge.lookUp?.('zumbrix', ask)).toMatchObject({
      isDraft: true,
      credit: undefined,
    });
    expect(await knowledge.understand('zumbrix', ask)).toMatchObject({
      kind: 'known',
      from: 'model',
    });
  });

  it('that makes too much of it up is not believed: then Wikipedia’s own words are told', async () => {
    const invented = modelAnswer.points.map(({ headline }) =>
      point(headline, 'Professor Miller of Oslo did it.'),
    );
    const { knowledge } = await knowledgeWith({
      wikipedia: wikipediaAnswers(article),
      model: () => completion({ ...modelAnswer, points: invented }),
    });
    const found = await knowledge.lookUp?.('zumbrix', ask);
    expect(found?.thing.points[1]?.headline).toBe('History');
  });

  it('that answers in another shape is left', async () => {
    const { knowledge } = await knowledgeWith({ model: () => completion({ points: 'many' }) });
    expect(await knowledge.lookUp?.('zumbrix', ask)).toBeUndefined();
  });
});

describe('what stands in a source', () => {
  const isSupported = occursIn(article);
  it.each([
    ['Two people fit into one, side by side.', true],
    ['In 1994 Dr. Smith made it.', true],
    ['It weighs under 90 kilograms.', true],
    ['It weighs under 80 kilograms.', false],
    ['Seven people fit into it.', false],
    ['Dr. Miller made it.', false],
    ['It comes from Norway.', false],
    ['Oslo is where it began.', false],
  ])('%s: %s', (sentence, expected) => {
    expect(isSupported(sentence)).toBe(expected);
  });
});
