import { readProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { roundedPath } from '../film-parts.ts';
import { deviceFrames } from './device-frames.ts';
import { screenshotMovie, shownAddress } from './screenshot-movie.ts';

const answers = {
  picture: '/page.webp',
  address: 'https://www.example.com/shop/',
  words: 'Our new shop',
  frame: 'laptop',
  size: 'wide',
  seconds: 10,
  ground: '#ffffff',
} as const;

it('shows the page in every frame and size, inside of the film, and it can be saved', () => {
  for (const { id: frame } of deviceFrames) {
    for (const size of ['wide', 'square', 'vertical'] as const) {
      const film = screenshotMovie({ ...answers, frame, size });
      expect(readProjectData(JSON.parse(JSON.stringify(film))).data).toEqual(film);
      const { width, height } = film.movie.size;
      const page = film.frames[0]?.items.find(({ id }) => id === 'page');
      expect(page).toMatchObject({ scroll: { startTime: 1, endTime: 9 } });
      for (const item of film.frames[0]?.items ?? []) {
        expect(item.x).toBeGreaterThanOrEqual(0);
        expect(item.x + item.width).toBeLessThanOrEqual(width);
        expect(item.y + item.height).toBeLessThanOrEqual(height);
      }
    }
  }
});

it('lays the shadow of a tall frame close to it, so that it does not look like a thicker rim', () => {
  const { frames } = screenshotMovie({ ...answers, frame: 'phone', size: 'vertical' });
  const find = (wanted: string) => frames[0]?.items.find(({ id }) => id === wanted);
  const [rim, shadow] = [find('rim'), find('shadow')];
  const drop = (shadow?.y ?? Number.NaN) - (rim?.y ?? 0);
  expect(drop).toBeGreaterThan(0);
  expect(drop).toBeLessThan((rim?.width ?? 0) * 0.05);
});

it('draws a shape in the same way wherever it stands', () => {
  const size = { width: 200, height: 100 };
  expect(roundedPath({ ...size, x: 70, y: 30 } as typeof size, 10)).toBe(roundedPath(size, 10));
});

it('writes addresses as browsers do', () => {
  expect(shownAddress('https://www.example.com/shop/')).toBe('example.com/shop');
  expect(shownAddress(' example.com ')).toBe('example.com');
});
