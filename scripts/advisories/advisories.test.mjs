import { expect, it } from 'vitest';
import { advisoriesIn, findAffected, isIn } from './advisories.mjs';

it.each([
  ['5.3.1', '>=5.0.0 <=5.3.1', true],
  ['5.3.2', '>=5.0.0 <=5.3.1', false],
  ['4.9.9', '>=5.0.0 <5.3.2 || <4.10.0', true],
  ['4.10.0', '>=5.0.0 <5.3.2 || <4.10.0', false],
  ['2.0.0-beta.1', '<2.0.0', true],
  ['2.0.0', '<=2.0.0-beta.9', false],
  ['1.0.0', '*', true],
  ['1.2.3', '=1.2.3', true],
])('knows whether %s is in %s', (version, range, expected) => {
  expect(isIn(version, range)).toBe(expected);
});

it('finds a broken package wherever it is installed, also under another name', () => {
  const lock = {
    packages: {
      '': { name: 'product', version: '1.0.0' },
      'node_modules/sturdy': { version: '2.0.0' },
      'node_modules/sturdy/node_modules/@scope/shaky': { version: '1.1.0' },
      'node_modules/alias': { name: '@scope/shaky', version: '1.0.0' },
      'apps/server': { name: '@scope/shaky', version: '1.0.0' },
    },
  };
  const audit = {
    vulnerabilities: {
      sturdy: { via: ['@scope/shaky'] },
      '@scope/shaky': {
        via: [
          { name: '@scope/shaky', range: '<1.2.0', title: 'It breaks', url: 'https://a.example' },
        ],
      },
    },
  };
  const found = findAffected(lock, advisoriesIn(audit));
  expect(found.map(({ path }) => path)).toEqual([
    'node_modules/sturdy/node_modules/@scope/shaky',
    'node_modules/alias',
  ]);
});
