import { describe, expect, it } from 'vitest';
import { isEmoji } from '../text/graphemes.ts';
import { fontFamilies, fontFilesFor, fontFilesOf, missingLetters } from './font-book.ts';

const choice = { family: 'Sen', bold: true, italic: false };

/** Everything assigned between two code points that is a letter or a sign, and no emoji. */
function block(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    .filter((letter) => /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(letter) && !isEmoji(letter))
    .join('');
}

describe('signs', () => {
  it.each([
    ['general punctuation', 0x2010, 0x205e],
    ['superscripts', 0x2070, 0x209c],
    ['currency', 0x20a0, 0x20c0],
    ['number forms', 0x2150, 0x218b],
    ['arrows', 0x2190, 0x21ff],
    ['maths', 0x2200, 0x22ff],
    ['enclosed letters and numbers', 0x2460, 0x24ff],
    ['boxes', 0x2500, 0x259f],
    ['shapes', 0x25a0, 0x25ff],
    ['weather, chess, cards', 0x2600, 0x26ff],
    ['dingbats', 0x2700, 0x27be],
    ['long arrows', 0x27f0, 0x27ff],
  ])('has a face for all of %s', (_, from, to) => {
    expect(missingLetters(block(from, to)).join('')).toBe('');
  });

  it('has what marketing lives on, the arrows of a text all in one face', () => {
    expect(missingLetters('★☆✓✔✗→▶●≥≠♥①‰⅓℃™€₹…')).toEqual([]);
    const fileFor = fontFilesFor(choice, '← ↑ → ↓');
    expect(new Set([...'←↑→↓'].map((letter) => fileFor(letter)?.name)).size).toBe(1);
  });

  it('offers nobody a font that holds only signs', () => {
    expect(fontFamilies.some(({ name }) => /Symbols|Math|DejaVu/.test(name))).toBe(false);
  });
});

describe('Chinese, Japanese, Korean', () => {
  it.each(['我们去公园吧', '今天天气很好。', '動画を作る', '東京', '안녕하세요', '「日本語」ABC'])(
    'sets all of %s in one face',
    (text) => {
      const cjk = [...text].filter((letter) => /[^A-Z]/.test(letter)).join('');
      expect(fontFilesOf(choice, text).filter(({ name }) => !name.startsWith('sen'))).toHaveLength(
        1,
      );
      expect(missingLetters(cjk)).toEqual([]);
    },
  );
});

describe('letters that the chosen font does not have', () => {
  it.each([
    ['Simplified Chinese', '我们去公园吧', 'noto-sans-sc chinese-simplified 700'],
    ['Traditional Chinese', '我們去學習', 'zen-kaku-gothic-new japanese 700'],
    ['Japanese', '動画を作る', 'zen-kaku-gothic-new japanese 700'],
    ['Korean', '안녕하세요', 'nanum-gothic korean 700'],
    ['Thai', 'สวัสดี', 'noto-sans-thai thai 700'],
    ['Arabic', 'مرحبا', 'noto-sans-arabic arabic 700'],
    ['Hebrew', 'שלום', 'noto-sans-hebrew hebrew 700'],
    ['Devanagari', 'नमस्ते', 'noto-sans devanagari 700'],
    ['Greek', 'Καλημέρα', 'noto-sans greek 700'],
    ['Cyrillic', 'Привет', 'noto-sans cyrillic 700'],
  ])('are set in a plain face: %s', (_, text, name) => {
    expect(fontFilesOf(choice, text).map((file) => file.name)).toEqual([name]);
  });
});
