import { describe, expect, it } from 'vitest';
import type { ScriptPart } from '../script.ts';
import { themeList } from '../themes/theme-list.ts';
import { composeSlide } from './compose-slide.ts';

const announcement: ScriptPart = {
  id: 'item-0-number',
  role: 'number',
  layout: 'title',
  number: 10,
  isWordsAlone: true,
  lines: [
    {
      id: 'name',
      text: 'See a doctor',
      spoken: '',
      media: [],
      picture: { style: 'studio', objects: [], seed: 'a' },
    },
  ],
};

describe('an item of words alone', () => {
  it.each([
    { width: 1920, height: 1080 },
    { width: 1080, height: 1920 },
    { width: 720, height: 720 },
  ])('has a large number above its name, in $width × $height', (size) => {
    for (const theme of themeList) {
      for (const index of [1, 2]) {
        const items = composeSlide(announcement, {
          ...size,
          theme,
          index,
          seconds: 4,
          lineTimes: [],
          wordTimes: [],
        });
        const number = items.find(({ type, ident }) => type === 'text' && ident === 'number');
        const name = items.find(({ type, ident }) => type === 'text' && ident === 'title');
        expect(number).toBeDefined();
        expect((number?.height ?? 0) / Math.min(size.width, size.height)).toBeGreaterThan(0.1);
        // A figure has nothing below its line: the name comes nearer than the letters' box ends.
        expect((number?.y ?? 0) + (number?.height ?? 0) * 0.75).toBeLessThan(name?.y ?? 0);
      }
    }
  });
});
