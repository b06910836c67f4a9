/** 'iced coffee at home' → 'Iced Coffee At Home'. Letters that are large already stay so. */
export function capitaliseWords(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}'’])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('en'));
}
