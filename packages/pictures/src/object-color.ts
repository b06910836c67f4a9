/** Objects in a stated colour: a white dress is `dress--white`. The colour is a part of the object's name, so that a recipe and its address keep it. */

interface TargetColor {
  /** In degrees; of white, black and grey nobody sees it. */
  readonly hue: number;
  readonly saturation: number;
  /** Of what is neither in light nor in shade, and how much of both remains. */
  readonly lightness: number;
  readonly contrast: number;
}

export const objectColors = {
  white: { hue: 225, saturation: 0.14, lightness: 0.93, contrast: 0.5 },
  black: { hue: 235, saturation: 0.1, lightness: 0.17, contrast: 0.5 },
  grey: { hue: 220, saturation: 0.06, lightness: 0.56, contrast: 0.8 },
  silver: { hue: 215, saturation: 0.12, lightness: 0.74, contrast: 0.9 },
  red: { hue: 357, saturation: 0.76, lightness: 0.48, contrast: 0.8 },
  orange: { hue: 27, saturation: 0.92, lightness: 0.55, contrast: 0.8 },
  yellow: { hue: 47, saturation: 0.95, lightness: 0.59, contrast: 0.7 },
  gold: { hue: 42, saturation: 0.72, lightness: 0.54, contrast: 0.9 },
  green: { hue: 135, saturation: 0.5, lightness: 0.4, contrast: 0.8 },
  blue: { hue: 214, saturation: 0.74, lightness: 0.5, contrast: 0.8 },
  purple: { hue: 272, saturation: 0.55, lightness: 0.5, contrast: 0.8 },
  pink: { hue: 337, saturation: 0.82, lightness: 0.72, contrast: 0.7 },
  brown: { hue: 23, saturation: 0.5, lightness: 0.34, contrast: 0.8 },
  beige: { hue: 37, saturation: 0.45, lightness: 0.78, contrast: 0.6 },
} as const satisfies Record<string, TargetColor>;

export type ObjectColor = keyof typeof objectColors;

export const isObjectColor = (word: string): word is ObjectColor =>
  Object.hasOwn(objectColors, word);

const sign = '--';

export const inColor = (name: string, color: ObjectColor): string =>
  `${plainObject(name)}${sign}${color}`;

/** The object without a colour that was stated for it. */
export const plainObject = (name: string): string => name.split(sign, 1)[0] ?? name;

/** What is stated for it; undefined for an object as it is, and for a name that no colour has. */
export function colorOf(name: string): ObjectColor | undefined {
  const color = name.split(sign, 2)[1] ?? '';
  return isObjectColor(color) ? color : undefined;
}
