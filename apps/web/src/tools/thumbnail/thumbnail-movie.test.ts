import { readProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { inkOn } from '../../theme/ink-on.ts';
import { thumbnailLooks } from './thumbnail-looks.ts';
import { thumbnailMovie } from './thumbnail-movie.ts';

const answers = { picture: '/a.webp', words: 'Tom & <Jerry>', look: 'side', color: '#f0a23c' };

it('makes a film of 1280 × 720 in every look, which can be saved and read as it is', () => {
  for (const { id } of thumbnailLooks) {
    const movie = thumbnailMovie({ ...answers, look: id });
    expect(movie.movie.size).toMatchObject({ width: 1280, height: 720 });
    expect(readProjectData(JSON.parse(JSON.stringify(movie))).data).toEqual(movie);
    expect(movie.frames[0]?.items.at(-1)?.text).toMatch(/&amp;.*&lt;jerry&gt;/i);
  }
});

it('shows the picture alone where nothing is written', () => {
  const [slide] = thumbnailMovie({ ...answers, words: ' \n' }).frames;
  expect(slide?.items.map(({ id }) => id)).toEqual(['picture']);
});

it('writes black on light colours and white on dark ones', () => {
  expect(inkOn('#ffe14d')).toBe('#111111');
  expect(inkOn('#5b5bd6')).toBe('#ffffff');
});
