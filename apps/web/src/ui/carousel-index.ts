/** Where a carousel stands: an id it doesn't know means the first slide. */
export function carouselIndex(ids: readonly string[], id: string | undefined): number {
  return Math.max(0, id === undefined ? 0 : ids.indexOf(id));
}
