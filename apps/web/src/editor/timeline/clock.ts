/** A moment of a slide as the timeline writes it. */
export function clock(seconds: number): string {
  return seconds.toFixed(1);
}
