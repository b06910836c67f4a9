/** A text as a translator should see it: without the tags around all of it, and without entities. */
export interface WrappedText {
  readonly inner: string;
  wrap(translation: string): string;
}

const wrapped = /^((?:\s*<[a-z][^>]*>)+)([^<]*)((?:<\/[a-z][^>]*>\s*)+)$/i;
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'" } as const;

export function unwrap(text: string): WrappedText {
  const [, before, inner, after] = wrapped.exec(text) ?? [];
  // Tags among the words are kept in their places by whoever translates them.
  if (before === undefined || inner === undefined) return { inner: text, wrap: (words) => words };
  return { inner: decode(inner), wrap: (words) => `${before}${encode(words)}${after ?? ''}` };
}

function decode(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|nbsp|#39);/g,
    (_, name: keyof typeof entities) => entities[name],
  );
}

function encode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
