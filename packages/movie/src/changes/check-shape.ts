/**
 * How much of each kind a document can hold. No project that people make comes near: one of 500 slides
 * and 10 MB has half a million values. What goes beyond was made to cost time and memory.
 */
export const shapeLimits = {
  depth: 64,
  fieldsOfObject: 1000,
  entriesOfList: 20_000,
  values: 1_500_000,
} as const;

export type ShapeLimits = { readonly [Kind in keyof typeof shapeLimits]: number };

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openObject = 0x7b;
const closeObject = 0x7d;
const openList = 0x5b;
const closeList = 0x5d;

/**
 * What is wrong with the shape of JSON text, or undefined. It is read once, as text: parsing millions
 * of small objects to find that they are too many is what this is there to prevent. Whether it is JSON
 * at all is for the parser to say.
 */
export function problemOfShape(
  text: string,
  limits: ShapeLimits = shapeLimits,
): string | undefined {
  /** Commas so far in what is open at each level, and whether that is an object. */
  const commas = new Int32Array(limits.depth + 2);
  const isObject = new Uint8Array(limits.depth + 2);
  let depth = 0;
  let values = 1;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === quote) {
      index = endOfString(text, index);
    } else if (code === comma) {
      values += 1;
      commas[depth] = (commas[depth] ?? 0) + 1;
      const most = isObject[depth] ? limits.fieldsOfObject : limits.entriesOfList;
      if ((commas[depth] ?? 0) >= most) return tooMany(isObject[depth] === 1, most);
    } else if (code === openObject || code === openList) {
      values += 1;
      depth += 1;
      if (depth > limits.depth) return `is nested more than ${limits.depth} levels deep`;
      commas[depth] = 0;
      isObject[depth] = code === openObject ? 1 : 0;
    } else if (code === closeObject || code === closeList) {
      depth = Math.max(0, depth - 1);
    }
    if (values > limits.values) return `holds more than ${formatNumber(limits.values)} values`;
  }
  return undefined;
}

/** The place of the quote that ends a string. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

function tooMany(isObject: boolean, most: number): string {
  return isObject
    ? `has an object with more than ${formatNumber(most)} fields`
    : `has a list with more than ${formatNumber(most)} entries`;
}

const formatNumber = (count: number) => count.toLocaleString('en');
