import { readProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { boxMovie, draggedBox } from './box-movie.ts';

const answers = {
  front: '/front.webp',
  side: '',
  color: '#2b2d42',
  ratio: 0.75,
  depth: 0.3,
  turnDeg: -30,
  tiltDeg: 8,
  motion: 'spin',
  seconds: 8,
  ground: '',
} as const;

it('makes a film that is saved and read as it is, and that one sees through where it has no ground', () => {
  const film = boxMovie(answers);
  expect(film.movie.clear).toBe(true);
  expect(readProjectData(JSON.parse(JSON.stringify(film))).data).toEqual(film);
  expect(boxMovie({ ...answers, ground: '#ffffff' }).movie.clear).toBeUndefined();
});

it('turns with the hand, all the way round, and is never seen from below', () => {
  expect(draggedBox(answers, { x: 0.25, y: 0 })).toEqual({ turnDeg: 30, tiltDeg: 8 });
  expect(draggedBox(answers, { x: 1, y: -1 })).toEqual({ turnDeg: -150, tiltDeg: 0 });
  expect(draggedBox(answers, { x: 0, y: 5 }).tiltDeg).toBe(30);
});
