// Where files live: a folder or a bucket, behind one small interface. Both are held to the same
// contract (storage-contract.test.ts). Keys come from storage-key.ts and from nowhere else.
import type { Readable } from 'node:stream';

export interface Storage {
  /**
   * Stores a body under a key, whole or not at all: a put that fails or is aborted leaves what was
   * there before. Fails with `too-large` past `maxBytes`.
   */
  put: (key: string, body: Uint8Array | Readable, options: PutOptions) => Promise<{ size: number }>;
  /** What is stored under a key. Fails with `not-found`. */
  head: (key: string) => Promise<StoredFile>;
  /**
   * The bytes under a key, or a range of them. The caller reads or destroys the stream. Fails with
   * `not-found` or `range-not-satisfiable`.
   */
  get: (key: string, options?: GetOptions) => Promise<OpenedFile>;
  /** Removes a key; one that is already gone is no error. */
  delete: (key: string) => Promise<void>;
  /** The keys that start with "" (all), "folder/" or "folder/ab/", in no promised order. */
  list: (prefix: string) => AsyncIterable<string>;
  close: () => Promise<void>;
}

export interface PutOptions {
  readonly contentType: string;
  readonly maxBytes?: number;
  /** The disk is not waited for: whoever puts it notices when it is gone after a power cut. */
  readonly isFleeting?: boolean;
  readonly signal?: AbortSignal;
}

export interface GetOptions {
  readonly range?: RequestedRange;
  readonly signal?: AbortSignal;
}

/** As in an HTTP Range header: both ends count, the end may be open or past the file. */
export type RequestedRange =
  | { readonly start: number; readonly end?: number }
  | { readonly lastBytes: number };

export interface ByteRange {
  readonly start: number;
  /** The last byte, not the one after it. */
  readonly end: number;
}

export interface StoredFile {
  /** Bytes of the whole file, also when only a range was asked for. */
  readonly size: number;
  readonly contentType: string;
  /** With its quotes, as HTTP wants it. */
  readonly etag: string;
  readonly lastModified: Date;
}

export interface OpenedFile extends StoredFile {
  readonly stream: Readable;
  /** What the stream holds, when a range was asked for. */
  readonly range?: ByteRange;
}
