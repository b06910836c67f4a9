/** What pictures of figures share: their words, their ground, and the thing they are about. */
import { type Box, freeArea, shorterSide } from '../../areas.ts';
import { objectUrl } from '../../art-urls.ts';
import type { DraftItem } from '../../draft-item.ts';
import { drawnGround, imageLayer, litBy, motion, standingObject, textLayer } from '../../layers.ts';
import type { PictureFrame, PictureRecipe } from '../../recipe.ts';
import { seedNumber } from '../draw-style.ts';

const figureFont = 'Poppins';

export const figureWords = (
  frame: PictureFrame,
  id: string,
  text: string,
  box: Box,
  color = onGround(frame),
  enters = 'settle-in',
): DraftItem => textLayer(frame, id, text, box, { color, enters, family: figureFont });

/** Labels that can be read on a phone: 4.5 % of the shorter side, and the room that texts have around them. */
export const labelHeight = (frame: PictureFrame, wanted: number) =>
  Math.max(wanted, shorterSide(frame) * 0.085);

/** The colour of words that stand on the ground, and of the figure itself. */
export const onGround = ({ palette }: PictureFrame) => (palette.isDark ? '#ffffff' : palette.ink);
export const figureColor = ({ palette }: PictureFrame) =>
  palette.isDark ? palette.accent : palette.ink;

/** The ground of a figure, with these things out of focus in its corners. */
export function figureGround(
  recipe: PictureRecipe,
  frame: PictureFrame,
  id: string,
  objects: readonly string[] = recipe.objects.slice(1),
): DraftItem[] {
  return [
    drawnGround(frame, `${id}-ground`, 'mesh', seedNumber(recipe.seed)),
    ...decoration(objects, frame, id, recipe.style === 'number' || recipe.style === 'percent'),
  ];
}

const corners = [
  { x: -0.1, y: 0.62, blur: 14 },
  { x: 1.02, y: 0.04, blur: 24 },
  { x: 0.98, y: 0.86, blur: 10 },
] as const;

/** Where a figure stands: all of the room, or the middle of it; nothing else may touch it there. */
function isInFigure({ x, y, width, height }: Box, frame: PictureFrame, isNarrow: boolean): boolean {
  const area = freeArea(frame);
  const margin = isNarrow ? area.width * 0.14 : 0;
  const isAcross = x + width > area.x + margin && x < area.x + area.width - margin;
  return isAcross && y + height > area.y && y < area.y + area.height;
}

function decoration(
  objects: readonly string[],
  frame: PictureFrame,
  id: string,
  isNarrow: boolean,
): DraftItem[] {
  const { width, height, palette } = frame;
  const side = shorterSide(frame) * 0.46;
  return corners.flatMap(({ x, y, blur }, at) => {
    const name = objects[at % Math.max(1, objects.length)];
    if (name === undefined) return [];
    const box = {
      x: width * x - (x > 0.5 ? side * 0.7 : -side * 0.1),
      y: height * y - side * 0.3,
      width: side,
      height: side,
    };
    if (isInFigure(box, frame, isNarrow)) return [];
    return [
      imageLayer(frame, `${id}-corner-${at}`, objectUrl(name, { blur, ink: palette.accent }), box, {
        angle: at % 2 ? 16 : -12,
        effects: { stay: motion(at % 2 ? 'drift' : 'float', 6000) },
      }),
    ];
  });
}

/** What the figure is about, where its recipe says. */
export function figureHero(
  { objects: [hero] }: PictureRecipe,
  frame: PictureFrame,
  id: string,
  box: Box,
  enters = 'settle-in',
): DraftItem[] {
  return hero
    ? standingObject(frame, `${id}-subject`, hero, box, 'float', enters, litBy(frame, 0))
    : [];
}
