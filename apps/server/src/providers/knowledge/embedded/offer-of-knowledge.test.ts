import { beforeAll, describe, expect, it } from 'vitest';
import { offerOfKnowledge } from './offer-of-knowledge.ts';
import { shippedLibrary } from './shipped-library.ts';
import type { TopicShelf } from './topic-shelf.ts';
import type { WordNet } from './wordnet.ts';

let shelf: TopicShelf;
let wordnet: WordNet;
beforeAll(async () => {
  [shelf, wordnet] = await Promise.all([shippedLibrary.loadShelf(), shippedLibrary.loadWordNet()]);
}, 60_000);

const told = async (keyword: string, near: Readonly<Record<string, number>> = {}) => {
  const neighbours = Object.entries(near).map(([title, likeness]) => ({ title, likeness }));
  return offerOfKnowledge({ shelf, wordnet, near: async () => neighbours }, keyword);
};

describe('an offer of what is known', () => {
  it('tells mistakes that people make with it, and what helps', async () => {
    const { told: desk } = await told('standing desk');
    expect(desk).toMatchObject({ sold: 'furniture', trouble: 'mistakes' });
    expect(desk?.problems).toHaveLength(3);
    expect(desk?.problems).toContain('Standing all day');
    expect(desk?.facts).toContain('Set it to elbow height');
  });

  it('takes what lies close in meaning for a thing of which nothing is known', async () => {
    const { told: course, objects } = await told('dog training course', { 'Train your dog': 0.68 });
    expect(course?.problems).toContain('Repeating the command');
    expect(objects?.join(' ')).toContain('dog');
  });

  it('never tells of another one of its kind, or of what only sounds near', async () => {
    const { told: sauce } = await told('hot sauce', { 'Soy sauce': 0.7, 'Hot dog': 0.47 });
    expect(JSON.stringify(sauce)).not.toMatch(/soy|sausage|frankfurter/i);
    expect(sauce?.sold).toBe('food');
  });

  it('knows by the dictionary that a handyman is hired and not bought', async () => {
    const offer = await told('handyman');
    expect(offer).toMatchObject({ kind: 'local business', told: { sold: 'service' } });
  });

  it('says nothing twice, and no year in which something was invented', async () => {
    for (const keyword of ['keto', 'yoga mat', 'knitting patterns', 'yoga']) {
      const { told: all = {} } = await told(keyword);
      const said = [all.problems, all.facts, all.evidence].flatMap((list) => list ?? []);
      expect(new Set(said).size).toBe(said.length);
      expect(said.join(' ')).not.toMatch(/\b1\d{3}\b/);
    }
  });

  it('tells who buys a thing nothing of making it, and who makes it does', async () => {
    const near = { 'Soap making': 0.7, Crafts: 0.65 };
    const { told: soap } = await told('handmade soap', near);
    expect(JSON.stringify([soap, (await told('scented candles', near)).told])).not.toMatch(
      /\blye\b|knit|scarf/i,
    );
    expect(JSON.stringify((await told('soap making kit', near)).told)).toMatch(/lye/i);
  });

  it('tells the customers of a service nothing of doing without it', async () => {
    const { told: cleaner } = await told('window cleaning', { 'Window cleaning': 0.9 });
    expect(cleaner).toMatchObject({ sold: 'service', facts: [] });
    expect(cleaner?.problems ?? []).toEqual([]);
  });

  it('takes no thing that is only called after what is sold', async () => {
    const { told: rings } = await told('engagement rings', { 'Ring light': 0.7 });
    expect(JSON.stringify(rings)).not.toMatch(/lens|dentist/i);
  });

  it('shows goods by themselves and lessons by what they teach', async () => {
    expect((await told('wooden toys')).objects).toEqual([]);
    expect((await told('surf lessons')).objects?.join(' ')).toContain('surf');
  });
});
