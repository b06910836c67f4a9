import { findEntrance, findStay, findTextEffect, slideTransition } from '@reelwright/motion';
import { describe, expect, it } from 'vitest';
import { contrast, readColor } from '../color/colors.ts';
import { composeSlide } from '../layouts/compose-slide.ts';
import { groundTone, shadedTone, sheetTone } from '../layouts/tone.ts';
import { lookOf } from './look-of.ts';
import { presetOf } from './preset-of.ts';
import { themeList } from './theme-list.ts';

describe('themes', () => {
  it('are many, and the five free ones stay first', () => {
    expect(themeList.length).toBeGreaterThanOrEqual(24);
    expect(new Set(themeList.map(({ id }) => id)).size).toBe(themeList.length);
    expect(themeList.slice(0, 5).map(({ id }) => id)).toEqual([
      'evening-studio',
      'fresh-morning',
      'deep-sea',
      'newsprint',
      'bold-pop',
    ]);
  });

  it('look different: no two share their faces, their colours or all of their shapes', () => {
    const of = (write: (theme: (typeof themeList)[number]) => unknown) =>
      new Set(themeList.map((theme) => JSON.stringify(write(theme)))).size;
    expect(of(({ title, subtitle }) => [title.font.family, subtitle.font.family])).toBe(
      themeList.length,
    );
    expect(of(({ palette }) => palette)).toBe(themeList.length);
    expect(
      of(({ words, number, kicker, decor }) => [words, number, kicker, decor]),
    ).toBeGreaterThan(20);
  });

  it.each(themeList)('$label names motions that the catalogue has', (theme) => {
    for (const { effects } of [theme.title, theme.heading, theme.subtitle, theme.bullets]) {
      expect(findEntrance(effects.in?.effect ?? '')).toBeDefined();
      if (effects.effect) expect(findTextEffect(effects.effect)).toBeDefined();
    }
    for (const stay of theme.media.stays) expect(findStay(stay)).toBeDefined();
    expect(findEntrance(theme.photo.in)).toBeDefined();
    if (theme.transition.type !== 'css') throw new Error('Themes of ours change slides by motion.');
    expect(slideTransition(theme.transition.out, theme.transition.in)).toBeDefined();
  });

  it.each(themeList)(
    '$label has words that are read on its ground, its sheet and any picture',
    (theme) => {
      for (const tone of [groundTone(theme), sheetTone(theme), shadedTone(theme)]) {
        for (const color of [tone.ink, tone.accent]) {
          const found = readColor(color);
          const worst = Math.min(
            ...tone.grounds.map((ground) => (found ? contrast(found, ground) : 0)),
          );
          expect(worst).toBeGreaterThanOrEqual(4.5);
        }
      }
    },
  );
});

describe('a saved theme', () => {
  it.each(themeList)('gives $label back as it was', (theme) => {
    expect(lookOf(JSON.parse(JSON.stringify(presetOf(theme))))).toEqual(theme);
  });

  it('keeps what the person changed', () => {
    const [theme] = themeList;
    if (!theme) throw new Error('no theme');
    const preset = presetOf(theme);
    const look = lookOf({
      ...preset,
      title: {
        ...preset.title,
        font: { family: 'Lobster', styles: [], fg: 'color', color: '#ff0000' },
      },
      movie: { bg: { ...preset.movie?.bg, type: 'color', color: '#fafafa' } as never },
      transition: { type: 'video', url: '/library/transitions/paint.webm' },
    });
    expect(look.title.font).toEqual({ family: 'Lobster', styles: [], color: '#ff0000' });
    expect(look.heading).toEqual(theme.heading);
    expect(look.palette).toMatchObject({ ground: '#fafafa', isDark: false, ink: '#16181d' });
    expect(look.transition).toEqual({ type: 'video', url: '/library/transitions/paint.webm' });
  });

  it('gives letters a gradient that can be read wherever they stand', () => {
    const [theme] = themeList;
    if (!theme) throw new Error('no theme');
    const preset = presetOf(theme);
    const gradient = 'linear-gradient(90deg, #ffd166 0%, #101010 100%)';
    const font = { family: 'Sen', styles: [], fg: 'gradient' as const, gradient };
    const look = lookOf({ ...preset, title: { ...preset.title, font } });
    expect(look.title.font.gradient).toBe(gradient);
    expect(look.heading.font.gradient).toBeUndefined();
    const part = { id: 'a', layout: 'title', role: 'title', heading: 'Hello', lines: [] } as const;
    const frame = { width: 1920, height: 1080, seconds: 5, theme: look, index: 0 };
    const letters = composeSlide(part, { ...frame, lineTimes: [], wordTimes: [] }).find(
      ({ type }) => type === 'text',
    );
    expect(letters?.font).toMatchObject({ fg: 'gradient' });
    // The yellow stays; black on a dark ground becomes light.
    expect(letters?.font?.gradient).toMatch(/^linear-gradient\(90deg, #ffd166 0%, #/);
    expect(letters?.font?.gradient).not.toContain('#101010');
  });

  it('is the first of ours where none was chosen, or an unknown one', () => {
    expect(lookOf(undefined)).toBe(themeList[0]);
    expect(lookOf({ name: 'gone' }).id).toBe(themeList[0]?.id);
  });
});

it('no theme puts a thing before the entries of a list: a bakery has no cacti', () => {
  const neutral = ['', '/library/objects/check-mark-button.png', '/library/objects/pushpin.png'];
  for (const { id, bulletUrl } of themeList) expect(neutral, id).toContain(bulletUrl);
});
