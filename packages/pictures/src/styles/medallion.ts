import { middleOf, type Point, squareAt } from '../areas.ts';
import { objectUrl, shapeUrl } from '../art-urls.ts';
import { mix } from '../colors.ts';
import { drawnGround, imageLayer, motion } from '../layers.ts';
import { bustBox, bustLayers } from './bust.ts';
import { type DrawStyle, seedNumber } from './draw-style.ts';

/** Around the disc: where, how large beside it, and how far out of focus. */
const spots = [
  { x: -0.56, y: -0.26, size: 0.26, blur: 6 },
  { x: 0.58, y: -0.3, size: 0.22, blur: 12 },
  { x: 0.66, y: 0.22, size: 0.3, blur: 4 },
  { x: -0.66, y: 0.26, size: 0.22, blur: 16 },
] as const;

/** Somebody before a large disc in the film's second colour, with what belongs to them floating around it. */
export const medallion: DrawStyle = (recipe, frame, id) => {
  const { palette } = frame;
  const box = bustBox(frame);
  const center: Point = { x: middleOf(box).x, y: box.y + box.height * 0.5 };
  const disc = box.width * 0.92;
  const others = recipe.objects.slice(1);
  return {
    ground: [
      drawnGround(frame, `${id}-ground`, 'mesh', seedNumber(recipe.seed)),
      imageLayer(
        frame,
        `${id}-disc`,
        shapeUrl('disc-white', mix(palette.accent, palette.ground, palette.isDark ? 0.2 : 0.4)),
        squareAt(center, disc),
        { effects: { in: motion('settle-in', 450), stay: motion('breathe', 7000) } },
      ),
      ...spots.flatMap(({ x, y, size, blur }, at) => {
        const name = others[at % Math.max(1, others.length)];
        return name === undefined
          ? []
          : [
              imageLayer(
                frame,
                `${id}-around-${at}`,
                objectUrl(name, { blur, ink: palette.accent }),
                squareAt({ x: center.x + disc * x, y: center.y + disc * y }, disc * size),
                { effects: { stay: motion(at % 2 ? 'float' : 'bob', 5000 + at * 400) } },
              ),
            ];
      }),
    ],
    subject: bustLayers(recipe, frame, id),
  };
};
