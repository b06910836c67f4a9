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

const heardOf = (names: readonly string[], at: number): ScriptPart => {
  const part = sides(names);
  return {
    ...part,
    craft: { look: 'theme', light: 'own', move: 'in', isOther: true },
    lines: part.lines.map((line, place) =>
      place === at ? line : { ...line, text: '', comesLater: line.text, isShownOnly: true },
    ),
  };
};

it('has large words where one of two is heard, on a phone and with every other check of a wide film', () => {
  for (const theme of themeList)
    for (const size of [
      { width: 1080, height: 1920 },
      { width: 1920, height: 1080 },
    ])
      for (const at of [0, 1]) {
        const frame = { ...size, theme, index: 2, seconds: 4, lineTimes: [], wordTimes: [] };
        const items = composeSlide(heardOf(['Daypack', 'Rolling suitcase'], at), frame);
        const said = items.find(({ ident }) => ident === 'subtitle');
        const unit = Math.min(size.width, size.height);
        expect((said?.font?.size ?? 0) / unit, `${theme.id} ${at}`).toBeGreaterThan(0.075);
        expect(items.filter(({ id }) => /-picture$/.test(id ?? ''))).toHaveLength(2);
        const thing = items.find(({ id }) => id === `check-${at + 1}-picture`);
        const isApart =
          (said?.y ?? 0) + (said?.height ?? 0) * 0.94 <= (thing?.y ?? 0) ||
          (said?.x ?? 0) + (said?.width ?? 0) <= (thing?.x ?? 0) + (thing?.width ?? 0) * 0.12 ||
          (said?.x ?? 0) >= (thing?.x ?? 0) + (thing?.width ?? 0) * 0.88;
        expect(isApart, `${theme.id} ${size.width} ${at}`).toBe(true);
      }
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

it('cuts no thing by the edge of a square, however near it comes while it stands', () => {
  const nearest = 1.2 ** 1.15;
  for (const theme of themeList)
    for (const at of [0, 1]) {
      const frame = {
        width: 1080,
        height: 1080,
        theme,
        index: 2,
        seconds: 4,
        lineTimes: [],
        wordTimes: [],
      };
      const items = composeSlide(heardOf(['Yoga', 'Pilates'], at), frame);
      const things = items.filter(({ id }) => id?.endsWith('-picture'));
      expect(things).toHaveLength(2);
      for (const { x = 0, width = 0 } of things)
        expect(x + width / 2 - (width * nearest) / 2, theme.id).toBeGreaterThanOrEqual(0);
    }
});
