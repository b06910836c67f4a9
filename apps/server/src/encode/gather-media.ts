import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { audioPlan, type ProjectData } from '@reelwright/movie';
import { assetsNeeded } from '@reelwright/stage';
import { problemOfPictureFile } from '../media-tools/picture-limits.ts';

/** What no later try would change: it is left out, and the video is made without it. */
export class MediaRefused extends Error {}

/** Opens what is behind an address of a movie. Throws an error whose message people can read. */
export type OpenMedia = (url: string, signal: AbortSignal | undefined) => Promise<Readable>;

interface MediaFile {
  /** A name in the folder. */
  readonly file: string;
  readonly hash: string;
}

export interface GatheredMedia {
  readonly files: ReadonlyMap<string, MediaFile>;
  readonly missing: readonly {
    readonly url: string;
    readonly problem: string;
    /** It will not be there later either. */
    readonly isRefused: boolean;
  }[];
}

/** Other people's servers may be slow; all of them together must not hold a worker up for longer. */
export const gatherLimits = { seconds: 600, atOnce: 4 } as const;

/**
 * Brings everything a movie is made of into the folder of the job: whatever draws and mixes then
 * needs neither network nor storage, and what it draws cannot change meanwhile. What must not be decoded
 * counts as missing, and says why.
 */
export async function gatherMedia(
  movie: ProjectData,
  folder: string,
  open: OpenMedia,
  signal?: AbortSignal,
): Promise<GatheredMedia> {
  const files = new Map<string, MediaFile>();
  const missing: GatheredMedia['missing'][number][] = [];
  const late = AbortSignal.timeout(gatherLimits.seconds * 1000);
  const either = signal ? AbortSignal.any([signal, late]) : late;
  const gather = async (url: string, index: number) => {
    signal?.throwIfAborted();
    const file = `media-${index}`;
    const path = join(folder, file);
    try {
      either.throwIfAborted();
      const hash = await save(await open(url, either), path, either);
      const problem = await problemOfPictureFile(path);
      if (problem) throw new MediaRefused(problem);
      files.set(url, { file, hash });
    } catch (error) {
      await rm(path, { force: true });
      signal?.throwIfAborted();
      const words = late.aborted ? tooSlow : error instanceof Error ? error.message : String(error);
      missing.push({ url, problem: words, isRefused: error instanceof MediaRefused });
    }
  };
  const left = mediaOf(movie).entries();
  const helpers = Array.from({ length: gatherLimits.atOnce }, async () => {
    for (const [index, url] of left) await gather(url, index);
  });
  // All of them, so that nobody writes into the folder any more when this has failed.
  const failed = (await Promise.allSettled(helpers)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  const order = new Map(mediaOf(movie).map((url, index) => [url, index]));
  missing.sort((a, b) => (order.get(a.url) ?? 0) - (order.get(b.url) ?? 0));
  return { files, missing };
}

const tooSlow = 'Loading everything took too long. Please upload it here, or use something else.';

function mediaOf(movie: ProjectData): string[] {
  const { images, videos } = assetsNeeded(movie, 0, Number.POSITIVE_INFINITY);
  const sounds = audioPlan(movie).sounds.map(({ url }) => url);
  const poster = movie.publish.poster?.url ?? '';
  return [...new Set([...images, ...videos, ...sounds, poster])].filter((url) => url !== '');
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
