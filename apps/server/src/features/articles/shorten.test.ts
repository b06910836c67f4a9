// A model that shortens articles, held against a server that answers as the documentation of the real ones says.
import { expect, it } from 'vitest';
import { serve } from '../../guarded-fetch/testing/test-servers.ts';
import { modelOf } from '../../providers/knowledge/create-knowledge.ts';
import { createShorten } from './shorten.ts';

const lines = [
  'Nordbahn ran its first night train to Graz in 11 years on Friday.',
  'All 312 beds of the train were sold within an hour of going on sale.',
  'The company says that it did not expect so many people.',
  'A bed costs 79 euros, and a seat costs 39 euros.',
  'The train leaves Hamburg at 20:14 in the evening.',
  'It arrives in Graz 13 hours later, in time for breakfast.',
  'Petra Lindqvist leads the company, and she wants two more trains.',
  'They would run to Venice and to Split from next summer on.',
];
const text = { lines, title: 'Night trains are back', max: 3 };
const shorter = [
  'Nordbahn’s night train to Graz is back after 11 years.',
  'All 312 beds were sold within an hour.',
  'Petra Lindqvist wants trains to Venice and Split too.',
];
const ask = { signal: new AbortController().signal, asker: 'member-1' };

async function shortenWith(answer: object | number, mayAsk = true) {
  const asked: { system: string; question: object }[] = [];
  const server = await serve(
    async (request, response) => {
      const { messages } = JSON.parse(Buffer.concat(await request.toArray()).toString());
      asked.push({ system: messages[0].content, question: JSON.parse(messages[1].content) });
      response.setHeader('content-type', 'application/json');
      if (typeof answer === 'number') response.writeHead(answer).end('{}');
      else {
        const message = { role: 'assistant', content: JSON.stringify(answer) };
        response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }));
      }
    },
    { host: '127.0.0.1' },
  );
  const model = modelOf({
    KNOWLEDGE_MODEL_ADDRESS: new URL(server.url('/')).origin,
    KNOWLEDGE_MODEL_KEY: 'secret',
    KNOWLEDGE_MODEL: 'tiny',
    KNOWLEDGE_MODEL_SECONDS: 5,
  });
  return {
    shorten: createShorten(
      () => model,
      async () => mayAsk,
    ),
    asked,
  };
}

it('says an article in fewer words, and hands it to the model as data', async () => {
  const { shorten, asked } = await shortenWith({ lines: shorter });
  expect(await shorten(text, ask)).toEqual(shorter);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.question).toEqual(text);
  expect(asked[0]?.system).toContain('Every number and every name has to stand in it');
});

it.each([
  ['a number', 'All 412 beds were sold within an hour.'],
  ['a name', 'Petra Lindqvist wants trains to Rome too.'],
  ['a sentence too long for a slide', `All 312 beds were sold, ${'and sold, '.repeat(20)}at once.`],
  ['the same line twice', shorter[0] ?? ''],
])('is not believed when it adds %s', async (_, line) => {
  const { shorten } = await shortenWith({ lines: [...shorter.slice(0, 2), line] });
  expect(await shorten(text, ask)).toBeUndefined();
});

it.each([
  ['more lines than wanted', [...shorter, 'The train leaves Hamburg in the evening.']],
  ['next to nothing', shorter.slice(0, 1)],
  ['a beginning that nobody understands', ['It sold all 312 beds.', ...shorter.slice(1)]],
])('is not believed when it tells %s', async (_, answered) => {
  const { shorten } = await shortenWith({ lines: answered });
  expect(await shorten(text, ask)).toBeUndefined();
});

it('is not waited for when it is out of order, and not asked again for a while', async () => {
  const { shorten, asked } = await shortenWith(401);
  expect(await shorten(text, ask)).toBeUndefined();
  expect(await shorten(text, ask)).toBeUndefined();
  expect(asked).toHaveLength(1);
});

it('is not asked by who has no share left, nor about what is short already or as long as a book', async () => {
  const { shorten: none, asked: never } = await shortenWith({ lines: shorter }, false);
  expect(await none(text, ask)).toBeUndefined();
  const { shorten, asked } = await shortenWith({ lines: shorter });
  expect(await shorten({ lines: lines.slice(0, 3), max: 3 }, ask)).toBeUndefined();
  const book = Array.from({ length: 100 }, () => lines).flat();
  expect(await shorten({ lines: book, max: 3 }, ask)).toBeUndefined();
  expect([...never, ...asked]).toEqual([]);
});

it('is not missed where none is set up', async () => {
  expect(
    await createShorten(
      () => undefined,
      async () => true,
    )(text, ask),
  ).toBeUndefined();
});
