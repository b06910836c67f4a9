// An item's text is a little HTML. The outline shows and takes its words alone.

const lineEnds = /<br\s*\/?>|<\/(p|div|h[1-6]|li)>\s*(?=<|[^\s<])/gi;
const tags = /<\/?[a-z][^>]*>/gi;
const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The words of a text, a line per line. */
export function plainText(html: string): string {
  return html
    .replace(lineEnds, '\n')
    .replace(tags, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (entity, name: string) => letterOf(name) ?? entity);
}

/** The text that shows these words. */
export function textOf(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br>');
}

const alignments = /text-align:\s*(left|center|right|justify)/i;

/** Other words in place of a text's own. They stand where those stood: at the left, in the middle or at the right. */
export function retyped(html: string, words: string): string {
  const side = alignments.exec(html)?.[1];
  if (!side) return textOf(words);
  const lines = words.split('\n').map(textOf);
  return lines.map((line) => `<p style="text-align:${side}">${line}</p>`).join('');
}

/** Whether there is more to a text than its words and where they stand: the outline would lose it. */
export function isFormatted(html: string): boolean {
  const words = plainText(html);
  const lines = words.split('\n').map((line) => `<p>${textOf(line)}</p>`);
  return html !== retyped(html, words) && html !== lines.join('');
}

function letterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return names[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
