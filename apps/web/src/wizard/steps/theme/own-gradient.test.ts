import { expect, it } from 'vitest';
import { gradientOf, readOwnGradient } from './own-gradient.ts';

it('mixes two colours in a direction, 135 degrees unless told', () => {
  const own = readOwnGradient('');
  expect(own).toEqual({ kind: 'linear', from: '#4b3fb0', to: '#171238', degrees: 135 });
  expect(gradientOf(own)).toBe('linear-gradient(135deg, #4b3fb0 0%, #171238 100%)');
});

it('reads back what it wrote', () => {
  const own = { kind: 'linear', from: '#ffffff', to: '#000000', degrees: 360 } as const;
  expect(readOwnGradient(gradientOf(own))).toEqual(own);
  const round = { ...own, kind: 'radial', degrees: 135 } as const;
  expect(readOwnGradient(gradientOf(round))).toEqual(round);
});
