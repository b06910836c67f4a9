import { videoSizes } from './schema/movie-settings.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const standardSizes: readonly Size[] = Object.values(videoSizes);
const shapeOf = ({ width, height }: Size) => width / height;

/** Rounding makes the shape of a small stage differ a little. */
const tolerance = 0.01;

/** Whether a stage has one of the usual shapes, however large it is. */
export function hasStandardShape(size: Size): boolean {
  return Math.abs(shapeOf(size) / shapeOf(standardSizeFor(size)) - 1) < tolerance;
}

/** The usual size whose shape is nearest: what plans without sizes of their own show a stage in. */
export function standardSizeFor(size: Size): Size {
  const distance = (standard: Size) => Math.abs(Math.log(shapeOf(standard) / shapeOf(size)));
  const [{ width, height }] = standardSizes.toSorted((a, b) => distance(a) - distance(b)) as [Size];
  return { width, height };
}
