import { describe, expect, it } from 'vitest';
import { parseColor } from '../color/parse-color.ts';
import { parseGradient } from '../gradient/parse-gradient.ts';
import { swatchColors } from './swatch-colors.ts';
import { swatchGradients, writeGradient } from './swatch-gradients.ts';

describe('swatches', () => {
  it('offers about seventy colours, each only once and each readable', () => {
    expect(swatchColors).toHaveLength(70);
    expect(new Set(swatchColors).size).toBe(70);
    expect(swatchColors.filter((color) => !parseColor(color))).toEqual([]);
  });

  it('offers at least sixty gradients that the stage can draw, each under its own name', () => {
    expect(swatchGradients.length).toBeGreaterThanOrEqual(60);
    expect(new Set(swatchGradients.map(({ name }) => name)).size).toBe(swatchGradients.length);
    for (const { name, colors } of swatchGradients) {
      expect(parseGradient(writeGradient(colors)), name).toMatchObject({
        kind: 'linear',
        angle: 135,
      });
      expect(parseGradient(writeGradient(colors, { type: 'radial' })), name).toMatchObject({
        kind: 'radial',
      });
    }
  });
});
