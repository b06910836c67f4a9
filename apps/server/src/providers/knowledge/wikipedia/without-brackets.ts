/** A text without what stands in brackets, and the space before it. Rows of spaces are one, and read once. */
export function withoutBrackets(text: string): string {
  return text.replace(/[^\S\n]+/g, ' ').replace(/ ?\([^()]*\)/g, '');
}
