import { readProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { clipFilm } from './clip-film.ts';

const clip = {
  url: '/media/clip.mp4',
  title: 'My tea.mp4',
  duration: 42.5,
  width: 1080,
  height: 1920,
};

it('makes a film of a clip, as long as it is and in its shape, that can be saved', () => {
  const made = clipFilm(clip);
  if (!('film' in made)) throw new Error(made.problem);
  expect(made.film.movie.size).toMatchObject({ width: 1080, height: 1920 });
  expect(made.film.frames[0]).toMatchObject({ duration: 42.5, title: 'My tea' });
  expect(readProjectData(JSON.parse(JSON.stringify(made.film))).data).toEqual(made.film);
});

it('plays the chosen part of a clip alone', () => {
  const made = clipFilm({ ...clip, startTime: 10, endTime: 15 });
  expect(made).toMatchObject({
    film: { frames: [{ duration: 5, items: [{ startTime: 10, endTime: 15 }] }] },
  });
});

it.each([
  [{ duration: 601 }, /up to 10 minutes/],
  [{ duration: undefined }, /how long/],
  [{ url: 'https://www.youtube.com/watch?v=abcdefghijk' }, /upload the MP4/],
])('says why a clip cannot be taken: %j', (changes, problem) => {
  expect(clipFilm({ ...clip, ...changes })).toEqual({ problem: expect.stringMatching(problem) });
});
