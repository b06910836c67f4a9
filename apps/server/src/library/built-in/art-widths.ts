/** Widths there are, so that nobody fills the cache with one picture in two thousand sizes. */
const widths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** The smallest width we have that is not smaller than what is asked for. */
export function widthFor(wanted: number): number {
  return widths.find((width) => width >= wanted) ?? 1920;
}
