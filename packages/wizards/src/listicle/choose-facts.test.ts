import { describe, expect, it } from 'vitest';
import { chooseFacts } from './choose-facts.ts';

/** One item after the other, as a list is filled in. */
function choose(items: readonly { name: string; facts: readonly string[] }[]): string[][] {
  const film: string[][] = [];
  for (const item of items) {
    film.push(chooseFacts(item, film.flat()).map(({ text }) => text));
  }
  return film;
}

describe('facts for a film', () => {
  it('say no name twice and no kind of sentence in every item', () => {
    const facts = (name: string) => [
      `A ${name.toLowerCase()} is a hat with a wide brim.`,
      'It is also known as a lid.',
      'It is worn in the sun.',
    ];
    const items = ['Fedora', 'Sombrero'].map((name) => ({ name, facts: facts(name) }));
    expect(choose(items)).toEqual([
      ["It's a hat with a wide brim.", 'It is worn in the sun.'],
      ['Picture a hat with a wide brim.', 'It is worn in the sun.'],
    ]);
  });

  it('are never told in the same words twice', () => {
    const items = Array.from({ length: 12 }, (_, at) => ({
      name: `Hat${at}`,
      facts: [`A hat${at} is a hat with a wide brim.`],
    }));
    expect(new Set(choose(items).flat()).size).toBe(12);
  });

  it('tell names only where nothing else is known', () => {
    const facts = ['It is also known as a lid.'];
    expect(choose([{ name: 'Fedora', facts }])).toEqual([facts]);
  });

  it('leave out no sentence that people wrote', () => {
    const facts = ['Every plugin is one more door.', 'They are also called add-ons.'];
    const written = chooseFacts({ name: 'Plugins', facts, areWritten: true }, [
      'It is also known.',
    ]);
    expect(written.map(({ text }) => text)).toEqual(facts);
    expect(choose([{ name: 'Fewer is safer', facts: facts.slice(0, 1) }])).toEqual([
      facts.slice(0, 1),
    ]);
  });

  it('leave sentences about something else as they are', () => {
    const facts = ['A classic shot takes 30 seconds.', 'Latte means milk.', 'One more.'];
    expect(choose([{ name: 'Espresso', facts }])).toEqual([facts.slice(0, 2)]);
  });
});
