import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../setup/paths.mjs';
import { readSoakOptions, soakFiles } from './soak-files.mjs';

it('knows every test that has a long form', () => {
  const tests = globSync('{apps,packages,e2e}/**/*.test.ts', {
    cwd: repository,
    exclude: ['**/node_modules/**'],
  });
  const found = tests.filter((path) =>
    readFileSync(join(repository, path), 'utf8').includes('timesToTry('),
  );
  expect(found.toSorted()).toEqual(soakFiles.toSorted());
});

it('soaks all, a part, or for some minutes', () => {
  expect(readSoakOptions([])).toEqual({ share: 1, minutes: 0, files: soakFiles });
  expect(readSoakOptions(['0.1'])).toEqual({ share: 0.1, minutes: 0, files: soakFiles });
  expect(readSoakOptions(['saving', '--minutes', '20'])).toEqual({
    share: 0.05,
    minutes: 20,
    files: ['apps/server/test/saving.test.ts'],
  });
});

it('soaks every file that is named', () => {
  expect(readSoakOptions(['books', 'payments-random']).files).toEqual([
    'apps/server/test/books.test.ts',
    'apps/server/test/payments-random.test.ts',
  ]);
});
