import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Ways in which code came to write words its own way; what packages/english has for it. */
const ownWays = [
  { way: /charAt\(0\)\.toUpperCase\(\) \+|\[0\]\??\.toUpperCase\(\)\}/, home: 'capitalize' },
  { way: /\[aeiou\].*\? '?an'? : '?a\b/, home: 'withArticle' },
  { way: /=== 1 \? '' : 's'/, home: 'formatCount' },
];

it('capitals, articles and counts are written in one place', () => {
  const files = globSync('{apps/*/src,packages/*/src}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(2000);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return ownWays.filter(({ way }) => way.test(text)).map(({ home }) => `${file}: ${home}`);
  });
  expect(found).toEqual(['packages/english/src/capitals.ts: capitalize']);
});
