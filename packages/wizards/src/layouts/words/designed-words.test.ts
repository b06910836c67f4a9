import { findStay } from '@reelwright/motion';
import type { DraftItem } from '@reelwright/pictures';
import { describe, expect, it } from 'vitest';
import type { ScriptPart } from '../../script.ts';
import { themeCalled, themeList } from '../../themes/theme-list.ts';
import { composeSlide } from '../compose-slide.ts';
import { slideLights } from '../looks/slide-look.ts';
import { type WordsCraft, wordsLooks } from './words-craft.ts';

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 1080, height: 1080 },
];
const texts = [
  'A scarf forgives every mistake.',
  'About 400 people live here all year.',
  'Go to bed and get up at about the same time every day of the week.',
  'Adrenaline flows before you have thought.',
];

function words(text: string, wordsCraft: WordsCraft | undefined): ScriptPart {
  return {
    id: 'fact',
    role: 'fact',
    layout: 'title',
    heading: 'The first project',
    isWordsAlone: true,
    wordsCraft,
    lines: [
      {
        id: 'line',
        text,
        spoken: text,
        media: [],
        picture: { style: 'bokeh', objects: [], seed: 'a' },
      },
    ],
  };
}

const marks = [{ thing: 'scarf' }, { numeral: 10 }, {}];

function everySlide(
  look: WordsCraft['look'],
  check: (items: DraftItem[], size: Size, about: string) => void,
) {
  for (const [at, theme] of themeList.entries())
    for (const size of sizes)
      for (const [place, mark] of marks.entries()) {
        const text = texts[(at + place) % texts.length] ?? '';
        const light = slideLights[(at + place) % slideLights.length] ?? 'own';
        const craft = { look, light, isOther: at % 2 === 1, ...mark };
        const frame = { ...size, theme, index: 3, seconds: 5, lineTimes: [], wordTimes: [] };
        check(composeSlide(words(text, craft), frame), size, `${theme.id} ${size.width} ${text}`);
      }
}

type Size = (typeof sizes)[number];

const isText = ({ type, ident }: DraftItem) => type === 'text' && ident !== 'number';

describe('a slide of words alone', () => {
  it.each(wordsLooks)('designed as %s has all of its words in the frame, and large', (look) => {
    everySlide(look, (items, { width, height }, about) => {
      const sentence = items.filter(({ type, ident }) => type === 'text' && ident === 'title');
      expect(sentence.length, about).toBeGreaterThan(0);
      const least = Math.min(...sentence.map(({ font }) => font?.size ?? 0));
      expect(least / Math.min(width, height), about).toBeGreaterThan(0.07);
      for (const { x = 0, y = 0, width: wide = 0, height: high = 0 } of items.filter(isText)) {
        expect(x, about).toBeGreaterThan(0);
        expect(y, about).toBeGreaterThan(0);
        expect(x + wide, about).toBeLessThan(width);
        // On a phone apps lay their buttons over the lowest fifth.
        expect(y + high, about).toBeLessThan(height * (height > width ? 0.82 : 1));
      }
    });
  });

  it.each(wordsLooks)('designed as %s keeps what belongs to its item off its words', (look) => {
    everySlide(look, (items, _, about) => {
      const thing = items.find(({ id }) => id === 'fact-thing');
      if (!thing) return;
      const { x = 0, y = 0, width = 0, height = 0 } = thing;
      // The corners of its square are empty.
      const inner = { left: x + width * 0.16, top: y + height * 0.12 };
      for (const text of items.filter(({ type }) => type === 'text')) {
        const isBeside =
          (text.x ?? 0) + (text.width ?? 0) <= inner.left || (text.x ?? 0) >= x + width * 0.84;
        const isAbove = (text.y ?? 0) + (text.height ?? 0) <= inner.top;
        expect(isBeside || isAbove, `${about}: ${text.id}`).toBe(true);
      }
    });
  });

  it.each(wordsLooks)('designed as %s never stands still', (look) => {
    everySlide(look, (items, _, about) => {
      const isMoving = items.some(
        ({ type, effects }) => type !== 'text' && findStay(effects?.stay?.effect ?? '')?.infinite,
      );
      expect(isMoving, about).toBe(true);
    });
  });

  it('says its sentence once, whole, whichever word is large', () => {
    for (const look of wordsLooks)
      everySlide(look, (items, _, about) => {
        const said = items
          .filter(({ type, ident }) => type === 'text' && ident === 'title')
          .map(({ text = '' }) => text.replaceAll(/<[^>]*>/g, ''))
          .join(' ')
          .toLowerCase();
        expect(
          texts.map((text) => text.toLowerCase()),
          about,
        ).toContain(said);
      });
  });

  it('of a film of before, and on a ground that somebody chose, stays as it was', () => {
    const frame = { width: 1920, height: 1080, index: 3, seconds: 5, lineTimes: [], wordTimes: [] };
    const theme = themeCalled('arctic');
    const craft = { look: 'card', light: 'deep', isOther: false, thing: 'scarf' } as const;
    const [text = ''] = texts;
    const before = composeSlide(words(text, undefined), { ...frame, theme });
    expect(before.map(({ id }) => id)).not.toContain('fact-card');
    const chosen = { ...theme, hasWallpaper: true };
    expect(composeSlide(words(text, craft), { ...frame, theme: chosen })).toEqual(
      composeSlide(words(text, undefined), { ...frame, theme: chosen }),
    );
  });
});
