/**
 * A small number that depends on a text alone, for taking turns in a list: films with other words take other turns.
 * What was chosen by it is saved or shown again (themes, music, built-in pictures), so these sums stay as they are.
 */
export function sumOfLetters(text: string, { from = 0, below = 65_521 } = {}): number {
  let sum = from;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % below;
  return sum;
}
