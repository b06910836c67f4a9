import type { DraftItem } from '@reelwright/pictures';
import { expect, it } from 'vitest';
import type { ScriptLine, ScriptPart } from '../script.ts';
import { themeList } from '../themes/theme-list.ts';
import { composeSlide } from './compose-slide.ts';

const line = (icon: string, text: string, more: Partial<ScriptLine> = {}): ScriptLine => ({
  id: `contact-${icon}`,
  text,
  icon,
  spoken: '',
  media: [],
  picture: { style: 'studio', objects: ['teapot'], seed: 'a' },
  ...more,
});
const card: ScriptPart = {
  id: 'contact',
  role: 'contact',
  layout: 'contact',
  heading: 'Book your first class today',
  craft: { look: 'theme', light: 'own', move: 'in', isOther: false },
  lines: [
    line('name', 'Miller Bakery', {
      media: [{ url: '/media/logo.png', type: 'image', width: 400, height: 200 }],
      isWhole: true,
    }),
    line('website', 'miller-bakery.com'),
    line('phone', '+1 555 0134'),
  ],
};
const sizes = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
];

const boxOf = (items: readonly DraftItem[], id: RegExp) => {
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = items.find((item) => id.test(item.id ?? '')) ?? {};
  return { x, y, width, height };
};

it.each(sizes)(
  'says in $width × $height what to do, who it is and where, with the logo beside it',
  (size) => {
    for (const theme of themeList) {
      const frame = { ...size, theme, index: 3, seconds: 5, lineTimes: [], wordTimes: [] };
      const items = composeSlide(card, frame);
      const title = boxOf(items, /-title$/);
      const name = boxOf(items, /-bullet-1$/);
      const button = boxOf(items, /-bullet-2-tag$/);
      const phone = boxOf(items, /-bullet-3$/);
      expect(title.y + title.height, theme.id).toBeLessThan(name.y + name.height);
      expect(name.y, theme.id).toBeLessThan(button.y);
      expect(button.y, theme.id).toBeLessThan(phone.y);
      const logo = boxOf(items, /-shot-0$/);
      const isBeside = logo.x > button.x + button.width - 1 || logo.y > phone.y + phone.height - 1;
      expect(isBeside, theme.id).toBe(true);
    }
  },
);
