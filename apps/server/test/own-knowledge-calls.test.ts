import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownKnowledgeCalls } from '@reelwright/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installation } from '../src/db/schema/index.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestServer, signUp } from './test-server.ts';
import { temporaryFolder } from './test-settings.ts';

let database: TestDatabase;
let app: FastifyInstance;
let [owner, member] = ['', ''];
const dataDir = temporaryFolder();

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestServer({ database, settings: { DATA_DIR: dataDir } });
  const ann = await signUp(database, { email: 'ann@example.com' });
  await database.db.update(installation).set({ ownerId: ann.id });
  owner = ann.cookie;
  member = (await signUp(database, { email: 'bob@example.com' })).cookie;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function call(path: string, body?: object, cookie = owner) {
  const reply = await app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/members/${path}`,
    headers: { cookie },
    ...(body && { payload: body }),
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

const loaf = {
  name: 'Zumbrix loaf',
  plural: 'our Zumbrix loaf',
  otherNames: ['zumbrix', ''],
  kinds: [],
  objects: ['bread'],
  hook: 'One dough, two days, and a crust that sings.',
  points: [
    { headline: 'Two days of rest', text: 'The dough sleeps for 48 hours.', objects: [] },
    {
      headline: 'Stone oven',
      text: 'We bake it on stone. Beech wood heats it.',
      objects: ['fire'],
    },
    { headline: 'Only four things', text: 'Flour, water, salt and time.', objects: [] },
    { headline: 'A crust that sings', text: 'It crackles while it cools.', objects: [] },
    { headline: 'Fresh for a week', text: 'Keep it in a linen bag.', objects: [] },
  ],
  questions: [
    {
      level: 1,
      question: 'How long does it rest?',
      right: 'Two days',
      wrong: ['An hour', 'A week', 'A year'],
    },
  ],
  traits: [],
};

const breads = {
  title: 'Our breads',
  otherNames: ['breads of our bakery'],
  related: [],
  objects: ['bread'],
  hooks: ['Three breads, one oven, no secrets.'],
  closings: ['Which one will you try first?'],
  lists: [
    {
      category: 'top',
      idea: 'Top 3 breads of our bakery',
      unit: 'bread of our bakery',
      units: 'breads of our bakery',
      items: ['Zumbrix loaf', 'Rye wheel', 'Seed roll'].map((name) => ({
        name,
        search: '',
        objects: [],
        facts: [`${name} rests for two days.`, `${name} stays fresh for a week.`, ''],
      })),
    },
  ],
  questions: [],
};
const ryeOrSpelt = {
  topic: 'zumbrix rye or zumbrix spelt',
  headline: 'Rye or spelt: which bread is for you?',
  otherNames: [],
  objects: [],
  products: [
    { name: 'Rye', objects: [] },
    { name: 'Spelt', objects: [] },
  ],
  checks: ['Taste', 'Crust', 'Keeps fresh'].map((name) => ({
    name,
    objects: [],
    comments: ['Strong and a little sour.', 'Mild and nutty.'],
    winner: 1,
    why: 'It holds more water',
  })),
};
const bakery = {
  name: 'zumbrix bakery',
  otherNames: [],
  objects: [],
  kind: 'local business',
  desired: 'bring home bread that tastes of something',
  issue: 'bread that is dry the next day',
  undesired: '',
  target: 'families',
  time: '',
  product_type: 'bakery',
  dont_need: '',
  cheaters: '',
  benefits: ['Dough that rests for two days', 'Baked on stone', 'Open from six'],
  questions: [],
  proofs: [],
  ctas: ['Come by tomorrow morning'],
};

describe('an owner', () => {
  it('is the only one who may look at what the installation knows, or change it', async () => {
    for (const { method, path } of Object.values(ownKnowledgeCalls)) {
      const reply = await app.inject({
        method,
        url: path,
        headers: { cookie: member },
        ...(method === 'POST' && { payload: {} }),
      });
      expect([path, reply.statusCode]).toEqual([path, 403]);
    }
  });

  it('adds a bread by its form, tries it, keeps it, and everybody’s films tell of it', async () => {
    const { film, problems } = await call('own-knowledge/try', { thing: loaf });
    expect(problems).toEqual([]);
    expect(film).toMatchObject({
      title: '5 things to know about our Zumbrix loaf',
      wizard: 'Top 10',
    });
    expect(JSON.stringify(film.parts)).toContain('The dough sleeps for 48 hours.');
    const { id } = await call('own-knowledge/save', { entry: { thing: loaf } });
    const { results } = await call('own-knowledge?search=zumb');
    expect(results).toMatchObject([
      { id, kind: 'things', name: 'Zumbrix loaf', words: '5 points, 1 question' },
    ]);
    const ideas = await call('top10-kws?kw=zumbrix', undefined, member);
    expect(ideas).toContain('5 things to know about our Zumbrix loaf');
    const list = await call(`top10?kw=${encodeURIComponent(ideas[0])}`, undefined, member);
    expect(list.results).toContain('Stone oven');
    const entry = await call(`own-knowledge/entry?id=${id}`);
    expect(entry.thing).toEqual({ ...loaf, otherNames: ['zumbrix'] });
    expect(await call('understand?kw=zumbrix', undefined, member)).toMatchObject({ kind: 'known' });
  });

  it('adds the breads as a list, and a Top 10 film of “our breads” tells of them', async () => {
    const { film } = await call('own-knowledge/try', { topic: breads });
    expect(film).toMatchObject({ title: 'Top 3 breads of our bakery', wizard: 'Top 10' });
    expect(JSON.stringify(film.parts)).toContain('Rye wheel rests for two days.');
    const { id } = await call('own-knowledge/save', { entry: { topic: breads } });
    const [idea] = await call('top10-kws?kw=our%20breads', undefined, member);
    expect(idea).toBe('Top 3 breads of our bakery');
    const list = await call(`top10?kw=${encodeURIComponent(idea)}`, undefined, member);
    expect(list.results).toEqual(['Zumbrix loaf', 'Rye wheel', 'Seed roll']);
    const { topic } = await call(`own-knowledge/entry?id=${id}`);
    expect(topic.lists[0].items[1]).toMatchObject({ name: 'Rye wheel', search: '' });
    await call('own-knowledge/remove', { id });
  });

  it('adds a comparison and an offer by their forms, and films are made of them', async () => {
    const compared = await call('own-knowledge/try', { comparison: ryeOrSpelt });
    expect(compared.problems).toEqual([]);
    expect(JSON.stringify(compared.film)).toContain('Strong and a little sour.');
    const [taste, ...others] = ryeOrSpelt.checks;
    const checks = [{ ...taste, comments: ['Strong.', ''] }, ...others];
    const { problems } = await call('own-knowledge/check', {
      comparison: { ...ryeOrSpelt, checks },
    });
    expect(problems).toEqual([{ line: 4, part: 'Check 1', sentence: 'It says nothing of Spelt.' }]);
    const products = [
      { name: 'Rye', objects: [] },
      { name: '', objects: [] },
    ];
    const nameless = await call('own-knowledge/check', { comparison: { ...ryeOrSpelt, products } });
    expect(nameless.problems).toEqual([
      { line: 3, part: 'Product 2', sentence: 'It has no name yet.' },
    ]);
    const offered = await call('own-knowledge/try', { offer: bakery });
    expect(offered.problems).toEqual([]);
    expect(JSON.stringify(offered.film)).toContain('Dough that rests for two days');
  });

  it('sees of what is kept that a language model wrote it', async () => {
    const entry = { thing: { ...loaf, name: 'Modelled loaf' } };
    const { id } = await call('own-knowledge/save', { entry, is_from_model: true });
    const { results } = await call('own-knowledge?search=modelled');
    expect(results).toMatchObject([{ source: 'Written by a language model' }]);
    expect(await call(`own-knowledge/entry?id=${id}`)).toMatchObject({ is_from_model: true });
    await call('own-knowledge/remove', { id });
  });

  it('is told what is wrong, by line and part, and nothing is kept', async () => {
    const points = loaf.points.with(1, { headline: 'Stone oven', text: '', objects: [] });
    const broken = { ...loaf, name: 'Broken', points };
    const { id, problems } = await call('own-knowledge/save', { entry: { thing: broken } });
    expect(id).toBeUndefined();
    expect(problems).toEqual([
      {
        line: 6,
        part: 'Point 2',
        sentence: 'A point is a headline, one or two sentences, and objects.',
      },
    ]);
    const shown = await call('own-knowledge/check', {
      thing: { ...loaf, objects: ['unheard-of'] },
    });
    expect(shown.problems[0].sentence).toMatch('We have no picture called “unheard-of”');
    const twice = await call('own-knowledge/save', { entry: { thing: loaf } });
    expect(twice.problems[0].sentence).toMatch('You already have an entry called Zumbrix loaf');
  });

  it('corrects and deletes; who comes too late with a correction is told so', async () => {
    const { results } = await call('own-knowledge?search=zumbrix');
    const { id } = results[0];
    const { revision } = await call(`own-knowledge/entry?id=${id}`);
    const change = (name: string) =>
      call('own-knowledge/save', { id, revision, entry: { thing: { ...loaf, name } } });
    expect(await change('Zumbrix bread')).toEqual({ id, problems: [] });
    expect((await change('Zumbrix roll')).problems[0].sentence).toMatch('was changed or deleted');
    await call('own-knowledge/remove', { id });
    expect(await call('own-knowledge?search=zumbrix')).toMatchObject({ results: [] });
    expect(await call('top10-kws?kw=zumbrix')).toEqual([]);
  });

  it('finds what ships, makes it ours, and corrects it', async () => {
    const { results } = await call('own-knowledge/known?search=octopus');
    expect(results[0]).toMatchObject({ kind: 'things', name: 'Octopus', is_replaced: false });
    const { kind, name, nth } = results[0];
    const known = await call(`own-knowledge/known-entry?kind=${kind}&name=${name}&nth=${nth}`);
    expect(known.thing.points.length).toBeGreaterThan(5);
    const { id } = await call('own-knowledge/copy', { kind, name, nth });
    const text = known.text.replace(/^> .*$/m, '> Eight arms and a new first sentence.');
    const saved = await call('own-knowledge/save', { id, revision: 1, entry: { kind, text } });
    expect(saved).toEqual({ id, problems: [] });
    const list = await call('top10?kw=9%20things%20to%20know%20about%20octopuses');
    expect(list.about.hooks).toEqual(['Eight arms and a new first sentence.']);
    expect((await call('own-knowledge/known?search=octopus')).results[0].is_replaced).toBe(true);
    await call('own-knowledge/remove', { id });
    expect(
      (await call('top10?kw=9%20things%20to%20know%20about%20octopuses')).about.hooks,
    ).not.toEqual(list.about.hooks);
  });

  it('takes everything along in one file, and brings it back', async () => {
    const comparison = `# zumbrix or spelt\n! bread ; studio\n* Zumbrix | bread\n* Spelt | bread\nCrust | bread | It sings. | It hums. | 1 It is louder`;
    const { text } = await call('own-knowledge/check', { thing: loaf });
    const all = `${text}\n\n${comparison}\n\n# Nothing\n`;
    const { taken, problems } = await call('own-knowledge/import', { text: all });
    expect(taken).toBe(2);
    expect(problems).toMatchObject([{ line: all.split('\n').indexOf('# Nothing') + 1 }]);
    expect(await call('ready-comparison?kw=zumbrix%20or%20spelt')).toMatchObject({
      comparison: { products: [{ name: 'Zumbrix' }, { name: 'Spelt' }] },
    });
    const file = await app.inject({
      url: '/api/members/own-knowledge/export',
      headers: { cookie: owner },
    });
    expect(file.headers['content-disposition']).toContain('knowledge.txt');
    const before = await call('own-knowledge');
    for (const { id } of before.results) await call('own-knowledge/remove', { id });
    await call('own-knowledge/import', { text: file.body });
    const names = (list: { results: { name: string; kind: string }[] }) =>
      list.results.map(({ name, kind }) => `${kind} ${name}`);
    expect(names(await call('own-knowledge'))).toEqual(names(before));
  });

  it('is told of a wrong file by its first lines, and others are answered meanwhile', async () => {
    const text = Array.from({ length: 100_000 }, (_, at) => `# n${at}\nx`).join('\n');
    let [longest, last] = [0, performance.now()];
    const pulse = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const { taken, problems } = await call('own-knowledge/import', { text });
    clearInterval(pulse);
    expect(taken).toBe(0);
    expect(problems.length).toBeLessThanOrEqual(201);
    expect(problems.at(-1).sentence).toMatch(/^The rest was not read/);
    expect(longest).toBeLessThan(1000);
  });

  it('sees which line of a file could not be read', async () => {
    await mkdir(join(dataDir, 'knowledge', 'things'), { recursive: true });
    await writeFile(join(dataDir, 'knowledge', 'things', 'rolls.txt'), '# Roll\nOnly this | line.');
    const { problems, folder } = await call('own-knowledge');
    expect(problems).toMatchObject([
      { file: 'things/rolls.txt', line: 1, sentence: expect.stringMatching('Roll has 1 points') },
    ]);
    expect(folder).toBe(join(dataDir, 'knowledge'));
  });
});
