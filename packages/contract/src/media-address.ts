// Apart from the schemas, so that players can know addresses without zod.

/** Where files that somebody brought are read; the storage key follows. */
export const storedMediaPath = '/media/';
/** Where files are sent to in pieces, by the tus protocol; the id of one on its way follows. */
export const uploadsPath = '/api/members/storage/uploads';
/** Where media of other sites are read. */
export const foreignMediaPath = '/api/queries/cors';

/**
 * Where a browser gets something that a movie is made of. Media of other sites come through our own
 * server, from the copy that videos are made of too: pages may load nothing from elsewhere, and the
 * preview shows what the MP4 will show. `ownOrigin` is the page's: `location.origin`.
 */
export function mediaAddress(url: string, ownOrigin: string): string {
  const whole = url.startsWith('//') ? `https:${url}` : url;
  if (!/^https?:/i.test(whole) || whole.startsWith(`${ownOrigin}/`)) return url;
  return `${foreignMediaPath}?url=${encodeURIComponent(whole)}`;
}
