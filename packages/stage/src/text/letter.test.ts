import { expect, it } from 'vitest';
import { lettersOf } from './letter.ts';

const base = {
  bold: false,
  italic: true,
  underline: false,
  color: '#000',
  gradient: undefined,
};
const isSlanted = (family: string, text: string) =>
  lettersOf({ runs: [{ text, style: {} }] }, { ...base, family }, 80).map(({ ink }) => ink.slanted);

it('slants the upright letters of a font that has no italic ones, and no others', () => {
  expect(isSlanted('Sen', 'A')).toEqual([true]);
  expect(isSlanted('Roboto', 'A')).toEqual([false]);
  expect(isSlanted('Sen', '🎉')).toEqual([false]);
});
