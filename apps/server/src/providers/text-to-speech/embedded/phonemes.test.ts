import { describe, expect, it } from 'vitest';
import { ownPronunciations } from './own-pronunciations.ts';
import { phonemesOf } from './phonemes.ts';

describe('how words sound', () => {
  it.each([
    ['coffee', 'kˈɔfi'],
    ['water', 'wˈɔːɾɚ'],
    ['the', 'ðə'],
    ['T', 'tˈiː'],
    ["C's", 'sˈiːz'],
    ['lattes', 'lˈɑːɾeɪz'],
    ['smartphone', 'smˈɑːɹtfoʊn'],
    ['vlogger', 'vlˈɔːɡɚ'],
    ["tree's", 'tɹˈiːz'],
    ["rabbit's", 'ɹˈæbɪts'],
    ['gelato', 'dʒəlˈɑːɾoʊ'],
    ['shopify', 'ʃˈɑːpɪfˌaɪ'],
    ['ssd', 'ˈɛsˈɛsdˈiː'],
    ['quinoa', 'kˈiːnwɑː'],
    // The r of a weak syllable is heard again before a vowel.
    ['battery', 'bˈæɾɚɹi'],
    ['around', 'ɚɹˈaʊnd'],
    ['about', 'ɐbˈaʊt'],
    ['inches', 'ˈɪntʃᵻz'],
    ['related', 'ɹᵻlˈeɪɾᵻd'],
    // No second stress beside the main one.
    ['laptop', 'lˈæptɑːp'],
    ['tomato', 'təmˈeɪɾoʊ'],
    ['button', 'bˈʌʔn̩'],
    ['before', 'bᵻfˈoːɹ'],
    ['north', 'nˈɔːɹθ'],
    ['popular', 'pˈɑːpjʊlɚ'],
    ['million', 'mˈɪliən'],
    ['rafflesia', 'ɹəflˈɛsiə'],
  ])('says %s as %s', (word, sounds) => {
    expect(phonemesOf(word)).toBe(sounds);
  });

  it('says the first sound of "unfinished" clearly, and not that of "until"', () => {
    expect(phonemesOf('unfinished')).toMatch(/^ʌn/);
    expect(phonemesOf('until')).toMatch(/^ən/);
  });

  it('says "the" as before a vowel where one follows', () => {
    expect(phonemesOf('the', 'apple')).toBe('ði');
    expect(phonemesOf('the', 'unit')).toBe('ðə');
  });

  it('says small words lightly while others follow, and joins them by their r', () => {
    expect(phonemesOf('before', 'noon')).toBe('bᵻfˌoːɹ');
    expect(phonemesOf('up', '.')).toBe('ˈʌp');
    expect(phonemesOf('over', 'again')).toBe('ˌoʊvɚɹ');
    expect(phonemesOf('water', 'is')).toBe('wˈɔːɾɚɹ');
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
    for (const [word, phonemes] of words) {
      for (const sound of phonemes.split(' '))
        expect([word, sound]).toEqual([word, expect.stringMatching(sounds)]);
      expect([word, phonemes.match(/1/g)?.length]).toEqual([word, 1]);
    }
  });
});
