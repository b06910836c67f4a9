import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { audioPlan, type ProjectData } from '@reelwright/movie';
import { assetsNeeded } from '@reelwright/stage';

/** Opens what is behind an address of a movie. Throws an error whose message people can read. */
export type OpenMedia = (url: string, signal: AbortSignal | undefined) => Promise<Readable>;

interface MediaFile {
  /** A name in the folder. */
  readonly file: string;
  readonly hash: string;
}

export interface GatheredMedia {
  readonly files: ReadonlyMap<string, MediaFile>;
  readonly missing: readonly { readonly url: string; readonly problem: string }[];
}

/**
 * Brings everything a movie is made of into the folder of the job: whatever draws and mixes then
 * needs neither network nor storage, and what it draws cannot change meanwhile.
 */
export async function gatherMedia(
  movie: ProjectData,
  folder: string,
  open: OpenMedia,
  signal?: AbortSignal,
): Promise<GatheredMedia> {
  const files = new Map<string, MediaFile>();
  const missing: { url: string; problem: string }[] = [];
  for (const [index, url] of mediaOf(movie).entries()) {
    signal?.throwIfAborted();
    const file = `media-${index}`;
    try {
      files.set(url, {
        file,
        hash: await save(await open(url, signal), join(folder, file), signal),
      });
    } catch (error) {
      await rm(join(folder, file), { force: true });
      signal?.throwIfAborted();
      missing.push({ url, problem: error instanceof Error ? error.message : String(error) });
    }
  }
  return { files, missing };
}

function mediaOf(movie: ProjectData): string[] {
  const { images, videos } = assetsNeeded(movie, 0, Number.POSITIVE_INFINITY);
  const sounds = audioPlan(movie).sounds.map(({ url }) => url);
  return [...new Set([...images, ...videos, ...sounds])].filter((url) => url !== '');
}

async function save(
  from: Readable,
  path: string,
  signal: AbortSignal | undefined,
): Promise<string> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(from, hashing, createWriteStream(path), { ...(signal && { signal }) });
  return hash.digest('hex');
}
