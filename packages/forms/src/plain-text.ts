const lineEnds = /<(?:br\s*\/?|\/p|\/li)>/gi;
const anyTag = /<[^<>]*>/g;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The words of a rich text, without what they look like: what rules about its length count. */
export function plainText(html: string): string {
  return html
    .replace(lineEnds, '\n')
    .replace(anyTag, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .trim();
}
