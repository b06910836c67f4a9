import { describe, expect, it } from 'vitest';
import { categoryLabel, projectFacts, typedTitle } from './project-facts.ts';

const facts = {
  category: 'listicle-video',
  data: { frames: 12 },
  duration: 84.2,
  width: 1920,
  height: 1080,
};

describe('what the list says about a project', () => {
  it('tells its kind, slides, length and shape', () => {
    expect(projectFacts(facts)).toEqual(['Top 10', '12 slides', '1:24', 'wide']);
    expect(projectFacts({ ...facts, data: { frames: 1 }, duration: 3725, height: 3000 })).toEqual([
      'Top 10',
      '1 slide',
      '1:02:05',
      'vertical',
    ]);
  });

  it('does not measure what is not there', () => {
    const empty = { ...facts, data: { frames: 0 } };
    expect(projectFacts({ ...empty, category: 'full-video' }).at(-1)).toBe('no slides yet');
    // The slides of a guided video are made at its end: until then it is on its way, and not empty.
    expect(projectFacts(empty)).toEqual(['Top 10', 'in progress']);
  });

  it('knows a kind under either spelling, and says an unknown one as it is', () => {
    expect(categoryLabel('top-10-video')).toBe('Top 10');
    expect(categoryLabel('compare-video')).toBe('Comparison');
    expect(categoryLabel('ken-burns-video')).toBe('Ken Burns');
  });

  it('calls it by its title as it was typed, or else by its name', () => {
    expect(typedTitle({ title: ' best coffees ', name: 'x' })).toBe('best coffees');
    expect(typedTitle({ title: '', name: 'bees' })).toBe('bees');
    // What it is kept under until somebody names it says nothing to anybody.
    expect(typedTitle({ title: 'My-Project', name: 'My-Project' })).toBe('Untitled video');
  });
});
