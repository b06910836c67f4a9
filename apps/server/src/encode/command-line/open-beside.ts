import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import { readArt } from '../../library/built-in/read-art.ts';
import { shippedFile } from '../../library/shipped-files.ts';
import { formatBytes } from '../../words/format-bytes.ts';
import type { OpenMedia } from '../gather-media.ts';
import { openDataUrl } from '../open-data-url.ts';

const BYTES_MOST = 1024 ** 3;
const TIMEOUT_MS = 10 * 60_000;
const accept = ['image/', 'video/', 'audio/', 'application/octet-stream'];

export type OpenArt = typeof readArt;

/**
 * Opens what a movie on the command line is made of: files in the folder of the movie or below, and
 * web addresses, these as guarded as everywhere. Anything else could be somebody's private file.
 */
export function openBeside(
  folder: string,
  fetch: GuardedFetch,
  read: OpenArt = readArt,
): OpenMedia {
  return async (url, signal) => {
    if (url.startsWith('data:')) return openDataUrl(url);
    if (/^https?:/i.test(url)) {
      const reply = await fetch(url, {
        maxBytes: BYTES_MOST,
        timeoutMs: TIMEOUT_MS,
        accept,
        ...(signal && { signal }),
      });
      if (reply.ok) return reply.body;
      reply.discard();
      throw new Error(`The server answered with ${reply.status}.`);
    }
    const art = await read(url);
    if (art) return Readable.from(art);
    const shipped = shippedFile(url);
    return shipped ? createReadStream(shipped) : openFile(folder, url);
  };
}

async function openFile(folder: string, url: string): Promise<Readable> {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) {
    throw new Error('It is neither a web address nor a file beside the movie.');
  }
  const home = await realpath(folder);
  // As in a web address, what follows ? is not part of the file's name.
  const path = await realpath(resolve(home, decode(url))).catch(() => undefined);
  if (path === undefined) throw new Error('There is no such file beside the movie.');
  if (!path.startsWith(`${home}${sep}`)) {
    throw new Error('It lies outside of the folder of the movie.');
  }
  const found = await stat(path);
  if (!found.isFile()) throw new Error('It is not a file.');
  if (found.size > BYTES_MOST) throw new Error(`It is larger than ${formatBytes(BYTES_MOST)}.`);
  return createReadStream(path);
}

function decode(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
