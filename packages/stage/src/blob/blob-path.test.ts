import { describe, expect, it } from 'vitest';
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
});
