import type { Item } from './schema/item.ts';
import type { Slide } from './schema/slide.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far from the edge something may lie and still be meant to fill the stage, of its size. */
const slack = 0.02;

/**
 * Slides for a stage of another size. What filled the stage fills it again; everything else becomes larger or smaller
 * together, as far as fits, and keeps its place around the middle. Nothing is stretched.
 */
export function fitSlides(slides: readonly Slide[], from: Size, to: Size): Slide[] {
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const left = (to.width - from.width * scale) / 2;
  const top = (to.height - from.height * scale) / 2;
  const place = (item: Item): Item => {
    if (fillsStage(item, from)) return filledAgain(item, from, to);
    return {
      ...item,
      x: rounded(item.x * scale + left),
      y: rounded(item.y * scale + top),
      scaleX: item.scaleX * scale,
      scaleY: item.scaleY * scale,
      ...scaledLetters(item, scale),
    };
  };
  return slides.map((slide) => ({ ...slide, items: slide.items.map(place) }));
}

export function fillsStage(
  { x, y, width, height, scaleX, scaleY, angle, type }: Item,
  stage: Size,
): boolean {
  const [seenWidth, seenHeight] = [Math.abs(width * scaleX), Math.abs(height * scaleY)];
  return (
    type !== 'text' &&
    angle % 360 === 0 &&
    x <= slack * stage.width &&
    y <= slack * stage.height &&
    x + seenWidth >= (1 - slack) * stage.width &&
    y + seenHeight >= (1 - slack) * stage.height
  );
}

/**
 * Reaches beyond the stage as far as before, in both directions. Pictures are cropped to their box; what would be
 * stretched with it becomes so large that it covers the stage instead.
 */
export function filledAgain(item: Item, from: Size, to: Size): Item {
  const across = to.width / from.width;
  const down = to.height / from.height;
  if (item.type === 'group' || item.scale === 'fill') {
    const scale = Math.max(across, down);
    return {
      ...item,
      x: rounded(to.width / 2 + (item.x - from.width / 2) * scale),
      y: rounded(to.height / 2 + (item.y - from.height / 2) * scale),
      scaleX: item.scaleX * scale,
      scaleY: item.scaleY * scale,
      ...scaledLetters(item, scale),
    };
  }
  return cutAroundFocus({
    ...item,
    x: rounded(item.x * across),
    y: rounded(item.y * down),
    scaleX: item.scaleX * across,
    scaleY: item.scaleY * down,
  });
}

/** In a box of another shape, other parts of a picture are cut off: never what has to be seen of it. */
export function cutAroundFocus(item: Item): Item {
  const { focus } = item;
  if (!focus) return item;
  return {
    ...item,
    position: `${rounded(focus.x * 100)}% ${rounded(focus.y * 100)}%`,
    zoom: undefined,
  };
}

/** Letters keep their size in their box, in groups too: scales of boxes never change them. */
export function scaledLetters(item: Item, scale: number): Partial<Item> {
  const { font, text, children } = item;
  return {
    ...(font?.size !== undefined && { font: { ...font, size: rounded(font.size * scale) } }),
    ...(text?.includes('font-size') && { text: scaledHtml(text, scale) }),
    ...(children && {
      children: children.map((child) => ({ ...child, ...scaledLetters(child, scale) })),
    }),
  };
}

/** Sizes of single words, as they stand in a text. */
export function scaledHtml(html: string, scale: number): string {
  return html.replace(
    /(font-size\s*:\s*)([\d.]+)(px|pt)/gi,
    (_all, name: string, size: string, unit: string) =>
      `${name}${rounded(Number(size) * scale)}${unit}`,
  );
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
