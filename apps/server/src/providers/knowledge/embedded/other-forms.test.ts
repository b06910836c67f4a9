import { expect, it } from 'vitest';
import { otherForms } from './other-forms.ts';

it.each([
  ['things to pack for a beach holiday', 'beach vacation packing'],
  ['what to bring on a camping trip', 'camping trip packing list'],
  ['holiday packing', 'vacation packing'],
  ['colour theory', 'color theory'],
])('“%s” is also looked for as “%s”', (typed, plain) => {
  expect(otherForms(typed.split(' '))).toContain(plain);
});
