import { expect, it } from 'vitest';
import { phonemesOf } from '../embedded/phonemes.ts';
import { studioNumbers, studioSigns } from './studio-signs.ts';

it.each([
  ['day', 'dˈA'],
  ['cheese', 'ʧˈiz'],
  ['water', 'wˈɔTəɹ'],
  ['bird', 'bˈɜɹd'],
  ['more', 'mˈɔɹ'],
  ['little', 'lˈɪTᵊl'],
  ['button', 'bˈʌtᵊn'],
  ['a', 'ɐ'],
  ['about', 'əbˈWt'],
])('writes %s the way the studio voice was taught', (word, signs) => {
  expect(studioSigns(phonemesOf(word))).toBe(signs);
});

it('has a number for every sound we can write', () => {
  const words =
    'judge vision thing over joy now go yes hurry furniture tour related exam strength zoo fun use I the to';
  for (const word of words.split(' ')) {
    for (const sign of studioSigns(phonemesOf(word))) {
      expect(studioNumbers.has(sign), `${sign} of ${word}`).toBe(true);
    }
  }
});
