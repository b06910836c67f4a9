/** Spec: the size of the frame. The page in it fits itself into any other. */
export const embedSize = { width: 1024, height: 576 } as const;

/** Where a published video plays in other people's pages. */
export const embedAddress = (publicUrl: string, id: number) => `${publicUrl}/embed.html?pid=${id}`;

/** What people paste into their own page. */
export function embedCode(
  address: string,
  title: string,
  { width, height }: { readonly width: number; readonly height: number } = embedSize,
): string {
  const attributes = [
    `src="${escapeAttribute(address)}"`,
    `width="${width}"`,
    `height="${height}"`,
    `title="${escapeAttribute(title)}"`,
    // As wide as the page has room for, always in the same shape.
    `style="border:0;display:block;width:100%;max-width:${width}px;height:auto;aspect-ratio:${width}/${height}"`,
    'allow="autoplay; fullscreen; picture-in-picture"',
    'allowfullscreen',
    'loading="lazy"',
  ];
  return `<iframe ${attributes.join(' ')}></iframe>`;
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
