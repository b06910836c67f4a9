import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where finished segments are kept, by key. */
export interface SegmentStore {
  /** Puts a kept segment at `path`; false when it is not there. */
  fetch(key: string, path: string): Promise<boolean>;
  keep(key: string, path: string): Promise<void>;
}

/** Segments in a folder of this machine. */
export function folderSegments(folder: string): SegmentStore {
  const placeOf = (key: string) => join(folder, `${key}.mp4`);
  return {
    async fetch(key, path) {
      try {
        await linkOrCopy(placeOf(key), path);
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
        throw error;
      }
    },
    async keep(key, path) {
      await mkdir(folder, { recursive: true });
      // The same segment may be kept several times at once: each brings a whole one.
      const arriving = `${placeOf(key)}.${randomUUID()}`;
      await linkOrCopy(path, arriving);
      await rename(arriving, placeOf(key));
      // Renaming does nothing when the file of that name is the same one already.
      await rm(arriving, { force: true });
    },
  };
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  }
}
