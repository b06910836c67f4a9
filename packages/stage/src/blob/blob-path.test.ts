import { readProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { fillBackground } from '../background/fill-background.ts';
import type { Brush } from '../surface/brush.ts';
import { identity } from '../surface/matrix.ts';
import { blobEdges, blobGrowth, blobPath, blobViewBox } from './blob-path.ts';

describe('blobs', () => {
  it('counts corners and growth from the sliders, within their bounds', () => {
    expect([0, 9, 10, 90, 100, 400].map(blobEdges)).toEqual([3, 3, 3, 11, 12, 12]);
    expect([0, 52, 100, -5].map((smoothness) => blobGrowth(smoothness, 11))).toEqual([2, 7, 11, 2]);
    expect(blobGrowth(100, 3)).toBe(3);
  });

  it('draws the same shape for the same seed, another for another, and stays in its square', () => {
    const sliders = { smoothness: 52, complexity: 90 };
    expect(blobPath(sliders, 'a')).toEqual(blobPath(sliders, 'a'));
    expect(blobPath(sliders, 'a')).not.toEqual(blobPath(sliders, 'b'));
    const numbers = blobPath(sliders, 'a').flatMap(([, ...places]) => places);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(blobViewBox);
  });

  it.each([
    ['cover', 'center center', '', [[0, -50, 10, 10]]],
    ['contain', 'left top', '', [[0, 0, 5, 5]]],
    ['auto', 'right bottom', '', [[100, 0, 5, 5]]],
    ['50px', 'left top', 'repeat-x', [0, 50, 100, 150].map((x) => [x, 0, 2.5, 2.5])],
  ])(
    'has the size, the place and the repetitions of a background: %s, %s %s',
    (size, position, repeat, drawn) => {
      const background = { type: 'blob', blob: {}, size, position, repeat };
      expect(blobsDrawn(background)).toEqual(drawn);
    },
  );
});

/** Where a background of 200 by 100 px draws its blobs: x, y, and how much each is stretched. */
function blobsDrawn(fields: object): number[][] {
  const slide = readProjectData({ frames: [{ id: 's', background: fields }] }).data.frames[0];
  const drawn: number[][] = [];
  let matrix: number[] = [];
  const ignored = () => {};
  const context = {
    setTransform: (...now: number[]) => (matrix = now),
    fill: () => drawn.push([matrix[4], matrix[5], matrix[0], matrix[3]].map(Number)),
    beginPath: ignored,
    moveTo: ignored,
    lineTo: ignored,
    bezierCurveTo: ignored,
    quadraticCurveTo: ignored,
    closePath: ignored,
  };
  if (!slide?.background) throw new Error('The slide has no background.');
  fillBackground(
    { context, matrix: identity, alpha: 1 } as unknown as Brush,
    slide.background,
    { x: 0, y: 0, width: 200, height: 100 },
    { seconds: 0, durationSeconds: 1, seed: 'a' },
  );
  return drawn;
}
