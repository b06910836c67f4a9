import { parseColor } from '@reelwright/stage';

/** A colour that letters are stamped in. */
export interface Ink {
  readonly css: string;
  /** Y, Cb and Cr, in this order from the lowest byte on. */
  readonly color: number;
  readonly opacity: number;
  /** Skia draws dark letters bolder than light ones, in so many steps. */
  readonly brightness: number;
}

export const brightnesses = 8;

/** In BT.709, limited range: as rgba-to-yuv.wat has it. */
export function readInk(css: string): Ink | undefined {
  const parsed = parseColor(css);
  if (!parsed) return undefined;
  const { red, green, blue, alpha } = parsed;
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const y = Math.round(16 + (219 / 255) * luma);
  const cb = Math.round(128 + ((224 / 255) * (blue - luma)) / 1.8556);
  const cr = Math.round(128 + ((224 / 255) * (red - luma)) / 1.5748);
  return {
    css: `rgb(${red},${green},${blue})`,
    color: y | (cb << 8) | (cr << 16),
    opacity: alpha,
    brightness: Math.floor((luma * brightnesses) / 256),
  };
}
