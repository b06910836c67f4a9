/** The first letter as a capital; the others as they are. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'the world’s best e-bikes' → 'The World’s Best E-Bikes'. Capitals that are there stay. */
export function titleCase(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}'’])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('en'));
}
