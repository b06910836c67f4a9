import { Item, type Slide, slideSeconds } from '@reelwright/movie';
import type { GraphicPreset } from './graphic-presets.ts';

/** What a film on a narrow stage leaves free at its sides. */
const widestShare = 0.86;

/** A graphic as it is when it was just added: in the middle, as long as its slide. */
export function newGraphicItem(
  { graphic, label, ...size }: Pick<GraphicPreset, 'graphic' | 'label' | 'width' | 'height'>,
  slide: Slide,
  stage: { readonly width: number; readonly height: number },
): Item {
  const shorter = Math.min(stage.width, stage.height);
  const width = Math.round(Math.min(stage.width * widestShare, size.width * shorter));
  // Squares stay squares.
  const isSquare = size.width === size.height;
  const height = isSquare ? width : Math.round(size.height * shorter);
  return Item.parse({
    id: 'new',
    type: 'image',
    name: label,
    graphic,
    width,
    height,
    scaleX: 1,
    scaleY: 1,
    x: Math.round((stage.width - width) / 2),
    y: Math.round((stage.height - height) / 2),
    timing: { startTime: 0, endTime: slideSeconds(slide) },
  });
}
