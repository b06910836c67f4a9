/**
 * JSON in which the order of an object's names does not matter and what is undefined is not there:
 * equal values give equal texts.
 *
 * @param nameOf what stands in for a string, wherever it is, or undefined. It is written without quotes,
 * so that no text a person types can be mistaken for it.
 */
export function canonicalJson(
  value: unknown,
  nameOf: (text: string) => string | undefined = () => undefined,
): string {
  if (typeof value === 'string') {
    const name = nameOf(value);
    return name === undefined ? JSON.stringify(value) : `#${name}`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) {
    return `[${value.map((entry) => canonicalJson(entry, nameOf)).join(',')}]`;
  }
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonicalJson(inner, nameOf)}`);
  return `{${fields.join(',')}}`;
}
