import { floorOf, isWide, middleOf, subjectBox } from '../areas.ts';
import { groundUrl } from '../art-urls.ts';
import { mix } from '../colors.ts';
import { floorLayer, imageLayer, standingObject } from '../layers.ts';
import { type DrawStyle, subject } from './draw-style.ts';

/** How wide the wall of a wide frame is drawn, in frames. */
const panoramaShare = 1.6;

/** In an opening of a wall, larger than the opening, so that it comes out of it. */
export const arch: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  // In high and square frames the opening is as wide as the frame: what stands in it must not hide it.
  const near = subjectBox(frame, isWide(frame) ? 0.72 : 0.56);
  const shift = middleOf(near).x - width / 2;
  // A wall wide enough to follow the subject to a side, with an opening that stays as it is.
  const wall =
    Math.max(width * (isWide(frame) ? panoramaShare : 1), width + Math.abs(shift) * 2) + 4;
  const accent = mix(palette.accent, palette.ground, 0.25);
  // Where words stand below, wall and floor are higher.
  const floor = Math.min(height * 0.86, floorOf(frame, near, 0.86));
  const lift = floor - height * 0.86;
  return {
    ground: [
      floorLayer(
        frame,
        `${id}-floor`,
        mix(palette.groundDeep, palette.ground, 0.35),
        height + lift - 4,
      ),
      imageLayer(
        frame,
        `${id}-arch`,
        groundUrl(
          'arch',
          frame,
          1,
          [palette.ground, palette.groundDeep, accent],
          isWide(frame) ? 'panorama' : undefined,
        ),
        { x: (width - wall) / 2 + shift, y: lift, width: wall, height },
        { scale: 'cover' },
      ),
    ],
    subject: standingObject(
      frame,
      `${id}-subject`,
      subject(recipe),
      { ...near, y: floor - near.height * 0.97 },
      'breathe',
      'settle-in',
      { light: '#ffffff', ink: mix(palette.groundDeep, palette.accent, 0.2) },
    ),
  };
};
