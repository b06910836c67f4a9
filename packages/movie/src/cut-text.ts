/**
 * At most so many letters of a text. Some letters (𠮷, 👍) take two places: one of them alone is no letter, and
 * neither addresses nor the database take it, so the cut falls before it.
 */
export function cutText(text: string, maxLetters: number): string {
  return text.slice(0, maxLetters).replace(/[\uD800-\uDBFF]$/, '');
}
