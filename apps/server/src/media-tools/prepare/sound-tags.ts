/** What a sound says about itself, as far as people want to read it; nothing else of its tags is kept. */
export function soundTags(
  tags: Readonly<Record<string, string>>,
): { readonly title?: string; readonly author?: string } | undefined {
  const title = readable(tags.title);
  const author = readable(tags.artist) || readable(tags.album_artist) || readable(tags.album);
  if (!title && !author) return undefined;
  return { ...(title && { title }), ...(author && { author }) };
}

const maxLetters = 120;

/** One line, without what letters could be hidden by. */
function readable(text = ''): string {
  const plain = text
    .slice(0, 2000)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return plain.length > maxLetters ? `${plain.slice(0, maxLetters - 1).trimEnd()}…` : plain;
}
