import { describe, expect, it } from 'vitest';
import { ownPronunciations } from './own-pronunciations.ts';
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
    ["tree's", 'tɹˈiːz'],
    ["rabbit's", 'ɹˈæbəts'],
    ['gelato', 'dʒəlˈɑːɾoʊ'],
    ['shopify', 'ʃˈɑːpɪfˌaɪ'],
    ['ssd', 'ˈɛsˈɛsdˈiː'],
    ['quinoa', 'kˈiːnwɑː'],
  ])('says %s as %s', (word, sounds) => {
    expect(phonemesOf(word)).toBe(sounds);
  });

  it('says the first sound of "unfinished" clearly, and not that of "until"', () => {
    expect(phonemesOf('unfinished')).toMatch(/^ˌʌn/);
    expect(phonemesOf('until')).toMatch(/^ən/);
  });

  it('says "the" as before a vowel where one follows', () => {
    expect(phonemesOf('the', 'apple')).toBe('ði');
    expect(phonemesOf('the', 'unit')).toBe('ðə');
  });

  it('sounds out words that no dictionary has, with one stress', () => {
    for (const word of ['zorbingo', 'kwyjibo', 'strengdth', 'aeiou']) {
      const sounds = phonemesOf(word);
      expect(sounds.length).toBeGreaterThan(0);
      expect([...sounds].filter((sign) => sign === 'ˈ').length).toBeLessThanOrEqual(1);
    }
  });

  it('knows brands, food and places by heart, in an alphabet that the voice has', () => {
    const sounds =
      /^(?:(?:AA|AE|AH|AO|AW|AY|EH|ER|EY|IH|IY|OW|OY|UH|UW)[012]|B|CH|D|DH|F|G|HH|JH|K|L|M|N|NG|P|R|S|SH|T|TH|V|W|Y|Z|ZH)$/;
    const words = Object.entries(ownPronunciations);
    expect(words.length).toBeGreaterThan(300);
    for (const [word, said] of words) {
      for (const sound of said.split(' '))
        expect([word, sound]).toEqual([word, expect.stringMatching(sounds)]);
      expect([word, said.match(/1/g)?.length]).toEqual([word, 1]);
    }
  });
});
