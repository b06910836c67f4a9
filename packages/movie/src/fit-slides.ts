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
    if (fills(item, from)) return { ...stretched(item, from, to), ...withLetters(item, scale) };
    return {
      ...item,
      x: rounded(item.x * scale + left),
      y: rounded(item.y * scale + top),
      scaleX: item.scaleX * scale,
      scaleY: item.scaleY * scale,
      ...withLetters(item, scale),
    };
  };
  return slides.map((slide) => ({ ...slide, items: slide.items.map(place) }));
}

function fills({ x, y, width, height, scaleX, scaleY, angle, type }: Item, stage: Size): boolean {
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

/** Reaches beyond the stage as far as before, in both directions. */
function stretched(item: Item, from: Size, to: Size): Item {
  const across = to.width / from.width;
  const down = to.height / from.height;
  return {
    ...item,
    x: rounded(item.x * across),
    y: rounded(item.y * down),
    scaleX: item.scaleX * across,
    scaleY: item.scaleY * down,
  };
}

/** Letters keep their size in their box, in groups too: scales of boxes never change them. */
function withLetters(item: Item, scale: number): Partial<Item> {
  const { font, text, children } = item;
  return {
    ...(font?.size !== undefined && { font: { ...font, size: rounded(font.size * scale) } }),
    ...(text?.includes('font-size') && { text: scaledSizes(text, scale) }),
    ...(children && {
      children: children.map((child) => ({ ...child, ...withLetters(child, scale) })),
    }),
  };
}

function scaledSizes(html: string, scale: number): string {
  return html.replace(
    /(font-size\s*:\s*)([\d.]+)(px|pt)/gi,
    (_all, name: string, size: string, unit: string) =>
      `${name}${rounded(Number(size) * scale)}${unit}`,
  );
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
