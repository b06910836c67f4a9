import type { DraftItem, PictureStyle } from '@reelwright/pictures';
import { describe, expect, it } from 'vitest';
import type { ScriptPart } from '../script.ts';
import { themeList } from '../themes/theme-list.ts';
import { composeSlide } from './compose-slide.ts';
import type { Box } from './slide-frame.ts';

const sizes = [
  { width: 1920, height: 1080 },
  { width: 720, height: 720 },
  { width: 1080, height: 1920 },
];
const figures = ['number', 'percent', 'timeline', 'versus', 'chart'] as const;
const text = 'Dough rests for a night before it meets the oven.';

const factWith = (style: PictureStyle): ScriptPart => ({
  id: 'fact',
  layout: 'heading_with_text_and_media',
  role: 'fact',
  heading: 'Neapolitan',
  lines: [
    {
      id: 'line',
      text,
      spoken: text,
      media: [],
      picture: {
        style,
        objects: ['pizza', 'tomato'],
        seed: 'a',
        words: ['1889', 'minutes'],
        values: [1889, 1950],
      },
    },
  ],
});

const spoken = text.split(' ').map((word, at) => ({
  text: word,
  startSeconds: 0.2 + at * 0.3,
  endSeconds: 0.45 + at * 0.3,
}));

const slides = themeList.flatMap((theme) =>
  sizes.flatMap((size) =>
    [1, 2].map((index) => ({
      ...size,
      theme,
      index,
      seconds: 5,
      lineTimes: [{ start: 0.2, end: 4 }],
      wordTimes: [spoken],
    })),
  ),
);

const isThereAtOnce = ({ timing, effects }: DraftItem) =>
  (timing?.startTime ?? 0) <= 0.05 &&
  (!effects?.in || effects.in.effect === 'none' || effects.in.effect.startsWith('settle-in'));

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: DraftItem): Box => ({
  x,
  y,
  width,
  height,
});

function overlap(a: Box, b: Box): boolean {
  // The room that texts have around them may touch.
  const room = Math.min(a.width, a.height) * 0.2;
  return (
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > room &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > room
  );
}

describe('a slide at the cut', () => {
  it('stands: picture, card and label are there, and the first words come at once', () => {
    for (const frame of slides) {
      const items = composeSlide(factWith('studio'), frame);
      const words = items.find(({ ident }) => ident === 'subtitle');
      for (const item of items)
        if (item !== words) expect(isThereAtOnce(item), `${frame.theme.id} ${item.id}`).toBe(true);
      expect(words).toMatchObject({ timing: { startTime: 0 }, effects: { break: 'words' } });
      const starts = words?.effects?.unitStarts as readonly number[];
      expect(starts).toHaveLength(spoken.length);
      expect(starts.slice(0, 3)).toEqual([0, 0, 0]);
      // Just before it is heard.
      expect(starts.at(-1)).toBeCloseTo(0.2 + 9 * 0.3 - 0.12);
    }
  });

  it.each(figures)('has what a picture of the style %s says beside the words', (style) => {
    for (const frame of slides) {
      const items = composeSlide(factWith(style), frame);
      const figures = items.filter(({ id, type }) => type === 'text' && id.includes('-shot-'));
      const isCard = frame.theme.words.kind === 'card';
      const words = items.filter(
        ({ id, ident, type }) =>
          (type === 'text' && ident !== undefined) || (isCard && id.endsWith('-calm')),
      );
      expect(figures.length).toBeGreaterThan(0);
      for (const figure of figures)
        for (const block of words)
          expect(
            overlap(boxOf(figure), boxOf(block)),
            `${frame.theme.id} ${frame.width}×${frame.height} ${figure.id} ${block.id}`,
          ).toBe(false);
    }
  });
});

it('shows the whole title in the first frame of a film, which is its thumbnail', () => {
  const title: ScriptPart = { ...factWith('place'), layout: 'title', role: 'title' };
  for (const slide of slides.slice(0, 12)) {
    const items = composeSlide(title, { ...slide, index: 0 });
    const waiting = items.filter(({ effects }) => effects?.unitStarts || effects?.in?.duration);
    expect(waiting.map(({ id }) => id)).toEqual([]);
  }
});
