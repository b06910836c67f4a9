import { Slide } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { gridItems, isEmptyFrame, photoGrids } from './photo-grids.ts';

const slide = Slide.parse({ id: 's', duration: 6 });

it.each(photoGrids)('$id: places that fill the stage, apart from each other', (grid) => {
  for (const stage of [
    { width: 1920, height: 1080 },
    { width: 1080, height: 1920 },
  ]) {
    const items = gridItems(grid, slide, stage);
    expect(items.every(isEmptyFrame)).toBe(true);
    for (const { x, y, width, height } of items) {
      expect(Math.min(x, y, width, height)).toBeGreaterThan(0);
      expect(x + width).toBeLessThanOrEqual(stage.width);
      expect(y + height).toBeLessThanOrEqual(stage.height);
    }
    const covered = items.reduce((sum, { width, height }) => sum + width * height, 0);
    if (items.length > 1) expect(covered).toBeGreaterThan(0.7 * stage.width * stage.height);
    for (const [at, one] of items.entries())
      for (const other of items.slice(at + 1)) {
        const apart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y;
        expect(apart).toBe(true);
      }
  }
});
