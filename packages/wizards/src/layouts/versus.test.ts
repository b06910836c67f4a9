import { expect, it } from 'vitest';
import type { ScriptPart } from '../script.ts';
import { themeList } from '../themes/theme-list.ts';
import { composeSlide } from './compose-slide.ts';

const sides = (names: readonly string[]): ScriptPart => ({
  id: 'check',
  layout: 'versus',
  role: 'item',
  kicker: 'Stairs and trails',
  lines: names.map((label) => ({
    id: label,
    label,
    text: 'Light and close to you.',
    spoken: '',
    media: [],
    picture: { style: 'studio', objects: ['backpack'], seed: 'a', words: [], values: [] },
  })),
});

it.each([
  ['two', ['Daypack', 'Rolling suitcase']],
  ['three', ['Daypack', 'Hiking pack', 'Rolling suitcase']],
  ['four', ['Daypack', 'Hiking pack', 'Rolling suitcase', 'Duffel']],
])('has the name of a check above %s things, and never on one of them', (_, names) => {
  for (const theme of themeList) {
    const frame = {
      width: 1920,
      height: 1080,
      theme,
      index: 2,
      seconds: 4,
      lineTimes: [],
      wordTimes: [],
    };
    const items = composeSlide(sides(names), frame);
    const plate = items.find(({ id }) => id === 'check-plate');
    const discs = items.filter(({ id }) => id?.endsWith('-disc'));
    expect(discs).toHaveLength(names.length);
    const [left = 0, foot = 0] = [plate?.x, (plate?.y ?? 0) + (plate?.height ?? 0)];
    for (const { x = 0, y = 0, width = 0 } of discs) {
      const isBeside = x + width <= left || x >= left + (plate?.width ?? 0);
      expect(isBeside || y >= foot, `${theme.id} ${names.length}`).toBe(true);
    }
  }
});
