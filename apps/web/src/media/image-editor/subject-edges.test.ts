import { expect, it } from 'vitest';
import { subjectAt, tieToEdges } from './subject-edges.ts';

const sidePx = 64;
/** Dark on the left, bright from the 30th column on. */
const brightness = Float32Array.from({ length: sidePx ** 2 }, (_, at) =>
  at % sidePx < 30 ? 0.2 : 0.8,
);
/** A mask that is soft, and off by two columns. */
const mask = Float32Array.from({ length: sidePx ** 2 }, (_, at) =>
  Math.min(1, Math.max(0, ((at % sidePx) - 28) / 8)),
);

it('moves a soft edge to where the picture has one', () => {
  const edges = tieToEdges(mask, brightness, sidePx);
  const at = (column: number) =>
    subjectAt(edges, (column + 0.5) / sidePx, 0.5, column < 30 ? 0.2 : 0.8);
  expect(at(10)).toBe(0);
  expect(at(28)).toBeLessThan(0.1);
  expect(at(32)).toBeGreaterThan(0.6);
  expect(at(50)).toBe(1);
});

it('leaves a mask alone where the picture is of one colour', () => {
  const plain = new Float32Array(sidePx ** 2).fill(0.5);
  const edges = tieToEdges(new Float32Array(sidePx ** 2).fill(1), plain, sidePx);
  expect(subjectAt(edges, 0, 0, 0.5)).toBe(1);
  expect(subjectAt(edges, 1, 1, 0.5)).toBe(1);
});
