import { Slide } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { drawnItem, type Point, simplified } from './drawn-item.ts';

const slide = Slide.parse({ id: 's', duration: 7 });
const stroke = { color: '#d64545', widthPx: 12 };

it('lies where it was drawn, as long as its slide', () => {
  const points: Point[] = [
    [100, 300],
    [200, 100],
    [300, 300],
  ];
  const item = drawnItem(points, stroke, slide);
  expect(item).toMatchObject({ x: 100, y: 100, width: 200, height: 200, timing: { endTime: 7 } });
  expect(item?.graphic).toMatchObject({
    kind: 'line',
    bend: 'drawn',
    color: '#d64545',
    strokeWidth: 12,
    points: [0, 1, 0.5, 0, 1, 1],
  });
});

it('keeps of a long straight line its ends, and of a round one its shape', () => {
  const straight = Array.from({ length: 500 }, (_, x): Point => [x, 2 * x]);
  expect(simplified(straight, 1.5)).toEqual([
    [0, 0],
    [499, 998],
  ]);
  const round = Array.from(
    { length: 500 },
    (_, step): Point => [300 * Math.cos(step / 80), 300 * Math.sin(step / 80)],
  );
  const kept = simplified(round, 1.5);
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.length).toBeLessThan(100);
});

it('takes a press for no line', () => {
  expect(
    drawnItem(
      [
        [100, 100],
        [102, 101],
      ],
      stroke,
      slide,
    ),
  ).toBeUndefined();
});
