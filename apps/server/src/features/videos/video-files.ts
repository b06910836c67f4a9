import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FormatId } from '@reelwright/movie';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import { contentTypeOfKey } from '../../storage/content-type.ts';
import type { Storage } from '../../storage/storage.ts';
import { storageKey } from '../../storage/storage-key.ts';
import {
  noteFile,
  noteStored,
  type StoredFileRow,
} from '../stored-files/stored-file-repository.ts';
import type { VideoRow } from './video-repository.ts';

/** A piece of video, by what it shows: the same pixels, the same key. */
export const segmentFile = (key: string) => storageKey('segments', key, 'mp4');
/** Something a movie is made of, by its content. */
export const mediaFile = (hash: string) => storageKey('render-media', hash, 'bin');

/**
 * The finished files of a render. Nobody can guess them, since nobody sees a render's id, and a
 * render that is done twice writes the same ones again.
 */
export function finishedFiles(renderId: string, format: FormatId | null = null) {
  const idOf = (part: string) => {
    const name = [renderId, part, ...(format ? [format] : [])].join(' ');
    return createHash('sha256').update(name).digest('hex');
  };
  return {
    fileKey: storageKey('videos', idOf('video'), 'mp4'),
    posterKey: storageKey('videos', idOf('poster'), 'jpg'),
    previewKey: storageKey('videos', idOf('preview'), 'webp'),
    clearKey: storageKey('videos', idOf('clear'), 'webm'),
  };
}

/** All files of a video, in every format. */
export function keysOfVideo({
  fileKey,
  posterKey,
  previewKey,
  clearKey,
  formats,
}: Pick<VideoRow, 'fileKey' | 'posterKey' | 'previewKey' | 'clearKey' | 'formats'>): string[] {
  const others = formats.flatMap((format) => [format.fileKey, format.posterKey]);
  return [fileKey, posterKey, previewKey, clearKey, ...others].filter((key) => key !== null);
}

interface FileParts {
  readonly db: Database;
  readonly storage: Storage;
}

/** Stores a file of this machine. It is written down before, so that it is never left behind. */
export async function storeFile(
  { db, storage }: FileParts,
  file: Pick<StoredFileRow, 'key' | 'kind' | 'projectId'> &
    Partial<Pick<StoredFileRow, 'problems'>>,
  path: string,
  signal: AbortSignal,
): Promise<number> {
  const { key, kind, projectId, problems } = file;
  await noteFile(db, { key, kind, projectId });
  const contentType = contentTypeOfKey(key);
  const { size } = await storage.put(key, createReadStream(path), { contentType, signal });
  await noteStored(db, key, { bytes: size, type: contentType, ...(problems && { problems }) });
  return size;
}

/** Whether a file that should be stored really is. */
export async function isThere(storage: Storage, key: string): Promise<boolean> {
  try {
    await storage.head(key);
    return true;
  } catch (error) {
    if (error instanceof CodedError && error.code === 'not-found') return false;
    throw error;
  }
}

/** Brings a stored file to this machine; false when it is not there any more. */
export async function fetchFile(
  { storage }: FileParts,
  key: string,
  path: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const { stream } = await storage.get(key, { signal });
    await pipeline(stream, createWriteStream(path), { signal });
    return true;
  } catch (error) {
    if (error instanceof CodedError && error.code === 'not-found') return false;
    throw error;
  }
}
