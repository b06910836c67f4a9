/**
 * JSON in which the order of an object's names does not matter and what is undefined is not there:
 * equal values give equal texts.
 *
 * @param replace stands in for strings, wherever they are.
 */
export function canonicalJson(
  value: unknown,
  replace: (text: string) => string = (text) => text,
): string {
  if (typeof value === 'string') return JSON.stringify(replace(value));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) {
    return `[${value.map((entry) => canonicalJson(entry, replace)).join(',')}]`;
  }
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonicalJson(inner, replace)}`);
  return `{${fields.join(',')}}`;
}
