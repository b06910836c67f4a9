/**
 * Whether two names are of one person: 'Ann Lee', 'LEE Ann-Marie', 'Ánn Lee'. Every word of the shorter one is in the
 * longer, and there are two of them at least, because a first name alone tells nobody from others.
 */
export function isSameName(one: string, other: string): boolean {
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  if (short.length < 2) return short.length > 0 && short.join(' ') === long.join(' ');
  return short.every((word) => long.includes(word));
}

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/\p{L}+/gu) ?? [];
}
