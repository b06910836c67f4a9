import { TopicPack } from '@reelwright/wizards';
import { describe, expect, it } from 'vitest';
import { hasObject } from '../src/library/built-in/object-drawing.ts';
import { readArt } from '../src/library/built-in/read-art.ts';
import { readTopicPacks, readTopicShelf } from '../src/providers/knowledge/embedded/topic-shelf.ts';

describe('topics that we know by heart', () => {
  it('are at least 120, each true to its schema, and no keyword means two of them', async () => {
    const packs = await readTopicPacks();
    expect(packs.length).toBeGreaterThanOrEqual(120);
    for (const pack of packs) expect(TopicPack.safeParse(pack).error, pack.id).toBeUndefined();
    const owners = new Map<string, string>();
    const clashes: string[] = [];
    for (const { id, keywords } of packs) {
      for (const keyword of keywords) {
        if (owners.has(keyword)) clashes.push(`${keyword}: ${owners.get(keyword)}, ${id}`);
        owners.set(keyword, id);
      }
    }
    expect(clashes).toEqual([]);
  });

  it('say nothing twice, and no quiz has two equal answers', async () => {
    for (const { id, lists, quiz } of await readTopicPacks()) {
      const facts = lists.flatMap(({ items }) => items.flatMap((item) => item.facts));
      expect(new Set(facts).size, id).toBe(facts.length);
      for (const { right, wrong, question } of quiz) {
        const answers = new Set([right, ...wrong].map((answer) => answer.toLowerCase()));
        expect(answers.size, question).toBe(4);
      }
    }
  });

  it('tell myths as myths, never as facts', async () => {
    for (const { id, lists } of await readTopicPacks()) {
      for (const { unit, idea, items } of lists) {
        const isMyth = /\bmyth\b/.test(unit);
        expect(/\bmyths\b/.test(idea) && !idea.includes('from myths'), `${id}: ${idea}`).toBe(
          isMyth,
        );
        for (const { name } of items) expect(name.startsWith('Myth: '), name).toBe(isMyth);
      }
    }
  });

  it('point to pictures that exist', async () => {
    const packs = await readTopicPacks();
    const named = new Set(
      packs.flatMap(({ lists, quiz }) => [
        ...lists.flatMap(({ items }) => items.flatMap(({ objects }) => objects)),
        ...quiz.flatMap(({ objects }) => objects),
      ]),
    );
    const missing: string[] = [];
    for (const name of named) {
      if (!(await hasObject(name))) missing.push(name);
    }
    expect(missing).toEqual([]);
    expect(await readArt('/library/objects/flag-france.png')).toBeDefined();
    for (const { id, place, lists } of packs) {
      const places = lists.flatMap(({ items }) => items.flatMap((item) => item.place ?? []));
      for (const name of new Set([place, ...places])) {
        expect(await readArt(`/library/places/${name}-3.webp`), `${id}: ${name}`).toBeDefined();
      }
    }
  });

  it('are found by singular, plural and capitals alike', async () => {
    const shelf = await readTopicShelf();
    expect(shelf.topicOf(' Coffee ')?.id).toBe('coffee');
    expect(shelf.topicOf('coffees')?.id).toBe('coffee');
    expect(shelf.topicOf('zzz')).toBeUndefined();
  });

  it.each([
    '/library/objects/../../x.png',
    '/library/objects/no-such-thing.png',
    '/library/places/x.png',
    '/etc/passwd',
  ])('finds no picture behind %s', async (address) =>
    expect(await readArt(address)).toBeUndefined(),
  );
});
