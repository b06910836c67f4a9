// Outside sources of words, held against servers that answer as the documentation of the real ones says.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { serve } from '../../guarded-fetch/testing/test-servers.ts';
import { createKnowledge } from './create-knowledge.ts';
import { createEmbeddedKnowledge } from './embedded/embedded-knowledge.ts';

const host = '127.0.0.1';
/** Loaded once for all tests. */
const own = createEmbeddedKnowledge();
const ask = { signal: new AbortController().signal, asker: 'member-1' };

/** What a chat completion looks like. */
const completion = (content: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_700_000_000,
  model: 'tiny',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 9, completion_tokens: 9, total_tokens: 18 },
});

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

async function knowledgeWith(answer: Answer, setup: { seconds?: number; callsLeft?: number } = {}) {
  const questions: { path: string; body: string; key: string | undefined }[] = [];
  const server = await serve(
    (request, response) => {
      let body = '';
      request.on('data', (piece) => {
        body += piece;
      });
      request.on('end', () => {
        questions.push({ path: request.url ?? '', body, key: request.headers.authorization });
        response.setHeader('content-type', 'application/json');
        answer(request, response, body);
      });
    },
    { host },
  );
  const address = new URL(server.url('/')).origin;
  let callsLeft = setup.callsLeft ?? 100;
  const settings = {
    KNOWLEDGE_MODEL: 'tiny',
    KNOWLEDGE_MODEL_SECONDS: setup.seconds ?? 5,
    KNOWLEDGE_MODEL_KEY: 'secret',
  };
  const mayAskModel = async () => callsLeft-- > 0;
  const model = createKnowledge({
    settings: { ...settings, KNOWLEDGE_MODEL_ADDRESS: address, WIKIPEDIA_ADDRESS: undefined },
    mayAskModel,
    own,
  });
  const wikipedia = createKnowledge({
    settings: { ...settings, KNOWLEDGE_MODEL_ADDRESS: undefined, WIKIPEDIA_ADDRESS: address },
    mayAskModel: async () => true,
    mayAskWikipedia: async () => callsLeft-- > 0,
    own,
  });
  return { model, wikipedia, questions };
}

const says =
  (content: string): Answer =>
  (_request, response) => {
    response.end(JSON.stringify(completion(content)));
  };

describe('a language model', () => {
  it('is asked for what we do not know, with its key and the question as data', async () => {
    const { model, questions } = await knowledgeWith(
      says('```json\n{"items": ["Bread knife", "Bread knife", " Whisk ", ""]}\n```'),
    );
    // An empty item is of another shape: asked again, then left.
    expect(await model.items('10 things for zorbing fans', ask)).toEqual([]);
    expect(questions).toHaveLength(3);
    const { model: better, questions: asked } = await knowledgeWith(
      says('{"items": ["Zorb ball", "Harness", "zorb ball"]}'),
    );
    expect(await better.items('2 things for "zorbing" fans', ask)).toEqual([
      'zorb ball',
      'Harness',
    ]);
    const sent = JSON.parse(asked[0]?.body ?? '');
    expect(asked[0]).toMatchObject({ path: '/v1/chat/completions', key: 'Bearer secret' });
    expect(sent).toMatchObject({ model: 'tiny', response_format: { type: 'json_object' } });
    expect(JSON.parse(sent.messages[1].content)).toEqual({ idea: '2 things for "zorbing" fans' });
  });

  it('is not asked for what we know', async () => {
    const { model, questions } = await knowledgeWith(says('{"items": ["Nonsense"]}'));
    expect(await model.items('Top 10 coffee drinks', ask)).toContain('Espresso');
    expect(questions).toEqual([]);
  });

  it('adds ideas to ours, and facts where we have none', async () => {
    const { model } = await knowledgeWith((_request, response, body) => {
      const answer = body.includes('sentences')
        ? '{"sentences": ["It rolls downhill", "People ride inside."]}'
        : '{"ideas": [{"text": "7 zorbing mistakes", "kind": "negative"}]}';
      response.end(JSON.stringify(completion(answer)));
    });
    expect(await model.ideas('zorbing', ask)).toEqual([
      { text: '7 zorbing mistakes', kind: 'negative' },
    ]);
    expect(await model.facts({ term: 'Zorb', keyword: 'zorbing', unit: '' }, ask)).toEqual([
      'It rolls downhill.',
      'People ride inside.',
    ]);
  });

  it('is tried again when it is busy, and left alone when it refuses', async () => {
    let calls = 0;
    const { model } = await knowledgeWith((_request, response) => {
      if (calls++ === 0) {
        response.writeHead(429, { 'retry-after': '1' });
        response.end('{"error": {"message": "Rate limit reached", "type": "requests"}}');
      } else response.end(JSON.stringify(completion('{"items": ["Zorb ball"]}')));
    });
    expect(await model.items('1 zorbing thing', ask)).toEqual(['Zorb ball']);
    const { model: refusing, questions } = await knowledgeWith((_request, response) => {
      response.writeHead(401);
      response.end(
        '{"error": {"message": "Incorrect API key provided", "code": "invalid_api_key"}}',
      );
    });
    expect(await refusing.items('1 zorbing thing', ask)).toEqual([]);
    expect(await refusing.items('2 zorbing things', ask)).toEqual([]);
    expect(questions).toHaveLength(1);
  });

  it('that is too slow is not waited for, and what we know is the answer', async () => {
    await own.pictureKeywords(['Loads what we know ourselves.'], ask);
    // It never answers.
    const { model, questions } = await knowledgeWith(() => {}, { seconds: 1 });
    const words = await model.pictureKeywords(['Lions prefer grassland.'], ask);
    expect(words[0]).toContain('lion');
    expect(questions).toHaveLength(1);
    // For the next sentence it is not even asked.
    expect((await model.pictureKeywords(['Lions prefer grassland.'], ask))[0]).toContain('lion');
    expect(questions).toHaveLength(1);
  });

  it('that refuses one person, or wants a rest of a day, still answers others', async () => {
    let answers = 0;
    const { model } = await knowledgeWith((_request, response, body) => {
      answers += 1;
      if (!body.includes('nasty'))
        return response.end(JSON.stringify(completion('{"items": ["Zorb"]}')));
      response.writeHead(body.includes('refused') ? 400 : 429, { 'retry-after': '86400' });
      response.end('{}');
    });
    const nasty = (name: string) => ({ ...ask, asker: name });
    expect(await model.items('1 refused nasty zorb', nasty('member-7'))).toEqual([]);
    expect(await model.items('1 nasty zorb', nasty('member-8'))).toEqual([]);
    const before = answers;
    expect(await model.items('2 zorbing things', nasty('member-8'))).toEqual([]);
    expect(answers).toBe(before);
    expect(await model.items('3 zorbing things', ask)).toEqual(['Zorb']);
  });

  it('has the answers to the questions that it wrote, also when it would write others now', async () => {
    let round = 0;
    const { model, questions } = await knowledgeWith((_request, response) => {
      round += 1;
      const question = {
        question: `What rolls ${round}?`,
        right: `Ball ${round}`,
        wrong: ['Cube'],
      };
      response.end(JSON.stringify(completion(JSON.stringify({ questions: [question] }))));
    });
    const asked = await model.quizQuestions('zorbing', ask);
    expect(asked.map(({ question }) => question)).toEqual([expect.stringMatching(/^What rolls/)]);
    const before = questions.length;
    const again = await model.quizQuestions('Zorbing', { ...ask, asker: 'member-2' });
    expect(again).toEqual(asked);
    expect(questions).toHaveLength(before);
  });

  it('is asked only as often as a person may', async () => {
    const { model, questions } = await knowledgeWith(says('{"items": ["Zorb"]}'), { callsLeft: 1 });
    expect(await model.items('1 zorbing thing', ask)).toEqual(['Zorb']);
    expect(await model.items('2 zorbing things', ask)).toEqual([]);
    expect(questions).toHaveLength(1);
  });
});

describe('Wikipedia', () => {
  const pages = [
    { id: 1, key: 'Zorb_(card_game)', title: 'Zorb (card game)', description: 'A card game' },
    { id: 2, key: 'Zorb', title: 'Zorb', description: null },
  ];
  const summary = {
    type: 'standard',
    title: 'Zorb',
    description: 'Ball for people',
    extract:
      'A zorb (also globe) is a large ball made by Dr. Smith. It was first seen in New Zealand. Fin',
  };
  const wiki: Answer = (request, response) => {
    response.end(JSON.stringify(request.url?.startsWith('/w/') ? { pages } : summary));
  };

  it('tells what it knows about an item, in whole sentences', async () => {
    const { wikipedia, questions } = await knowledgeWith(wiki);
    const facts = await wikipedia.facts({ term: 'Zorb', keyword: 'toys', unit: 'toy' }, ask);
    expect(facts).toEqual([
      'A zorb is a large ball made by Dr. Smith.',
      'It was first seen in New Zealand.',
    ]);
    // Its terms ask for thanks; what we know ourselves needs none.
    expect(wikipedia.creditOf?.('It was first seen in New Zealand.')).toMatchObject({
      title: 'Wikipedia: Zorb',
      licence: 'CC BY-SA 4.0',
      link: expect.stringMatching(/\/wiki\/Zorb$/),
    });
    expect(wikipedia.creditOf?.('Latte means milk.')).toBeUndefined();
    expect(questions.map(({ path }) => path)).toEqual([
      '/w/rest.php/v1/search/page?q=Zorb&limit=5',
      '/api/rest_v1/page/summary/Zorb',
    ]);
  });

  it('is asked only as often as a person may', async () => {
    const { wikipedia, questions } = await knowledgeWith(wiki, { callsLeft: 1 });
    const about = (term: string) => wikipedia.facts({ term, keyword: 'toys', unit: 'toy' }, ask);
    expect(await about('Zorb')).toHaveLength(2);
    const before = questions.length;
    expect(await about('Zorbing sphere')).toEqual([]);
    expect(questions).toHaveLength(before);
  });

  it('is not led elsewhere by a page whose key is two dots', async () => {
    const { wikipedia, questions } = await knowledgeWith((request, response) => {
      const dots = [{ id: 3, key: '..', title: 'Zorb', description: null }];
      const isSearch = request.url?.startsWith('/w/');
      response.end(JSON.stringify(isSearch ? { pages: dots } : summary));
    });
    expect(await wikipedia.facts({ term: 'Zorb', keyword: '', unit: 'toy' }, ask)).toEqual([]);
    expect(questions).toHaveLength(1);
  });

  it.each([
    ['a name of many things', 200, { ...summary, type: 'disambiguation' }],
    ['nothing found', 404, { type: 'https://mediawiki.org/wiki/HyperSwitch/errors/not_found' }],
    ['too many questions', 429, {}],
    ['trouble', 503, {}],
    ['another shape', 200, { hello: 1 }],
  ])('says nothing at %s', async (_, status, body) => {
    const { wikipedia } = await knowledgeWith((request, response) => {
      const isSearch = request.url?.startsWith('/w/');
      response.writeHead(isSearch ? 200 : status).end(JSON.stringify(isSearch ? { pages } : body));
    });
    expect(await wikipedia.facts({ term: 'Zorb', keyword: '', unit: 'toy' }, ask)).toEqual([]);
  });
});
