import { writeFile } from 'node:fs/promises';
import type { CaptionedMovie } from '@reelwright/captions';
import { type CaptionFileKind, writeCaptionFile } from '../captions/caption-file.ts';

interface BesideFilm {
  readonly out: string;
  readonly captionFiles: readonly CaptionFileKind[];
}

/** Writes what is said in a film beside it: coffee.mp4 has its subtitles in coffee.srt. Returns what was written. */
export async function writeCaptionFiles(
  movie: CaptionedMovie,
  { out, captionFiles }: BesideFilm,
): Promise<readonly string[]> {
  const written: string[] = [];
  for (const kind of captionFiles) {
    const text = writeCaptionFile(movie, kind);
    const file = out.replace(/\.mp4$/i, `.${kind}`);
    if (text === '') continue;
    await writeFile(file, text);
    written.push(file);
  }
  return written;
}
