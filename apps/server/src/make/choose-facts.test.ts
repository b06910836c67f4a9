import { describe, expect, it } from 'vitest';
import { chooseFacts } from './choose-facts.ts';

describe('facts for a film', () => {
  it('say no name twice and no kind of sentence in every item', () => {
    const facts = (name: string) => [
      `A ${name.toLowerCase()} is a hat with a wide brim.`,
      'It is also known as a lid.',
      'It is worn in the sun.',
    ];
    const items = ['Fedora', 'Sombrero'].map((name) => ({ name, facts: facts(name) }));
    expect(chooseFacts(items, 2)).toEqual([
      ["It's a hat with a wide brim.", 'It is worn in the sun.'],
      ['Picture a hat with a wide brim.', 'It is worn in the sun.'],
    ]);
  });

  it('are never told in the same words twice', () => {
    const items = Array.from({ length: 12 }, (_, at) => ({
      name: `Hat${at}`,
      facts: [`A hat${at} is a hat with a wide brim.`],
    }));
    const facts = chooseFacts(items, 2).flat();
    expect(new Set(facts).size).toBe(12);
  });

  it('tell names only where nothing else is known', () => {
    const facts = ['It is also known as a lid.'];
    expect(chooseFacts([{ name: 'Fedora', facts }], 2)).toEqual([facts]);
  });

  it('leave sentences about something else as they are', () => {
    const facts = ['A classic shot takes 30 seconds.', 'Latte means milk.', 'One more.'];
    expect(chooseFacts([{ name: 'Espresso', facts }], 2)).toEqual([facts.slice(0, 2)]);
  });
});
