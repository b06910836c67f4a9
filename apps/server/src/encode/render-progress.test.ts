import { expect, it } from 'vitest';
import { type RenderProgress, watchProgress } from './render-progress.ts';

function watch(framesToDraw: number) {
  const told: RenderProgress[] = [];
  let ms = 0;
  const work = { framesToDraw, frameCount: 100, slides: 4, lastSlide: 3 };
  const progress = watchProgress(
    work,
    (one) => told.push(one),
    () => ms,
  );
  return { told, progress, wait: (by: number) => (ms += by) };
}

it('grows from nothing to a hundred, and says which slide is drawn and how long it will take', () => {
  const { told, progress, wait } = watch(100);
  progress.video(0, 1);
  wait(10_000);
  progress.video(50, 2);
  wait(10_000);
  progress.video(100, 3);
  progress.audio(1);
  progress.done();
  expect(told.map(({ percent }) => percent)).toEqual([0, 46, 92, 98, 100]);
  expect(told[0]?.secondsLeft).toBeUndefined();
  expect(told[1]).toEqual({ percent: 46, slide: 2, slides: 4, secondsLeft: 12 });
  expect(told.at(-1)).toEqual({ percent: 100, slide: 3, slides: 4, secondsLeft: 0 });
});

it('counts only what has to be drawn', () => {
  const { told, progress } = watch(10);
  progress.video(5, 3);
  progress.video(10, 3);
  progress.audio(1);
  progress.done();
  expect(told.map(({ percent }) => percent)).toEqual([26, 53, 88, 100]);
});

it('knows movies of which nothing has to be drawn', () => {
  const { told, progress } = watch(0);
  progress.video(0, 1);
  progress.audio(0.5);
  progress.done();
  expect(told.map(({ percent }) => percent)).toEqual([0, 37, 100]);
});

it('never goes back', () => {
  const { told, progress } = watch(100);
  progress.video(50, 2);
  progress.video(20, 1);
  expect(told.map(({ percent }) => percent)).toEqual([46, 46]);
});
