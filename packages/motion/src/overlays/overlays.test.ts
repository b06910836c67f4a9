import { describe, expect, it } from 'vitest';
import { numbersOf } from '../testing/numbers-of.ts';
import { grainTile } from './film-grain.ts';
import { findOverlay, overlays } from './overlays.ts';

describe('overlays', () => {
  it('are found by the names people see; None is none', () => {
    const names = ['None', 'Grainy', 'Sepia', 'Old movie'];
    expect(names.map((name) => findOverlay(name)?.label)).toEqual([undefined, ...names.slice(1)]);
  });

  it('are drawable at every moment, the same each time', () => {
    for (const { look } of overlays) {
      for (let seconds = 0; seconds < 20; seconds += 0.37) {
        expect(numbersOf(look(seconds)).every(Number.isFinite)).toBe(true);
        expect(look(seconds)).toEqual(look(seconds));
      }
    }
  });

  it('change their grain twelve times a second, not with every frame', () => {
    const grain = (seconds: number) => findOverlay('grainy')?.look(seconds).grain;
    expect(grain(0.01)).toEqual(grain(0.07));
    expect(grain(0.01)).not.toEqual(grain(0.1));
  });

  it('have grain that is grey on the whole', () => {
    const tile = grainTile('grain', 64);
    const mean = tile.reduce((sum, value) => sum + value, 0) / tile.length;
    expect(mean).toBeGreaterThan(120);
    expect(mean).toBeLessThan(135);
    expect(grainTile('grain', 64)).toEqual(tile);
  });
});
