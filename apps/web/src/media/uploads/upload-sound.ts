import type { StoredFile } from '@reelwright/contract';
import { mediaKindOf } from '../media-kind.ts';
import { removeUpload, startUploads, whenReady } from './upload-store.ts';

/** A sound that is kept in the storage. */
export interface UploadedSound {
  readonly url: string;
  readonly duration?: number;
  readonly name: string;
  /** What its file says about itself. */
  readonly title?: string;
  readonly author?: string;
  readonly cover?: string;
}

/** Sends a sound; fails with a sentence when it is something else, by its name or by its content. */
export async function uploadSound(
  file: File,
  onStart: (uploadId: string) => void,
): Promise<UploadedSound> {
  // Some systems know no type for sounds: then the server, which looks into the file, decides.
  if (file.type !== '' && mediaKindOf(file.type) !== 'audio') throw notASound(file.name);
  const [id] = startUploads([file]);
  if (!id) throw notASound(file.name);
  onStart(id);
  const stored = await whenReady(id);
  if (mediaKindOf(stored.type) !== 'audio') {
    removeUpload(id);
    throw notASound(file.name);
  }
  return soundOfFile(stored, file.name);
}

type SoundFile = Pick<StoredFile, 'url' | 'name' | 'duration' | 'tags' | 'thumbnail'>;

/** A file of the storage, with what it says about itself. */
export function soundOfFile(file: SoundFile, otherName = ''): UploadedSound {
  const { url, name, duration, tags, thumbnail } = file;
  return {
    url,
    name: name || otherName,
    ...(duration !== undefined && { duration }),
    ...(tags?.title && { title: tags.title }),
    ...(tags?.author && { author: tags.author }),
    ...(thumbnail && { cover: thumbnail }),
  };
}

function notASound(name: string): Error {
  return new Error(`“${name}” is not an audio file. Please choose an MP3 or another sound.`);
}
