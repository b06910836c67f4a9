import { expect, it } from 'vitest';
import type { ScriptPart } from '../script.ts';
import { themeList } from '../themes/theme-list.ts';
import { composeSlide } from './compose-slide.ts';
import { smallestWords } from './slide-frame.ts';

it('has points in a square in letters that a phone can show, whatever the theme', () => {
  const texts = [
    'A free first talk before you sign up for anything',
    'A plan for your body, your goals, your week',
    'Someone who watches how you do it',
  ];
  const part: ScriptPart = {
    id: 'part',
    role: 'fact',
    layout: 'heading_with_bullets',
    heading: 'What to look for',
    lines: texts.map((text, at) => ({
      id: `line-${at}`,
      text,
      spoken: text,
      media: [],
      picture: { style: 'studio', objects: ['bread'], seed: 'a' },
    })),
  };
  const smallest = themeList.map((theme) => {
    const items = composeSlide(part, {
      width: 1080,
      height: 1080,
      theme,
      index: 1,
      seconds: 6,
      lineTimes: texts.map((_, at) => ({ start: at * 2, end: at * 2 + 2 })),
      wordTimes: [],
    });
    const sizes = items
      .filter(({ ident }) => ident === 'bullets-text')
      .map(({ font }) => font?.size ?? 0);
    expect(sizes, theme.id).toHaveLength(texts.length);
    const pictures = items.filter(({ id }) => /-subject$|-shot-0$/.test(id));
    expect(pictures.length, theme.id).toBeGreaterThan(0);
    return Math.min(...sizes) / 1080;
  });
  expect(Math.min(...smallest)).toBeGreaterThanOrEqual(smallestWords);
  // Some themes have wide letters, a typewriter the widest.
  expect(smallest.filter((size) => size < 0.05).length).toBeLessThan(themeList.length / 3);
});
