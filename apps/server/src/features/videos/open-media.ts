import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { hostedVideoOf, hostedVideoProblem } from '@reelwright/contract';
import { untilAborted } from '../../abort/until-aborted.ts';
import type { Database } from '../../db/database.ts';
import { MediaRefused, type OpenMedia } from '../../encode/gather-media.ts';
import { openDataUrl } from '../../encode/open-data-url.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { ArtStore } from '../../library/built-in/art-store.ts';
import { shippedFile } from '../../library/shipped-files.ts';
import type { Storage } from '../../storage/storage.ts';
import type { ForeignMedia } from '../stored-files/foreign-media.ts';
import { isOpenKey, isWebAddress, keyOfOwn } from '../stored-files/media-target.ts';
import { findFileOwner } from '../stored-files/stored-file-repository.ts';

/** What is wrong with an address or its owner's room; anything else is wrong with us, and passes. */
const isOfTheAddress = (error: unknown) =>
  error instanceof CodedError && /^address-|^files-full$|^too-large$/.test(error.code);

interface MediaSources {
  readonly db: Database;
  readonly storage: Storage;
  readonly foreignMedia: ForeignMedia;
  readonly publicUrl: string;
  readonly art: ArtStore;
}

/**
 * Opens what the movie of a member is made of: what is stored here, and the copies of what is
 * elsewhere, which the preview shows too. What goes wrong without the movie being at fault is told:
 * it is no reason to make a video that lacks something.
 */
export function openMedia(
  { db, storage, foreignMedia, publicUrl, art }: MediaSources,
  userId: number,
  onTrouble: (error: unknown) => void,
): OpenMedia {
  return async (url, signal) => {
    if (url.startsWith('data:')) return openDataUrl(url);
    const own = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
    const shipped = shippedFile(own);
    if (shipped) return createReadStream(shipped);
    const drawn = await art.read(own);
    if (drawn) return Readable.from(drawn);
    const key = (await ownKey(own)) ?? (await untilAborted(keyOfCopy(url), signal));
    return (await storage.get(key, { ...(signal && { signal }) })).stream;
  };

  /** What is not open to anybody who knows its key is for its owner's movies alone. */
  async function ownKey(own: string): Promise<string | undefined> {
    const key = keyOfOwn(own, publicUrl);
    if (!key || isOpenKey(key) || (await findFileOwner(db, key)) === userId) return key;
    throw new MediaRefused('It is not one of your files.');
  }

  async function keyOfCopy(url: string): Promise<string> {
    const whole = url.startsWith('//') ? `https:${url}` : url;
    if (!isWebAddress(whole)) throw new MediaRefused('It is not a web address.');
    const hosted = hostedVideoOf(whole);
    if (hosted) throw new MediaRefused(hostedVideoProblem(hosted));
    try {
      return (await foreignMedia.copyOf(whole, { userId })).key;
    } catch (error) {
      if (!isOfTheAddress(error)) onTrouble(error);
      throw error;
    }
  }
}
