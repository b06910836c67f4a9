import { newProjectData, newTextItem, readProjectData, type Slide } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { groundBehind } from './ground-behind.ts';

const { movie } = newProjectData();
const slideOf = (fields: object): Slide =>
  readProjectData({ frames: [{ id: 's', ...fields }] }).data.frames[0] as Slide;
const photo = { id: 'p', type: 'image', scaleX: 1, scaleY: 1, width: 1920, height: 1080 };

it.each([
  ['white paper', {}, 'light'],
  ['a dark colour', { background: { type: 'color', color: '#102030' } }, 'dark'],
  ['a light colour', { background: { type: 'color', color: 'papayawhip' } }, 'light'],
  ['a faint dark colour', { background: { type: 'color', color: '#000', opacity: 20 } }, 'light'],
  [
    'a dark gradient',
    {
      background: {
        type: 'gradient',
        gradient: 'linear-gradient(90deg, #000 0%, rgb(40, 0, 90) 100%)',
      },
    },
    'dark',
  ],
  ['a background picture', { background: { type: 'image', image: '/files/a.jpg' } }, 'picture'],
  ['a photo on the slide', { items: [photo] }, 'picture'],
  ['an arrow over all of it', { items: [{ ...photo, graphic: { kind: 'line' } }] }, 'light'],
  [
    'a dark shape on a photo',
    { items: [photo, { ...photo, id: 'q', graphic: { kind: 'shape', fill: '#102030' } }] },
    'dark',
  ],
  ['a small photo elsewhere', { items: [{ ...photo, width: 100, height: 100 }] }, 'light'],
])('finds what is behind a new text: %s', (_, fields, ground) => {
  expect(groundBehind(newTextItem('t'), slideOf(fields), movie)).toBe(ground);
});

it('looks at the movie where the slide has no background of its own', () => {
  const bg = { ...movie.bg, type: 'color' as const, color: '#000' };
  expect(groundBehind(newTextItem('t'), slideOf({}), { ...movie, bg })).toBe('dark');
});
