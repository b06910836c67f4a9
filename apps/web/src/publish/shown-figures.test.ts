import { newProjectData, Slide } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { shownFigures } from './shown-figures.ts';

it('publishing sends the size and the length of the movie along', () => {
  const slide = Slide.parse({ id: 'one', items: [], duration: 7 });
  expect(shownFigures({ ...newProjectData(), frames: [slide] })).toEqual({
    player_width: 1920,
    player_height: 1080,
    total_time: 7,
  });
});
