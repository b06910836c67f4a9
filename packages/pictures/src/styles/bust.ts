/** People from the chest up, cut by the lower edge of the frame, or behind a ledge where words stand below them. */
import { type Box, freeArea, isWide, middleOf } from '../areas.ts';
import { objectUrl } from '../art-urls.ts';
import { mix } from '../colors.ts';
import { floorLayer, gradientLayer, imageLayer, litBy, motion } from '../layers.ts';
import type { PictureFrame, PictureLayers, PictureRecipe } from '../recipe.ts';
import { subject } from './draw-style.ts';

/** Where drawings of people end, as a share of their square. */
const footShare = 0.93;

/** The square of the drawing, so large that the person fills the height that words leave. */
export function bustBox(frame: PictureFrame): Box {
  const area = freeArea(frame);
  const foot = footOf(frame);
  const room = foot - area.y;
  // Words above or below: all of the person stands between them and the edge.
  const isLow = !isWide(frame) || hasLedge(frame) || frame.focus === 'bottom';
  // A head that the upper edge cuts off is nobody's.
  const side = Math.min(
    isWide(frame) ? area.width * 1.12 : frame.width * 1.12,
    isLow ? room * 1.06 : frame.height * 0.98,
  );
  return {
    x: middleOf(area).x - side / 2,
    y: foot - side * footShare,
    width: side,
    height: side,
  };
}

/** Words below: the person stands behind a ledge that begins there. */
const hasLedge = ({ focus }: PictureFrame) => focus === 'top';

function footOf(frame: PictureFrame): number {
  const area = freeArea(frame);
  return hasLedge(frame) ? area.y + area.height : frame.height;
}

export function bustLayers(
  recipe: PictureRecipe,
  frame: PictureFrame,
  id: string,
): PictureLayers['subject'] {
  const { palette } = frame;
  const foot = footOf(frame);
  return [
    imageLayer(
      frame,
      `${id}-subject`,
      objectUrl(subject(recipe), litBy(frame, 0.55)),
      bustBox(frame),
      { effects: { in: motion('settle-in-up', 500), stay: motion('breathe', 6000) } },
    ),
    ...(hasLedge(frame)
      ? [
          floorLayer(frame, `${id}-ledge`, mix(palette.groundDeep, '#000000', 0.28), foot),
          {
            ...gradientLayer(
              frame,
              `${id}-edge`,
              `linear-gradient(180deg, ${mix(palette.accent, palette.groundDeep, 0.3)} 0%, ${mix(palette.accent, palette.groundDeep, 0.6)} 100%)`,
            ),
            y: foot,
            height: frame.height * 0.012,
          },
        ]
      : []),
  ];
}
