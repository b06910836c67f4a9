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
  ])(
    'has a number as large as a picture, and its name beside or above it, in $width × $height',
    (size) => {
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
          expect((number?.height ?? 0) / Math.min(size.width, size.height)).toBeGreaterThan(0.25);
          const isBeside = (name?.x ?? 0) + (name?.width ?? 0) <= (number?.x ?? 0);
          const isAbove = (name?.y ?? 0) + (name?.height ?? 0) * 0.8 <= (number?.y ?? 0);
          expect(isBeside || isAbove, theme.id).toBe(true);
          for (const { x = 0, width = 0, y = 0, height = 0 } of [number ?? {}, name ?? {}]) {
            expect(x).toBeGreaterThan(0);
            expect(x + width, theme.id).toBeLessThanOrEqual(size.width);
            expect(y).toBeGreaterThan(0);
            expect(y + height, theme.id).toBeLessThanOrEqual(size.height);
          }
        }
      }
    },
  );
});
