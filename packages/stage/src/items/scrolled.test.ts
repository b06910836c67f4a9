import { expect, it } from 'vitest';
import { scrolled, wayAt } from './scrolled.ts';

const page = { x: 0, y: -300, width: 100, height: 700 };
const part = { startTime: 1, endTime: 5 };

it('shows the top of a page first and its bottom last, and never goes beyond', () => {
  const top = (seconds: number) => scrolled(page, { height: 100 }, part, seconds).y;
  expect(top(0)).toBeCloseTo(0);
  expect(top(1)).toBeCloseTo(0);
  expect(top(3)).toBeCloseTo(-300);
  expect(top(5)).toBeCloseTo(-600);
  expect(top(60)).toBeCloseTo(-600);
});

it('leaves a picture alone that fits its box', () => {
  expect(scrolled(page, { height: 700 }, part, 3)).toEqual(page);
});

it('moves on evenly, without a jump in speed', () => {
  const steps = Array.from({ length: 201 }, (_, index) => wayAt(index / 200));
  const speeds = steps.slice(1).map((way, index) => way - (steps[index] ?? 0));
  expect(Math.min(...speeds)).toBeGreaterThan(0);
  const changes = speeds.slice(1).map((speed, index) => Math.abs(speed - (speeds[index] ?? 0)));
  expect(Math.max(...changes)).toBeLessThan(0.0005);
});
