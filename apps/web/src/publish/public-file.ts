type PublicFile = 'video.mp4' | 'poster.jpg' | 'preview.webp' | 'captions.vtt';

/**
 * A file of a published video at its address on this site. Signed links may lead to a bucket, or to
 * another name of this machine, from which pages may not load anything. What the link leads to still
 * tells one file from the next.
 */
export function publicFile(id: number, file: PublicFile, link: string): string {
  const [key = ''] = new URL(link, location.href).pathname.split('/').slice(-1);
  return `/videos/${id}/${file}?v=${key.slice(0, 12)}`;
}
