import { describe, expect, it } from 'vitest';
import { ease, easingNames, easings } from './easing.ts';

describe.each(easingNames)('%s', (name) => {
  it('leads from 0 to 1 and never far beyond', () => {
    expect(ease(name, 0)).toBe(0);
    expect(ease(name, 1)).toBe(1);
    expect(easings[name](0)).toBeCloseTo(0, 2);
    expect(easings[name](1)).toBeCloseTo(1, 6);
    for (let t = 0; t <= 1; t += 0.01) {
      expect(ease(name, t)).toBeGreaterThan(-0.5);
      expect(ease(name, t)).toBeLessThan(1.5);
    }
  });

  it('holds still before and after', () => {
    expect(ease(name, -1)).toBe(0);
    expect(ease(name, 7)).toBe(1);
    expect(ease(name, Number.NaN)).toBe(0);
  });
});
