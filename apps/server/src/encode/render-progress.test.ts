import { expect, it } from 'vitest';
import { type RenderProgress, watchProgress } from './render-progress.ts';

function watch(framesToDraw: number) {
  const reports: RenderProgress[] = [];
  let ms = 0;
  const work = { framesToDraw, frameCount: 100, slides: 4, lastSlide: 3 };
  const progress = watchProgress(
    work,
    (one) => reports.push(one),
    () => ms,
  );
  return { reports, progress, wait: (by: number) => (ms += by) };
}

it('grows from nothing to a hundred, and says which slide is drawn and how long it will take', () => {
  const { reports, progress, wait } = watch(100);
  progress.video(0, 1);
  wait(10_000);
  progress.video(50, 2);
  wait(10_000);
  progress.video(100, 3);
  progress.audio(1);
  progress.done();
  expect(reports.map(({ percent }) => percent)).toEqual([0, 46, 92, 98, 100]);
  expect(reports[0]?.secondsLeft).toBeUndefined();
  expect(reports[1]).toEqual({ percent: 46, slide: 2, slides: 4, secondsLeft: 12 });
  expect(reports.at(-1)).toEqual({ percent: 100, slide: 3, slides: 4, secondsLeft: 0 });
});

it('counts only what has to be drawn', () => {
  const { reports, progress } = watch(10);
  progress.video(5, 3);
  progress.video(10, 3);
  progress.audio(1);
  progress.done();
  expect(reports.map(({ percent }) => percent)).toEqual([26, 53, 88, 100]);
});

it('knows movies of which nothing has to be drawn', () => {
  const { reports, progress } = watch(0);
  progress.video(0, 1);
  progress.audio(0.5);
  progress.done();
  expect(reports.map(({ percent }) => percent)).toEqual([0, 37, 100]);
});

it('never goes back, neither what is done nor how long it still takes', () => {
  const { reports, progress, wait } = watch(100);
  wait(10_000);
  progress.video(50, 2);
  progress.video(20, 1);
  // What follows is slower than what came before: 12 seconds are not 30 afterwards.
  wait(20_000);
  progress.video(51, 2);
  expect(reports.map(({ percent }) => percent)).toEqual([46, 46, 46]);
  expect(reports.map(({ secondsLeft }) => secondsLeft)).toEqual([12, 12, 12]);
});
