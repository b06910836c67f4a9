import { join } from 'node:path';
import type { KeptMedia } from '../../db/schema/index.ts';
import type { RenderParts } from './render-parts.ts';
import { fetchFile, mediaFile } from './video-files.ts';

/** Brings some of what a movie is made of into the folder of a job: the file of each address. */
export async function fetchMedia(
  parts: RenderParts,
  media: readonly KeptMedia[],
  wanted: readonly string[],
  folder: string,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const isWanted = new Set(wanted);
  const files = new Map<string, string>();
  for (const { url, hash } of media) {
    if (!isWanted.has(url)) continue;
    const file = `media-${hash}`;
    if (![...files.values()].includes(file)) {
      const found = await fetchFile(parts, mediaFile(hash), join(folder, file), signal);
      if (!found) throw new Error('A file of the movie is no longer stored.');
    }
    files.set(url, file);
  }
  return files;
}
