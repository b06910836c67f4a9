import { Fingerprint } from './fingerprint.ts';

/** Things that are the same as long as they are the same object: loaded pictures. */
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Whatever a canvas is told: numbers, words, pictures, gradients. */
export function addValue(content: Fingerprint, value: unknown): void {
  if (typeof value === 'number') content.add(value);
  else if (typeof value === 'string') content.addText(value);
  else if (Array.isArray(value)) for (const entry of value) addValue(content, entry);
  else if (typeof value !== 'object' || value === null) content.addText(String(value));
  else if ('content' in value && value.content instanceof Fingerprint) {
    content.addFingerprint(value.content);
  } else content.add(numberOf(value));
}

function numberOf(picture: object): number {
  const known = numbers.get(picture);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(picture, lastNumber);
  return lastNumber;
}
