/** Each thing once: the first of those that share any of their names. */
export function withoutDoubles<Thing>(
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
): Thing[] {
  const known = new Set<string>();
  return things.filter((thing) => {
    const names = namesOf(thing);
    if (names.some((name) => known.has(name))) return false;
    for (const name of names) known.add(name);
    return true;
  });
}

/** Several sources find the same medium, under its address or under its own name. */
export function mediaNames({
  url,
  ident,
}: {
  readonly url: string;
  readonly ident: string;
}): readonly string[] {
  return [url, ident];
}
