import { expect, it } from 'vitest';
import { parseChangelog, readReleases } from './read-changelog.ts';
import { productVersion } from './version-handlers.ts';

it('reads versions and what is new in each, over several lines', () => {
  const text =
    '# What is new\n\nWords.\n\n## 1.1.0\n\n- **One** thing\n  more.\n- Two.\n\n## 1.0.0\n\n- First.\n';
  expect(parseChangelog(text)).toEqual([
    { version: '1.1.0', news: ['**One** thing more.', 'Two.'] },
    { version: '1.0.0', news: ['First.'] },
  ]);
});

it('the version that runs is the newest of which the book tells', async () => {
  const [newest] = await readReleases();
  expect(newest?.version).toBe(productVersion.replace(/\.\d+$/, '.0'));
  expect(newest?.news.length).toBeGreaterThan(0);
});
