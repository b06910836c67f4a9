/**
 * Makes the words that captions show an emoji for: everyday names of things, what our picture words mean, where that is an
 * emoji, and emoji that are called by one word. Run with `node library/picture-words/make-emoji-words.ts`; the same every time.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const here = (path: string) => new URL(path, import.meta.url);
const chars = JSON.parse(
  readFileSync(here('../../node_modules/@iconify-json/noto/chars.json'), 'utf8'),
) as Readonly<Record<string, string>>;

/** Signs, letters and people are no accents; and these words mean too much else. */
const left = new Set(
  'mark on soon top back end free new up cool one two person man woman child adult older boy girl square circle button id ok vs abc wc sa a b o ab cl ng atm name badge left right down part family people male female plus minus divide multiply infinity key link hole foot leg bone hook ring match record label clip pin sign stop start note page bill date point face hand seat wing nail saw nut wood share lead second like order ground grounds mind save fall rule leaves styles'.split(
    ' ',
  ),
);

const emojiOf = new Map<string, string>();
for (const [points, name] of Object.entries(chars)) {
  const codes = points.split('-').map((code) => Number.parseInt(code, 16));
  const isShort = codes.length === 1 || (codes.length === 2 && codes[1] === 0xfe0f);
  if (!isShort || (codes[0] ?? 0) < 0x2600 || emojiOf.has(name)) continue;
  emojiOf.set(name, String.fromCodePoint(...codes));
}

const words = new Map<string, string>();
const add = (word: string, emoji: string) => {
  if (/^[a-z]{3,}$/.test(word) && !left.has(word) && !words.has(word)) words.set(word, emoji);
};
const linesOf = (file: string) =>
  readFileSync(here(file), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#') && line.includes(':'))
    .map((line) => {
      const [before = '', after = ''] = line.replace(/^~/, '').split(':');
      return { before: before.trim(), after: after.trim() };
    });
const wordsIn = (list: string) => list.split(',').map((word) => word.trim().toLowerCase());

// What can be seen goes before what is only meant.
for (const { before, after } of linesOf('things.txt')) {
  const emoji = emojiOf.get(before);
  if (emoji) for (const word of wordsIn(after)) add(word, emoji);
}
// A top hat is a hat; of other kinds a picture would be the wrong one.
for (const { before, after } of linesOf('kinds.txt')) {
  const [emoji, last = ''] = [emojiOf.get(before), before.split('-').at(-1)];
  if (emoji && before.includes('-') && wordsIn(after).includes(last)) add(last, emoji);
}
for (const { before, after } of linesOf('concepts.txt')) {
  const emoji = after
    .split(' ')
    .map((name) => emojiOf.get(name))
    .find(Boolean);
  if (emoji) for (const word of wordsIn(before)) add(word, emoji);
}
for (const [name, emoji] of emojiOf) add(name, emoji);

const byEmoji = Map.groupBy(words, ([, emoji]) => emoji);
const rows = [...byEmoji].map(([emoji, all]) => [emoji, all.map(([word]) => word).join(' ')]);
writeFileSync(
  here('../../packages/captions/src/emoji-words.json'),
  `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`,
);
