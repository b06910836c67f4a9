const known = new Map<string, string>();
/** More names than there are motions: a document that holds nonsense must not fill the memory. */
const maxKnown = 1000;

/** 'fadeInUp', 'Fade In Up' and 'animate__fadeInUp' are all 'fade-in-up'. Asked for every letter of every frame. */
export function toKebabCase(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  const kebab = name
    .trim()
    .replace(/^animate__/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase();
  if (known.size < maxKnown) known.set(name, kebab);
  return kebab;
}
