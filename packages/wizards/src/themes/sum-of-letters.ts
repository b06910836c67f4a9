/** A number that depends on a text alone: films with other words take other turns. */
export function sumOfLetters(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum;
}
