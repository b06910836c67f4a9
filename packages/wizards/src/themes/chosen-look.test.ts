// What somebody changes of a theme, and what the film shows of it.
import { type Item, type ProjectData, Theme } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { contrast, mixColors, readColor } from '../color/colors.ts';
import { listicleWizard } from '../listicle/listicle-wizard.ts';
import { filmOf } from '../machine/film-of.ts';
import { lookOf } from './look-of.ts';
import { presetOf } from './preset-of.ts';
import { themeCalled, themeList } from './theme-list.ts';

type Preset = ReturnType<typeof presetOf>;

/** The film of the sample in a theme that somebody changed, saved and opened again. */
function filmWith(change: (preset: Preset) => Preset, name = 'evening-studio'): ProjectData {
  const theme = Theme.parse(JSON.parse(JSON.stringify(change(presetOf(themeCalled(name))))));
  return filmOf(listicleWizard, { ...listicleWizard.sampleAnswers(), theme });
}

const itemsOf = (film: ProjectData, ident: string): readonly Item[] =>
  film.frames.flatMap(({ items }) => items).filter((item) => item.ident === ident);

const textKinds = ['title', 'heading', 'subtitle', 'bullets-text'] as const;

function withEffects(
  kind: (typeof textKinds)[number],
  effects: object,
): (preset: Preset) => Preset {
  return (preset) =>
    Theme.parse({
      ...preset,
      [kind]: { ...preset[kind], effects: { ...preset[kind]?.effects, ...effects } },
    });
}

describe('special effects', () => {
  it('are those of the theme where nobody chose any', () => {
    const plain = filmWith((preset) => preset);
    const named = { ...listicleWizard.sampleAnswers(), theme: { name: 'evening-studio' } };
    expect(plain.frames).toEqual(filmOf(listicleWizard, named).frames);
  });

  it('have words come, stay and go as somebody chose, for as long as they chose', () => {
    const film = filmWith(
      withEffects('title', {
        in: { effect: 'bounce-in', duration: 900 },
        stay: { effect: 'sway', duration: 1500 },
        out: { effect: 'zoom-out', duration: 700 },
        break: 'chars',
      }),
    );
    const titles = itemsOf(film, 'title');
    expect(titles.length).toBeGreaterThan(1);
    for (const { effects } of titles) {
      expect(effects).toMatchObject({
        in: { effect: 'bounce-in', duration: 900 },
        stay: { effect: 'sway', duration: 1500 },
        out: { effect: 'zoom-out', duration: 700 },
        break: 'chars',
      });
    }
    // The others are as they were.
    const plain = filmWith((preset) => preset);
    expect(itemsOf(film, 'subtitle')).toEqual(itemsOf(plain, 'subtitle'));
  });

  it('are seen on the first slide too, which has everything at once otherwise', () => {
    const first = (film: ProjectData) =>
      film.frames[0]?.items.find(({ ident }) => ident === 'title')?.effects?.in?.effect;
    expect(first(filmWith((preset) => preset))).toBe('none');
    const chosen = withEffects('title', { in: { effect: 'bounce-in', duration: 900 } });
    expect(first(filmWith(chosen))).toBe('bounce-in');
  });

  it('keep sentences in the parts that somebody chose, however they are spoken', () => {
    const film = filmWith(withEffects('subtitle', { break: 'lines' }));
    for (const { effects } of itemsOf(film, 'subtitle')) {
      expect(effects?.break).toBe('lines');
      expect(effects?.unitStarts).toBeUndefined();
    }
  });

  it('move the pictures of the film, built-in ones too', () => {
    const media = {
      effects: { in: { effect: 'zoom-in', duration: 800 }, stay: { effect: 'none' } },
    };
    const film = filmWith((preset) => Theme.parse({ ...preset, media }));
    const pictures = film.frames
      .flatMap(({ items }) => items)
      .filter(({ id, type }) => type === 'image' && id.includes('shot'));
    expect(pictures.length).toBeGreaterThan(3);
    expect(pictures.some(({ effects }) => effects?.in?.effect === 'zoom-in')).toBe(true);
    for (const { effects } of pictures) expect(effects?.stay?.effect ?? 'none').toBe('none');
  });
});

describe('the size of words', () => {
  it('is what somebody chose, where there is room for it', () => {
    const withSize = (size: number) => (preset: Preset) =>
      Theme.parse({
        ...preset,
        subtitle: { ...preset.subtitle, font: { ...preset.subtitle?.font, size } },
      });
    const sizes = (film: ProjectData) =>
      itemsOf(film, 'subtitle').map(({ font }) => font?.size ?? 0);
    expect(new Set(sizes(filmWith(withSize(60))))).toEqual(new Set([60]));
    expect(Math.max(...sizes(filmWith(withSize(40))))).toBe(40);
    // Nothing stands larger than its slide has room for.
    const huge = filmWith(withSize(600));
    expect(Math.min(...sizes(huge))).toBeLessThan(600);
    for (const { x, y, width, height } of itemsOf(huge, 'subtitle')) {
      expect(x).toBeGreaterThanOrEqual(-1);
      expect(y).toBeGreaterThanOrEqual(-1);
      expect(x + width).toBeLessThanOrEqual(1921);
      expect(y + height).toBeLessThanOrEqual(1081);
    }
  });
});

describe('a picture as the background', () => {
  const image = '/library/places/forest-1.webp';
  const wallpaper = (preset: Preset): Preset =>
    Theme.parse({ ...preset, movie: { bg: { type: 'image', image } } });

  it('lies behind the film, and built-in pictures stand on it', () => {
    const film = filmWith(wallpaper);
    expect(film.movie.bg).toMatchObject({ type: 'image', image });
    const drawn = (one: ProjectData) =>
      one.frames.flatMap(({ items }) => items).filter(({ url }) => url?.includes('/grounds/'));
    expect(drawn(filmWith((preset) => preset)).length).toBeGreaterThan(2);
    expect(drawn(film).length).toBeLessThan(drawn(filmWith((preset) => preset)).length / 2);
  });

  it.each(themeList)('is tinted until the words of $label are read on it', (theme) => {
    const { ground, palette } = lookOf(wallpaper(presetOf(theme)));
    const tint = readColor(ground.tintColor);
    const ink = readColor(palette.ink);
    if (!tint || !ink) throw new Error('no colours');
    for (const worst of [readColor('#000000'), readColor('#ffffff')]) {
      if (!worst) throw new Error('no colour');
      const behind = mixColors(worst, tint, (ground.tintStrength ?? 0) / 100);
      expect(contrast(ink, behind)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('of a video goes the same way', () => {
    const video = '/library/backgrounds/aurora.mp4';
    const film = filmWith((preset) =>
      Theme.parse({ ...preset, movie: { bg: { type: 'video', video } } }),
    );
    expect(film.movie.bg).toMatchObject({ type: 'video', video });
    expect(film.movie.bg?.tintStrength).toBeGreaterThan(0);
  });
});

describe('pictures before the entries of a list', () => {
  it('are what somebody chose, or dots', () => {
    const url = '/library/bullets/bullet-7.png';
    const withBullet = (chosen: string) => (preset: Preset) =>
      Theme.parse({ ...preset, 'bullets-arrow': { url: chosen } });
    const look = (chosen: string) => lookOf(withBullet(chosen)(presetOf(themeCalled('bold-pop'))));
    expect(look(url).bulletUrl).toBe(url);
    expect(look('').bulletUrl).toBe('');
    expect(themeCalled('bold-pop').bulletUrl).not.toBe('');
  });
});
