/** Spec: where a published video is watched: /videos/{id}-{slugified title}.html. */
export function watchAddress(id: number, title: string): string {
  return `/videos/${[id, slugOf(title)].filter(Boolean).join('-')}.html`;
}

const maxSlugLetters = 80;

/** 'Café: 10 tips!' → 'cafe-10-tips'. Letters of any script stay; accents go. */
function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  // By letters, not by halves of them: half of a pair cannot be encoded.
  const slug = Array.from(words.join('-')).slice(0, maxSlugLetters).join('');
  return encodeURIComponent(slug.replace(/-$/, '').normalize());
}
