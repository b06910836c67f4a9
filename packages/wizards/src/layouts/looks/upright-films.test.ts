import type { DraftItem } from '@reelwright/pictures';
import { describe, expect, it } from 'vitest';
import { colorOf, contrast } from '../../color/colors.ts';
import { themeList } from '../../themes/theme-list.ts';
import { smallestWords } from '../slide-frame.ts';
import { withCraft } from './choose-craft.ts';
import { filmOfAllKinds, phone, slidesOf } from './film-of-all-kinds.ts';
import { uprightPlans } from './slide-look.ts';

const seeds = Array.from({ length: 30 }, (_, at) => `topic ${at}`);

/** Films of all compositions in all themes. */
const slides = seeds.flatMap((seed, at) => {
  const theme = themeList[at % themeList.length];
  if (!theme) throw new Error('There are no themes.');
  return slidesOf(seed, 3, { theme }).map((slide) => ({ ...slide, seed, theme }));
});

/** Letters without the room around them; what is drawn inside of pictures keeps to their room. */
const wordsIn = (items: readonly DraftItem[]) =>
  items
    .filter(({ type, id }) => type === 'text' && !id.includes('-shot-'))
    .map((item) => {
      const { x = 0, y = 0, width = 0, height = 0 } = item;
      const padding = Math.min(25, Math.min(width, height) * 0.15);
      // A number has no strokes above its digits.
      const air = item.ident === 'number' ? (item.font?.size ?? 0) * 0.11 : 0;
      const right = x + width - padding;
      return { item, left: x + padding, top: y + padding + air, right, foot: y + height - padding };
    });

const compositionsOf = (seed: string) =>
  withCraft(filmOfAllKinds, seed, { edition: 3 }).map(({ craft }) => craft?.upright ?? 'none');

describe('upright films of today', () => {
  it('open in four ways, and each changes with its parts', () => {
    const opened = new Set(seeds.map((seed) => compositionsOf(seed)[0]));
    expect(opened).toEqual(new Set(uprightPlans));
    for (const seed of seeds)
      expect(new Set(compositionsOf(seed)).size, seed).toBeGreaterThanOrEqual(4);
  });

  it('show an answer where its question stood', () => {
    for (const seed of seeds) {
      const [question, answer] = (['question', 'answer'] as const).map((role) =>
        withCraft(filmOfAllKinds, seed, { edition: 3 }).find((part) => part.role === role),
      );
      expect(answer?.craft?.upright, seed).toBe(question?.craft?.upright);
    }
  });

  it('keep their words clear of what apps lay over them, and large enough', () => {
    const { width, height } = phone;
    for (const { items, part, seed, theme } of slides) {
      const name = `${seed} ${theme.id} ${part.id} ${part.craft?.upright}`;
      // Where words stand below the picture, apps have their buttons beside them.
      const isLow = part.craft?.upright === 'low' && items.some(({ id }) => id.endsWith('-calm'));
      const hasWordsBelow =
        part.layout !== 'question_mcq' && (isLow || items.some(({ id }) => id.endsWith('-field')));
      for (const { item, left, top, right, foot } of wordsIn(items)) {
        const place = `${name} ${item.id}`;
        expect(left, place).toBeGreaterThanOrEqual(width * 0.07);
        expect(top, place).toBeGreaterThanOrEqual(height * 0.115);
        expect(right, place).toBeLessThanOrEqual(width * 0.93);
        expect(foot, place).toBeLessThanOrEqual(height * 0.805);
        if (hasWordsBelow && top > height * 0.5)
          expect(right, place).toBeLessThanOrEqual(width * 0.852);
        expect(item.font?.size, place).toBeGreaterThanOrEqual(width * smallestWords - 0.1);
      }
    }
  });

  it('keep room for captions as films before', () => {
    const captionRoom = { above: 0, below: 260 };
    const drawn = (edition: number) =>
      slidesOf('topic 1', edition, { captionRoom })
        .filter(({ part }) => !part.isWordsAlone)
        .map(({ items }) => items);
    expect(drawn(3)).toEqual(drawn(2));
  });

  it('leave other shapes as they were', () => {
    for (const [width, height] of [
      [1920, 1080],
      [1080, 1350],
      [1080, 1080],
    ] as const)
      for (const seed of seeds.slice(0, 6)) {
        const drawn = (edition: number) =>
          slidesOf(seed, edition, { width, height }).map(({ items }) => items);
        expect(drawn(3), `${seed} ${width}:${height}`).toEqual(drawn(2));
      }
  });

  it('have words that are read on the field behind them', () => {
    for (const { items, part, seed, theme } of slides) {
      for (const { item, left, top, right, foot } of wordsIn(items)) {
        const before = items.slice(0, items.indexOf(item));
        const ground = before.findLast((below) => {
          const { x = 0, y = 0, width = 0, height = 0 } = below;
          return (
            solidColor(below) !== undefined &&
            x <= left + 1 &&
            y <= top + 1 &&
            x + width >= right - 1 &&
            y + height >= foot - 1
          );
        });
        const color = ground && solidColor(ground);
        const ink = item.font?.color;
        if (!color || !ink || ground?.id.endsWith('-disc')) continue;
        const place = `${seed} ${theme.id} ${part.id} ${part.craft?.upright} ${item.id} on ${ground.id}`;
        expect(contrast(colorOf(ink), colorOf(color)), place).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('have colours or a thing in the lowest fifth of numbers, scores and figures', () => {
    for (const { items, part, seed } of slides) {
      const isFigure = part.id.startsWith('figure') || part.layout === 'score';
      if (!isFigure) continue;
      expect(
        items.some(({ id }) => id.endsWith('-foot')),
        `${seed} ${part.id}`,
      ).toBe(true);
    }
  });
});

/** Of what is filled with one colour that nothing shows through. */
function solidColor({ bg }: DraftItem): string | undefined {
  const color = bg?.type === 'color' ? bg.color : bg?.blob?.fillColor;
  return color !== undefined && /^#[0-9a-f]{6}$/i.test(color) ? color : undefined;
}
