/** Spec: the size of the frame. The page in it fits itself into any other. */
const WIDTH_PX = 1024;
const HEIGHT_PX = 576;

/** What people paste into their own page. */
export function embedCode(address: string, title: string): string {
  const attributes = [
    `src="${escapeAttribute(address)}"`,
    `width="${WIDTH_PX}"`,
    `height="${HEIGHT_PX}"`,
    `title="${escapeAttribute(title)}"`,
    'style="border:0;max-width:100%"',
    'allow="autoplay; fullscreen; picture-in-picture"',
    'allowfullscreen',
    'loading="lazy"',
  ];
  return `<iframe ${attributes.join(' ')}></iframe>`;
}

export const embedAddress = (id: number) => `${location.origin}/embed.html?pid=${id}`;

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
