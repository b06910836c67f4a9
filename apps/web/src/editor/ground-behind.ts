import type { Background, Item, MovieSettings, Slide, TextGround } from '@reelwright/movie';
import { parseColor } from '@reelwright/stage';

/** Backgrounds that are fainter than this let what is below them decide. */
const minOpacity = 50;
const colorsInText = /#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([^)]*\)/gi;

/** What a text would lie on: a picture, or something light or dark. A slide without anything is white paper. */
export function groundBehind(
  text: Item,
  slide: Slide | undefined,
  movie: MovieSettings,
): TextGround {
  const under = slide?.items.filter((item) => isUnder(item, text)) ?? [];
  // What lies on top says it; charts, lines and numbers are no ground.
  for (const item of under.toReversed()) {
    const ground = item.graphic ? groundOfGraphic(item, text) : 'picture';
    if (ground) return ground;
  }
  return groundOf(slide?.background) ?? groundOf(movie.bg) ?? 'light';
}

/** Letters stand in the middle of the box, which is often higher than they are. */
const letterRoomPx = 120;
/** What reaches no further under them is not what they lie on. */
const maxTouchPx = 35;

/** A shape that is filled, and in which the middle of the text lies. */
function groundOfGraphic({ graphic, x, y, ...item }: Item, text: Item): TextGround | undefined {
  if (graphic?.kind !== 'shape') return undefined;
  const [width, height] = sizeOf(item);
  const [textWidth, textHeight] = sizeOf(text);
  const [middleX, middleY] = [text.x + textWidth / 2, text.y + textHeight / 2];
  const isInside = middleX > x && middleX < x + width && middleY > y && middleY < y + height;
  return isInside ? shadeOf([graphic.fill]) : undefined;
}

function isUnder(item: Item, text: Item): boolean {
  if (item.type !== 'image' && item.type !== 'video') return false;
  const [width, height] = sizeOf(item);
  const [textWidth, boxHeight] = sizeOf(text);
  const textHeight = Math.min(boxHeight, letterRoomPx);
  const top = text.y + (boxHeight - textHeight) / 2;
  return (
    item.x < text.x + textWidth &&
    item.x + width > text.x &&
    item.y < top + textHeight - maxTouchPx &&
    item.y + height > top + maxTouchPx
  );
}

function sizeOf({
  width,
  height,
  scaleX,
  scaleY,
}: Pick<Item, 'width' | 'height' | 'scaleX' | 'scaleY'>): readonly [number, number] {
  return [Math.abs(width * scaleX), Math.abs(height * scaleY)];
}

/** Undefined where nothing, or next to nothing, is painted. */
function groundOf(background: Background | undefined): TextGround | undefined {
  if (!background || background.type === 'none' || background.opacity < minOpacity)
    return undefined;
  const { type, color, gradient } = background;
  if (type === 'color') return shadeOf([color ?? '']);
  if (type === 'gradient') return shadeOf(gradient?.match(colorsInText) ?? []);
  return 'picture';
}

function shadeOf(texts: readonly string[]): TextGround | undefined {
  const colors = texts.flatMap((text) => parseColor(text) ?? []);
  const visible = colors.filter(({ alpha }) => alpha * 100 >= minOpacity);
  if (visible.length === 0) return undefined;
  const brightness = visible.map(
    ({ red, green, blue }) => 0.299 * red + 0.587 * green + 0.114 * blue,
  );
  const mean = brightness.reduce((sum, each) => sum + each, 0) / brightness.length;
  return mean < 150 ? 'dark' : 'light';
}
