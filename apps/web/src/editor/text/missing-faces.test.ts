import { newTextItem } from '@reelwright/movie';
import { fontFamilies } from '@reelwright/stage';
import { expect, it } from 'vitest';
import { missingFaces } from './missing-faces.ts';

const full = fontFamilies.find(({ hasBold, hasItalic }) => hasBold && hasItalic)?.name ?? '';
const item = newTextItem('words');
const words = (text: string) => missingFaces({ ...item, text });

it('tells of words in other fonts too that they have no italic letters', () => {
  expect(words('Plain')).toEqual([]);
  const slanted = 'Sen has no italic letters: its upright ones are slanted.';
  expect(words('One <i>two</i>')).toEqual([slanted]);
  expect(words(`<i style="font-family: ${full}">one</i> two`)).toEqual([]);
  const inOther = { ...item, font: { ...item.font, family: full, styles: [], fg: 'color' } };
  const html = `One <i style="font-family: Sen">two</i>`;
  expect(missingFaces({ ...inOther, text: html } as typeof item)).toEqual([slanted]);
  // Then no word has a font of its own.
  const single = { ...inOther, text: html, singleStyle: true } as typeof item;
  expect(missingFaces(single)).toEqual([]);
});
