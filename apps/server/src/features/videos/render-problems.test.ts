import { newProjectData, ProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { growthOf, maxGrowth } from '../../../test/processor-ms.ts';
import { listedProblems, maxProblemsListed, problemsOf } from './render-problems.ts';

const missing = (slide: number, picture: number) => `https://example.com/${slide}/${picture}.png`;

/** As many slides of as many pictures as a free project may have, and none of them is there. */
function hostileMovie(slides: number, pictures: number): ProjectData {
  const frames = Array.from({ length: slides }, (_, slide) => ({
    id: `s${slide}`,
    duration: 1,
    items: Array.from({ length: pictures }, (_, picture) => ({
      id: `i${slide}-${picture}`,
      type: 'image' as const,
      url: missing(slide, picture),
    })),
  }));
  return ProjectData.parse({ ...newProjectData(), frames });
}

it('tells of 18,000 missing pictures in one walk: another one for each took minutes', () => {
  const movies = { 1: hostileMovie(5, 900), 4: hostileMovie(20, 900) };
  const tell = (movie: ProjectData) => {
    const { ofStage } = problemsOf(movie);
    const found = movie.frames.flatMap(({ items }) =>
      items.map(({ url = '' }) => ofStage({ kind: 'missing-picture', url })),
    );
    return listedProblems(found.filter((one) => one !== undefined));
  };
  expect(growthOf((size) => tell(movies[size]))).toBeLessThan(maxGrowth);
  const listed = tell(movies[4]);
  expect(listed).toHaveLength(maxProblemsListed + 1);
  expect(listed[0]).toEqual({
    slide: 1,
    item: 'Picture “0.png”',
    problem: 'It could not be shown.',
  });
  expect(listed.at(-1)?.item).toBe('17,900 more');
});

it('names the slide and the item of what is missing, wherever it is used', () => {
  const movie = ProjectData.parse({
    ...newProjectData(),
    frames: [
      { id: 'a', duration: 1, items: [], background: { image: 'https://example.com/wall.jpg' } },
      {
        id: 'b',
        duration: 1,
        narration: { url: 'https://example.com/voice.mp3' },
        items: [
          {
            id: 'g',
            type: 'group',
            children: [{ id: 'p', type: 'image', name: 'Cat', url: 'https://example.com/cat.png' }],
          },
        ],
      },
    ],
  });
  const { ofMedia, ofStage } = problemsOf(movie);
  const place = (url: string) => {
    const { slide, item } = ofMedia(url, 'Gone.');
    return [slide, item];
  };
  expect(place('https://example.com/wall.jpg')).toEqual([1, 'Background wall.jpg']);
  expect(place('https://example.com/voice.mp3')).toEqual([2, 'Narration']);
  expect(place('https://example.com/cat.png')).toEqual([2, 'Picture “Cat”']);
  expect(place('https://example.com/other.png')).toEqual([null, 'File other.png']);
  expect(ofStage({ kind: 'failed-item', itemId: 'p', message: 'No.' })?.item).toBe('Picture “Cat”');
  expect(
    ofStage({ kind: 'missing-picture', url: 'https://example.com/mended.png' }),
  ).toBeUndefined();
});
