import { newProjectData, Slide } from '@reelwright/movie';
import { expect, it, vi } from 'vitest';
import { describeUnsaved } from './out-of-reach.ts';
import { shownFigures } from './shown-figures.ts';

it('publishing sends the size and the length of the movie along', () => {
  const slide = Slide.parse({ id: 'one', items: [], duration: 7 });
  expect(shownFigures({ ...newProjectData(), frames: [slide] })).toEqual({
    player_width: 1920,
    player_height: 1080,
    total_time: 7,
  });
});

it('publishing what cannot be saved says why it has to wait, and that nothing is lost offline', () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(describeUnsaved()).toMatch(/^Your latest changes aren’t saved yet\./);
  vi.stubGlobal('navigator', { onLine: false });
  expect(describeUnsaved()).toMatch(/^You’re offline.*Your changes are kept in this browser/);
  vi.unstubAllGlobals();
});
