import type { DraftItem } from '@reelwright/pictures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScriptPart } from '../script.ts';
import { themeList } from '../themes/theme-list.ts';
import { chunkLines } from './chunk-lines.ts';
import { composeSlide } from './compose-slide.ts';
import { layoutIds } from './layout-ids.ts';
import { layouts } from './layouts.ts';
import { slideLights, slideLooks, slideMoves } from './looks/slide-look.ts';
import { type Box, smallestWords } from './slide-frame.ts';

const sizes = [
  { width: 1920, height: 1080 },
  { width: 720, height: 720 },
  { width: 1080, height: 1920 },
  { width: 1000, height: 700 },
];

const sentences = fc
  .tuple(
    fc.constantFrom(
      'Hot water meets coffee. ',
      'Ω',
      '咖啡在早上最好喝',
      'القهوة الصباحية ',
      '☕️🥐 ',
      'A',
    ),
    fc.integer({ min: 1, max: 400 }),
  )
  .map(
    ([text, length]) =>
      text
        .repeat(Math.ceil(length / text.length))
        .slice(0, length)
        .trim() || 'A',
  );
const texts = fc.oneof(
  { weight: 3, arbitrary: fc.string({ minLength: 1, maxLength: 60 }) },
  sentences,
  fc.constant('Donaudampfschifffahrtsgesellschaftskapitänsmütze'),
);

const media = fc.constantFrom(
  { url: 'https://example.com/photo.jpg', type: 'image' as const },
  { url: 'https://example.com/clip.mp4', type: 'video' as const, startTime: 2, endTime: 6 },
  { url: '/library/pictures/place~hot-beverage~p.city~s.1.webp', type: 'image' as const },
);

const parts: fc.Arbitrary<ScriptPart> = fc.record({
  id: fc.constant('part'),
  layout: fc.constantFrom(...layoutIds),
  role: fc.constantFrom('item' as const, 'fact' as const, 'answer' as const, 'verdict' as const),
  heading: fc.oneof(texts, fc.constant('')),
  number: fc.integer({ min: 1, max: 20 }),
  kicker: fc.oneof(texts, fc.constant('')),
  prizeUrl: fc.constant('/library/prizes/trophy.png'),
  craft: fc.option(
    fc.record({
      look: fc.constantFrom(...slideLooks),
      light: fc.constantFrom(...slideLights),
      move: fc.constantFrom(...slideMoves),
      isOther: fc.boolean(),
    }),
    { nil: undefined },
  ),
  scores: fc.array(fc.record({ name: texts, points: fc.nat(20) }), { maxLength: 4 }),
  lines: fc.array(
    fc.record({
      id: fc.uuid(),
      text: fc.oneof(texts, fc.constant('')),
      label: fc.oneof(texts, fc.constant('')),
      isShownOnly: fc.boolean(),
      spoken: fc.constant(''),
      media: fc.array(media, { maxLength: 5 }),
      picture: fc.constant({ style: 'place' as const, objects: ['teapot'], seed: '1' }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

const slides = fc
  .record({
    part: parts,
    theme: fc.constantFrom(...themeList),
    size: fc.constantFrom(...sizes),
    index: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ part, theme, size, index }) => {
    const each = 2;
    const lineTimes = part.lines.map((_, at) => ({ start: at * each, end: (at + 1) * each }));
    const seconds = part.lines.length * each + 1;
    const frame = { ...size, theme, index, seconds, lineTimes, wordTimes: [] };
    return { part, frame, items: composeSlide(part, frame) };
  });

/** Digits stand in less than a line's height. */
const inkOf = (item: DraftItem): Box => {
  const box = boxOf(item);
  const less = item.ident === 'number' ? box.height * 0.2 : 0;
  return { ...box, y: box.y + less / 2, height: box.height - less };
};
const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: DraftItem): Box => ({
  x,
  y,
  width,
  height,
});
const texted = (items: readonly DraftItem[]) => items.filter(({ type }) => type === 'text');

function inFrame({ x, y, width, height }: Box, frame: { width: number; height: number }): boolean {
  const slack = 1;
  return (
    x >= -slack &&
    y >= -slack &&
    x + width <= frame.width + slack &&
    y + height <= frame.height + slack
  );
}

/** The room around letters may touch; letters may not. */
function overlap(first: Box, second: Box): boolean {
  const room = 26;
  return (
    Math.min(first.x + first.width, second.x + second.width) - Math.max(first.x, second.x) >
      2 * room &&
    Math.min(first.y + first.height, second.y + second.height) - Math.max(first.y, second.y) >
      2 * room
  );
}

const atOnce = (a: DraftItem, b: DraftItem) =>
  (a.timing?.startTime ?? 0) < (b.timing?.endTime ?? 0) - 0.01 &&
  (b.timing?.startTime ?? 0) < (a.timing?.endTime ?? 0) - 0.01;

describe('a composed slide', () => {
  it('keeps words inside of the frame and large enough, whatever is written', () => {
    fc.assert(
      fc.property(slides, ({ frame, items }) => {
        const smallest = Math.min(frame.width, frame.height) * smallestWords;
        for (const item of texted(items)) {
          if (item.text?.includes('undefined')) return false;
          if ((item.font?.size ?? 0) < smallest - 0.1) return false;
          if (item.effects?.in === undefined || !inFrame(boxOf(item), frame)) return false;
        }
        return true;
      }),
      { numRuns: 80 },
    );
  });

  it('lets no words lie on other words that stand at the same time', () => {
    fc.assert(
      fc.property(slides, ({ items }) => {
        const words = texted(items);
        return words.every((first, at) =>
          words
            .slice(at + 1)
            .every((second) => !atOnce(first, second) || !overlap(inkOf(first), inkOf(second))),
        );
      }),
      { numRuns: 80 },
    );
  });

  it('has ids of its own and times within the slide', () => {
    fc.assert(
      fc.property(slides, ({ frame, items }) => {
        const ids = items.map(({ id }) => id);
        const isTimed = items.every(
          ({ timing }) =>
            timing &&
            timing.startTime >= 0 &&
            timing.endTime <= frame.seconds + 0.001 &&
            timing.startTime <= timing.endTime,
        );
        return new Set(ids).size === ids.length && isTimed;
      }),
      { numRuns: 40 },
    );
  });

  it('puts words on the other side of the frame on the next slide', () => {
    const [theme] = themeList;
    if (!theme) throw new Error('no theme');
    const part = fc.sample(parts, { numRuns: 1, seed: 1 })[0];
    if (!part) throw new Error('no part');
    const left = (index: number) =>
      texted(
        composeSlide(
          { ...part, layout: 'heading_with_media', heading: 'Espresso' },
          { width: 1920, height: 1080, seconds: 5, theme, index, lineTimes: [], wordTimes: [] },
        ),
      )[0]?.x ?? 0;
    expect(left(2)).toBeLessThan(960);
    expect(left(3)).toBeGreaterThan(900);
  });

  it('cuts a chosen clip to its part and shows two pictures half-way each', () => {
    const [theme] = themeList;
    if (!theme) throw new Error('no theme');
    const line = {
      id: 'l',
      text: 'Two pictures.',
      spoken: 'Two pictures.',
      picture: { style: 'place' as const, objects: ['teapot'], seed: '1' },
      media: [
        {
          url: 'https://example.com/a.mp4',
          type: 'video' as const,
          startTime: 1,
          endTime: 4,
          volume: 20,
        },
        { url: 'https://example.com/b.jpg', type: 'image' as const },
      ],
    };
    const items = composeSlide(
      { id: 'p', layout: 'media_with_subtitle', role: 'fact', lines: [line] },
      {
        width: 1920,
        height: 1080,
        seconds: 6,
        theme,
        index: 1,
        lineTimes: [{ start: 0, end: 5.6 }],
        wordTimes: [],
      },
    );
    const [clip, photo] = items.filter(({ ident }) => ident === 'media');
    expect(clip).toMatchObject({
      type: 'video',
      startTime: 1,
      endTime: 4,
      volume: 20,
      timing: { startTime: 0, endTime: 3 },
    });
    expect(photo).toMatchObject({ type: 'image', timing: { startTime: 3, endTime: 6 } });
  });

  it('takes as many lines as the catalogue says', () => {
    expect(layouts.only_bullets.repeat).toEqual({ min: 1, max: 6 });
    expect(layouts.slideshow.repeat).toEqual({ min: 3, max: 5 });
    expect(layouts.title.repeat).toEqual({ min: 1, max: 5 });
  });
});

describe('texts divided into slides', () => {
  it('leaves up to three short ones together', () => {
    expect(chunkLines(['Beans', 'Water', 'Time'])).toEqual([['Beans', 'Water', 'Time']]);
    expect(chunkLines(['a', 'b', 'c', 'd'])).toHaveLength(2);
  });

  it('gives each slide about a hundred letters and loses no word', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem({ maxCount: 40 }), { maxLength: 8 }), (given) => {
        const slides = chunkLines(given);
        const words = (list: readonly string[]) => list.join(' ').split(/\s+/).filter(Boolean);
        expect(words(slides.flat())).toEqual(words(given));
        for (const slide of slides) expect(slide.join('').length).toBeLessThanOrEqual(150);
      }),
    );
  });
});

it.each(sizes)('shows a screenshot whole in $width x $height, standing still', (size) => {
  const picture = { style: 'bokeh' as const, objects: [], seed: '1' };
  const [theme] = themeList;
  if (!theme) throw new Error('no theme');
  for (const shape of [
    { width: 1600, height: 900 },
    { width: 500, height: 1100 },
  ]) {
    const media = [{ url: 'https://example.com/sales.png', type: 'image' as const, ...shape }];
    const line = { id: 'a', text: '', spoken: '', media, picture, isWhole: true };
    const part = {
      id: 'proof',
      layout: 'heading_with_text_and_media_side_by_side',
      role: 'proof',
      heading: 'Sales of the first month',
      lines: [line],
    } as const;
    const items = composeSlide(part, {
      ...size,
      theme,
      index: 1,
      seconds: 5,
      lineTimes: [],
      wordTimes: [],
    });
    const shown = items.find(({ url }) => url === media[0]?.url);
    if (!shown) throw new Error('no screenshot');
    expect(shown.scale).toBe('contain');
    expect(shown.effects?.stay).toBeUndefined();
    expect((shown.width ?? 0) / (shown.height ?? 1)).toBeCloseTo(shape.width / shape.height, 2);
    expect(inFrame(boxOf(shown), size)).toBe(true);
    for (const words of texted(items)) expect(overlap(boxOf(words), boxOf(shown))).toBe(false);
  }
});
