/** Text as people see it: one space between words, and nothing that has no width. */
export function flatText(text: string | null | undefined): string {
  return (text ?? '')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
