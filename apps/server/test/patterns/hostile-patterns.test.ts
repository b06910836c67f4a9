import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { patternsInCode } from './patterns-in-code.ts';
import { slowestText } from './slowest-text.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Patterns that only ever see short texts, and why: they may try more than once what is never long. */
const shortTexts: Readonly<Record<string, number>> = {
  // A number of ours, written out.
  'packages/plans/src/format-limit.ts': 400,
  'packages/pictures/src/figure-in.ts': 400,
  // Cut by whoever asks.
  'packages/article/src/line-worth.ts': 400,
  // Texts that come along, and what the owner of an installation writes.
  'apps/server/src/providers/knowledge/embedded/dictionary-questions.ts': 1000,
  'apps/server/src/knowledge-files/parse-comparisons.ts': 1000,
  // What the owner types into one field.
  'apps/server/src/features/connections/settings-of-connection.ts': 1000,
  // A page of our own.
  'apps/server/src/http/web-pages.ts': 1000,
  // Drawings that come along.
  'apps/server/src/library/built-in/own-objects.ts': 1000,
  // What ffmpeg says.
  'apps/server/src/jury/measure-film.ts': 1000,
};

it('reads every text in a time that grows with its length, however hostile it is', () => {
  const found = patternsInCode(root, ['apps/server/src', 'packages/*/src']);
  expect(found.length).toBeGreaterThan(1500);
  const slow = found.flatMap(({ file, pattern }) => {
    const text = slowestText(pattern, shortTexts[file]);
    return text
      ? [
          `${file} ${pattern} takes ${text.times} times too long for ${text.length} letters: ${text.beginning}`,
        ]
      : [];
  });
  expect(slow).toEqual([]);
});

it('notices patterns that do not', () => {
  const isFast = (pattern: RegExp) => !slowestText(pattern);
  const slow = [/\s*\([^()]*\)/g, /(a+)+$/, /<[^>]*>/g, /^\d+\.?\d*$/, /^(?:<!--.*?-->\s*)*<svg/s];
  expect(slow.filter(isFast).map(String)).toEqual([]);
});
