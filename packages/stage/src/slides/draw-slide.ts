import type { Slide } from '@reelwright/movie';
import { slideSeconds } from '@reelwright/movie';
import { drawBackground } from '../background/draw-background.ts';
import { drawItem } from '../items/draw-item.ts';
import { inOrder } from '../items/in-order.ts';
import type { ItemMoment } from '../items/item-moment.ts';
import type { Brush } from '../surface/brush.ts';

/** A slide as it is `moment.seconds` after it began: its background and its items. */
export function drawSlide(brush: Brush, slide: Slide, moment: Omit<ItemMoment, 'stretch'>): void {
  const { width, height } = brush.stage;
  drawBackground(
    brush,
    slide.background,
    { x: 0, y: 0, width, height },
    {
      seconds: moment.seconds,
      durationSeconds: slideSeconds(slide),
      seed: slide.id,
    },
  );
  for (const item of inOrder(slide.items)) {
    try {
      drawItem(brush, item, { ...moment, stretch: { x: 1, y: 1 } });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      brush.assets.report?.({ kind: 'failed-item', itemId: item.id, message });
    }
  }
}
