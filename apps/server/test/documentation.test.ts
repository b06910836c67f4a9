import { readFileSync } from 'node:fs';
import { errorTable } from '@reelwright/contract';
import { formatLimit, limitTable, tiers } from '@reelwright/plans';
import { describe, expect, it } from 'vitest';
import { settingsTable } from '../src/settings/settings-table.ts';
import { limitRows } from './limit-rows.ts';

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

/** The cells of every table row whose first cell is code. */
function rows(markdown: string): string[][] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim()))
    .map(([name = '', ...rest]) => [name.replaceAll('`', ''), ...rest]);
}

describe('the documentation', () => {
  it('lists every error with its status and sentence, and no other', () => {
    const table = Object.entries(errorTable).map(([code, { status, sentence }]) => [
      code,
      String(status),
      sentence,
    ]);
    expect(rows(read('docs/errors.md'))).toEqual(table);
  });

  it('lists every setting with its default, and no other', () => {
    const table = Object.entries(settingsTable).map(([name, { shownDefault, about }]) => [
      name,
      shownDefault,
      about,
    ]);
    expect(rows(read('README.md'))).toEqual(table);
  });

  it('lists what one person can make the product do, and what happens beyond it', () => {
    expect(rows(read('docs/limits.md'))).toEqual(limitRows);
  });

  it('lists every limit of every plan, and no other', () => {
    const table = Object.entries(limitTable).map(([name, limit]) => [
      name,
      limit.words,
      ...tiers.map((tier) => formatLimit(limit, tier)),
    ]);
    expect(rows(read('docs/plans.md'))).toEqual(table);
  });
});
