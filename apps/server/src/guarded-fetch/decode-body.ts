// Undoes the compression of a reply while counting, so that a small reply cannot become a huge one.
import { Transform } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
} from 'node:zlib';

/**
 * What we tell servers we can read. `deflate` is understood but never asked for: servers disagree
 * on what it means (with or without the zlib wrapper), and the others are better anyway.
 */
export const ACCEPT_ENCODING = 'gzip, br, zstd';

const MAX_ENCODINGS = 2;
/** 8 MiB, all that RFC 9659 allows on the web; the library alone would accept 128 MiB. */
const ZSTD_MAX_WINDOW_LOG = 23;

/** The decoders for a Content-Encoding header, first to run first; undefined when we can't. */
export function decodersFor(contentEncoding: string | undefined): Transform[] | undefined {
  const names = (contentEncoding ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity')
    .reverse();
  if (names.length > MAX_ENCODINGS) return undefined;
  const decoders = names.map(decoderFor);
  return decoders.every((decoder) => decoder !== undefined) ? decoders : undefined;
}

function decoderFor(name: string): Transform | undefined {
  switch (name) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      return createZstdDecompress({
        params: { [constants.ZSTD_d_windowLogMax]: ZSTD_MAX_WINDOW_LOG },
      });
    default:
      return undefined;
  }
}

/** Passes bytes on until there are more than `maxBytes`, then fails with `tooLarge()`. */
export function countingLimit(maxBytes: number, tooLarge: () => Error): Transform {
  let seenBytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      seenBytes += chunk.length;
      if (seenBytes > maxBytes) callback(tooLarge());
      else callback(null, chunk);
    },
  });
}
