import { describe, expect, it } from 'vitest';
import { phonemesOf } from './phonemes.ts';

describe('how words sound', () => {
  it.each([
    ['coffee', 'kˈɑːfi'],
    ['water', 'wˈɔːɾɚ'],
    ['the', 'ðə'],
    ['T', 'tˈiː'],
    ["C's", 'sˈiːz'],
    ['lattes', 'lˈɑːɾeɪz'],
    ['smartphone', 'smˈɑːɹtfˌoʊn'],
    ['vlogger', 'vlˈɔːɡɚ'],
  ])('says %s as %s', (word, sounds) => {
    expect(phonemesOf(word)).toBe(sounds);
  });

  it('says "the" as before a vowel where one follows', () => {
    expect(phonemesOf('the', 'apple')).toBe('ði');
    expect(phonemesOf('the', 'unit')).toBe('ðə');
  });

  it('sounds out words that no dictionary has, with one stress', () => {
    for (const word of ['zorbingo', 'kwyjibo', 'brxt', 'aeiou']) {
      const sounds = phonemesOf(word);
      expect(sounds.length).toBeGreaterThan(0);
      expect([...sounds].filter((sign) => sign === 'ˈ').length).toBeLessThanOrEqual(1);
    }
  });
});
