import { expect, it } from 'vitest';
import { chaptersInDescription, readChapters, writeChapters } from './chapter-lines.ts';
import { filmChapters } from './film-chapters.ts';

it('reads chapters as people write them on video sites, in the order of the film', () => {
  const written = '0:00 Hello\n\n1:02:05 - The end\n 1:30  The offer ';
  const { chapters, problem } = readChapters(written, null);
  expect(problem).toBeUndefined();
  expect(chapters).toEqual([
    { start_seconds: 0, title: 'Hello' },
    { start_seconds: 90, title: 'The offer' },
    { start_seconds: 3725, title: 'The end' },
  ]);
  expect(readChapters(writeChapters(chapters), null).chapters).toEqual(chapters);
});

it.each([
  [
    '0:00 Hello\nsoon: the offer',
    '“soon: the offer” is not a chapter. Write it like this: 1:30 The offer',
  ],
  ['0:00 Hello\n2:00 Too late', '“2:00 Too late” begins after the end of the video.'],
  ['0:00 Hello\n0:00 Again', 'Two chapters begin at 0:00.'],
])('names the line that cannot be a chapter, and keeps the others: %j', (text, problem) => {
  const chapters = [{ start_seconds: 0, title: 'Hello' }];
  expect(readChapters(text, 60)).toEqual({ chapters, problem });
});

it('finds the chapters that a description names, and takes one time in a sentence for none', () => {
  expect(chaptersInDescription('A talk\n\n0:00 Hello\n1:00 Bees', 90)).toHaveLength(2);
  expect(chaptersInDescription('It begins at\n9:00 every day', 90)).toEqual([]);
});

it('makes chapters of the titles of slides, but not of slides that nobody named or that pass quickly', () => {
  const slide = (title: string | undefined, duration: number) => ({ title, duration, items: [] });
  const film = (...frames: readonly object[]) => filmChapters({ frames } as never);
  expect(
    film(
      slide('Hello', 6),
      slide('Hello', 4),
      slide('Slide #3', 5),
      slide('Paris', 3),
      slide('Rome', 9),
    ),
  ).toEqual([
    { start_seconds: 0, title: 'Hello' },
    { start_seconds: 15, title: 'Paris' },
  ]);
  expect(film(slide('Hello', 6), slide(undefined, 4))).toEqual([]);
});
