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
  if (slide?.items.some((item) => isPictureUnder(item, text))) return 'picture';
  return groundOf(slide?.background) ?? groundOf(movie.bg) ?? 'light';
}

function isPictureUnder(item: Item, text: Item): boolean {
  if (item.type !== 'image' && item.type !== 'video') return false;
  const [width, height] = sizeOf(item);
  const [textWidth, textHeight] = sizeOf(text);
  return (
    item.x < text.x + textWidth &&
    item.x + width > text.x &&
    item.y < text.y + textHeight &&
    item.y + height > text.y
  );
}

function sizeOf({ width, height, scaleX, scaleY }: Item): readonly [number, number] {
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
