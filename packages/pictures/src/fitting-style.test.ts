import { describe, expect, it } from 'vitest';
import { fittingStyle } from './fitting-style.ts';
import { isBust, isPartOfPerson } from './people.ts';
import { pictureLayers } from './picture-layers.ts';
import type { Focus, PictureStyle } from './recipe.ts';

const styleOf = (style: PictureStyle, object: string) =>
  fittingStyle({ style, objects: [object], seed: 'a' });

describe('a style fits what it shows', () => {
  it.each([
    ['podium', 'cast-team-3', 'medallion'],
    ['place', 'woman-health-worker-dark', 'portrait'],
    ['sticker', 'cast-family-1', 'sticker'],
    ['macro', 'man-running-light', 'hills'],
    ['waves', 'sailboat', 'waves'],
    ['hills', 'dog-face', 'hills'],
    ['podium', 'trophy', 'podium'],
  ] as const)('%s of %s is drawn as %s', (style, object, drawn) =>
    expect(styleOf(style, object)).toBe(drawn),
  );

  it('has nobody who exercises behind a hill, or cut by the edge', () => {
    for (const pose of ['seated-stretch', 'bridge-pose', 'warrior-pose', 'push-up'])
      for (const style of ['macro', 'hills', 'spotlight'] as const)
        expect(['studio', 'bokeh', 'scene']).toContain(styleOf(style, pose));
  });

  it('puts what is never found on water or hills on firm ground', () => {
    for (const object of ['alarm-clock', 'toolbox', 't-shirt', 'laptop'])
      for (const style of ['waves', 'hills'] as const)
        expect(['studio', 'bokeh', 'scene']).toContain(styleOf(style, object));
  });
});

it('knows who ends at the chest, and whose head is all there is', () => {
  for (const name of ['cast-with-violin-2', 'cook', 'man-teacher-medium-light', 'people-hugging'])
    expect(isBust(name), name).toBe(true);
  for (const name of ['man-running-light', 'cooking', 'artist-palette', 'trophy'])
    expect(isBust(name), name).toBe(false);
  expect(isPartOfPerson('girl-medium')).toBe(true);
  expect(isPartOfPerson('woman-dancing-dark')).toBe(false);
});

it.each([
  ['wide', 1920, 1080, 'right'],
  ['wide', 1920, 1080, 'center'],
  ['square', 720, 720, 'center'],
  ['vertical', 1080, 1920, 'bottom'],
  ['vertical', 1080, 1920, 'top'],
] as const)(
  'people in a %s frame of %i × %i, seen to the %s, never float',
  (_, width, height, focus: Focus) => {
    const palette = {
      ground: '#4b3fb0',
      groundDeep: '#171238',
      accent: '#ffb84d',
      ink: '#ffffff',
      isDark: true,
    };
    const frame = { width, height, palette, focus, startTime: 0, endTime: 4 };
    for (const style of ['portrait', 'medallion'] as const) {
      const { subject } = pictureLayers({ style, objects: ['cast-team-1'], seed: 'a' }, frame, 'p');
      const [person, ledge] = subject;
      const foot = (person?.y ?? 0) + (person?.height ?? 0) * 0.93;
      expect(foot).toBeCloseTo(ledge?.y ?? height, 0);
    }
  },
);

it('comes not so near to a head that a square cuts it below the eyes', () => {
  const frame = {
    width: 720,
    height: 720,
    palette: {
      ground: '#4b3fb0',
      groundDeep: '#171238',
      accent: '#ffb84d',
      ink: '#ffffff',
      isDark: true,
    },
    focus: 'bottom',
    free: { x: 15, y: 400, width: 690, height: 310 },
    startTime: 0,
    endTime: 4,
  } as const;
  const { subject } = pictureLayers(
    { style: 'macro', objects: ['cat-face'], seed: 'a' },
    frame,
    'p',
  );
  const [head] = subject;
  const seen = (720 - (head?.y ?? 0)) / (head?.height ?? 1);
  expect(seen).toBeGreaterThan(0.85);
});
