/** Characters in a text. An emoji outside the basic plane counts once, as it does for whoever typed it. */
export function textLength(text: string): number {
  return [...text].length;
}
