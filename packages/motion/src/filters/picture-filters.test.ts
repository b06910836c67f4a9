import { describe, expect, it } from 'vitest';
import { activeFilters, cssFilter, pictureFilters } from './picture-filters.ts';

describe('picture filters', () => {
  it('change nothing at their neutral values', () => {
    const neutral = Object.fromEntries(pictureFilters.map(({ key, neutral }) => [key, neutral]));
    expect(cssFilter(neutral)).toBe('none');
    expect(activeFilters({})).toEqual([]);
  });

  it('double at the right end and take away at the left where the middle is the picture itself', () => {
    expect(cssFilter({ saturate: 100, brightness: 0, contrast: 75 })).toBe(
      'saturate(2) brightness(0) contrast(1.5)',
    );
  });

  it('turn hue all around and blur in px', () => {
    expect(cssFilter({ 'hue-rotate': 50, blur: 20 })).toBe('hue-rotate(180deg) blur(2px)');
    expect(cssFilter({ blur: 20 }, 0.5)).toBe('blur(1px)');
  });

  it('hold values within 0 and 100', () => {
    expect(cssFilter({ grayscale: 500, opacity: -4, invert: Number.NaN })).toBe(
      'grayscale(1) opacity(0)',
    );
  });
});
