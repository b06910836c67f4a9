import { type Adjustments, adjustPixels, noAdjustments } from './adjust-pixels.ts';
import { type Canvas, filtered, shrunk, stretchedOver } from './picture-canvas.ts';
import { applyEffect, pictureEffects, usualAmount } from './picture-effects.ts';

/** A change that is tried before it is kept: an effect so strong, or the picture's light and colours. */
export type PendingChange =
  | { readonly kind: 'effect'; readonly id: string; readonly amount: number }
  | { readonly kind: 'adjust'; readonly adjustments: Adjustments };

export const newAdjustment: PendingChange = { kind: 'adjust', adjustments: noAdjustments };
export const newEffect = (id: string): PendingChange => ({
  kind: 'effect',
  id,
  amount: usualAmount(id),
});

export function changeName(change: PendingChange): string {
  if (change.kind === 'adjust') return 'Light and color';
  return pictureEffects.find(({ id }) => id === change.id)?.label ?? change.id;
}

/** The picture with the change, in all its px. */
export function withChange(picture: Canvas, change: PendingChange): Canvas {
  return filtered(picture, (pixels) =>
    change.kind === 'adjust'
      ? adjustPixels(pixels, change.adjustments)
      : applyEffect(pixels, change.id, change.amount),
  );
}

/** Small enough to follow a slider. */
const previewPx = 900;

/** As it will look, quickly: made of a smaller copy, as large as the picture. */
export function previewOf(picture: Canvas, change: PendingChange): Canvas {
  return stretchedOver(withChange(shrunk(picture, previewPx), change), picture);
}
