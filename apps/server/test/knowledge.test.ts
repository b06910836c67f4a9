import { describe, expect, it } from 'vitest';
import { sharedGuestServer } from './shared-guest-server.ts';

const server = sharedGuestServer();

async function ask(path: string, query: Record<string, string>) {
  const url = `/api/${path}?${new URLSearchParams(query)}`;
  const reply = await server().app.inject({
    method: 'GET',
    url,
    headers: { cookie: server().cookie },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

describe('what a wizard is told about a topic', () => {
  it('ideas, the ranking ones first, and each with its own items', async () => {
    const ideas: string[] = await ask('members/top10-kws', { kw: 'coffee' });
    expect(ideas[0]).toMatch(/^(Top|Worst) \d+ coffee/);
    expect(ideas).toContain('10 coffee drinks everyone should try');
    const drinks = await ask('members/top10', { kw: 'Top 10 coffee drinks' });
    expect(drinks.results).toContain('Espresso');
    expect(drinks.about).toMatchObject({
      place: 'lobby',
      hooks: [expect.any(String), expect.any(String)],
    });
    const mistakes = await ask('members/top10', { kw: '6 coffee mistakes that spoil your cup' });
    expect(mistakes.results).toContain('Buying ground coffee too early');
    expect(mistakes.results).not.toContain('Espresso');
  });

  it('whether a model helps out: none, unless one is set up', async () => {
    expect(await ask('members/knowledge-options', {})).toEqual({
      model: false,
      wikipedia: false,
    });
  });

  it('two or three facts about an item', async () => {
    const query = { term: 'Espresso', keyword: 'coffee', unit: 'coffee drink' };
    const { sentences } = await ask('members/describe', query);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences).toContain('The golden foam on top is called crema.');
  });

  it('words around it, questions, and what to show', async () => {
    expect(await ask('members/keywords', { keyword: 'coffee' })).toContain('barista');
    expect((await ask('members/quiz', { kw: 'coffee' }))[0]).toMatch(/\?$/);
    expect(
      await ask('members/item-hints', { idea: 'Top 10 coffee drinks', item: 'Affogato' }),
    ).toMatchObject({ objects: ['ice-cream', 'hot-beverage'], place: 'lobby' });
  });

  it('suggestions while somebody types, and ideas of a category', async () => {
    expect(await ask('queries/suggest', { q: 'coff', words: '1' })).toContain('coffee');
    const top: string[] = await ask('queries/suggest', { q: 'top 10 coffee' });
    expect(top[0]).toBe('Top 10 coffee drinks');
    const worst: string[] = await ask('queries/suggest', { q: 'worst coffee' });
    expect(worst[0]).toBe('Worst 6 coffee mistakes');
  });

  it('nothing where nothing is known', async () => {
    expect(await ask('members/top10', { kw: 'top 10 qwrtzxs' })).toEqual({ results: [] });
    expect(await ask('members/describe', { term: 'qwrtzxs' })).toEqual({ sentences: [] });
  });
});
