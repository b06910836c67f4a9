import { findEntrance, findStay } from '@reelwright/motion';
import { newProjectData, runEdit, Slide } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { animateSlide, slideAnimations } from './slide-animations.ts';

const stage = { width: 1920, height: 1080 };
const box = { scaleX: 1, scaleY: 1, timing: { startTime: 0, endTime: 5 } };
const slide = Slide.parse({
  id: 's',
  duration: 5,
  items: [
    { id: 'ground', type: 'image', ...box, width: 1920, height: 1080 },
    { id: 'words', type: 'text', ...box, y: 600, width: 800, height: 200, font: { size: 40 } },
    { id: 'title', type: 'text', ...box, y: 100, width: 800, height: 200, font: { size: 120 } },
    { id: 'locked', type: 'image', ...box, width: 100, height: 100, locked: true },
  ],
});
const movie = { ...newProjectData(), frames: [slide] };
const animatedBy = (animation: (typeof slideAnimations)[number]) =>
  runEdit(movie, animateSlide, { slideId: 's', animation, stage }).data.frames[0]?.items ?? [];

it('are ten', () => {
  expect(new Set(slideAnimations.map(({ id }) => id)).size).toBe(10);
});

describe.each(slideAnimations)('$label', (animation) => {
  it('uses motions that there are', () => {
    for (const way of Object.values(animation.ways)) {
      if (!way) continue;
      expect(way.in === 'none' || findEntrance(way.in) !== undefined, way.in).toBe(true);
      expect(way.stay === undefined || findStay(way.stay) !== undefined, way.stay).toBe(true);
    }
  });

  it('lets things come as they are read, and leaves what is locked and the ground in place', () => {
    const [ground, words, title, locked] = animatedBy(animation);
    expect(ground?.timing.startTime).toBe(0);
    expect(ground?.effects?.in).toBeUndefined();
    expect(title?.timing.startTime).toBe(0);
    expect(words?.timing.startTime).toBeCloseTo(animation.gapSeconds);
    expect(locked).toEqual(slide.items[3]);
  });
});
