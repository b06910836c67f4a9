/** The same things with one of them moved. A place outside the list means its nearest end. */
export function moveWithin<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const rest = [...things];
  const [moved] = rest.splice(from, 1);
  if (moved === undefined) return rest;
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, moved);
  return rest;
}
