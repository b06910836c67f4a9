/** Which place something dragged from `from` takes when the pointer is at `at`: it passes each neighbour at its middle. */
export function placeAt(centres: readonly number[], from: number, at: number): number {
  const before = centres.filter((centre, index) => index < from && centre < at).length;
  if (before < from) return before;
  const passed = centres.filter((centre, index) => index > from && centre < at).length;
  return from + passed;
}
