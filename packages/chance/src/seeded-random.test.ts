import { describe, expect, it } from 'vitest';
import { noise, smoothNoise } from './noise.ts';
import { seededRandom } from './seeded-random.ts';

describe('seeded randomness', () => {
  it('is the same for the same seed and another for another', () => {
    const row = (seed: string) => {
      const random = seededRandom(seed);
      return Array.from({ length: 5 }, () => random.next());
    };
    expect(row('a')).toEqual(row('a'));
    expect(row('a')).not.toEqual(row('b'));
  });

  it('is spread evenly', () => {
    const random = seededRandom('spread');
    const tenths = new Array<number>(10).fill(0);
    for (let index = 0; index < 10000; index += 1) {
      const tenth = Math.floor(random.between(0, 10));
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('gives any number of a row directly, and soft ones between', () => {
    expect(noise('x', 3)).toBe(noise('x', 3));
    expect(smoothNoise('x', 3)).toBe(noise('x', 3));
    expect(seededRandom('x').pick(['only'])).toBe('only');
  });
});
