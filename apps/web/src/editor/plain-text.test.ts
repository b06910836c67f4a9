import { expect, it } from 'vitest';
import { isFormatted, plainText, retyped, textOf } from './plain-text.ts';

it.each([
  ['Double click to edit', 'Double click to edit'],
  ['one<br>two', 'one\ntwo'],
  ['<p>one</p><p>two</p>', 'one\ntwo'],
  ['<b>bold</b> &amp; &lt;plain&gt; &#39;x&#x27;', "bold & <plain> 'x'"],
  ['2 < 3 &unknown;', '2 < 3 &unknown;'],
])('reads %j as %j', (html, words) => {
  expect(plainText(html)).toBe(words);
});

it.each(['', 'a < b & c > d', 'line\nline', '<script>alert(1)</script>', '&amp;'])(
  'shows %j as it was typed',
  (words) => {
    expect(plainText(textOf(words))).toBe(words);
  },
);

it('knows what it would lose', () => {
  expect(isFormatted('plain<br>words')).toBe(false);
  expect(isFormatted('<p>one</p><p>two</p>')).toBe(false);
  expect(isFormatted('<b>bold</b>')).toBe(true);
  expect(isFormatted('<p>one <i>two</i></p>')).toBe(true);
  expect(
    isFormatted('<p style="text-align:right">one</p><p style="text-align:right">two</p>'),
  ).toBe(false);
});

it.each([
  ['<p style="text-align: right">one</p>', 'two', '<p style="text-align:right">two</p>'],
  ['<p style="text-align:center">a</p>', 'b\n\nc < d', null],
  ['<b>one</b>', 'two', 'two'],
])('keeps where words stand when %j is typed anew', (html, words, kept) => {
  const text = retyped(html, words);
  if (kept !== null) expect(text).toBe(kept);
  expect(plainText(text)).toBe(words);
});
