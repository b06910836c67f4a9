/** The little that the tests use of it; the package brings no types. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  interface Entry {
    readonly fileName: string;
  }
  interface ZipFile {
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
  }
  export function fromBufferPromise(
    buffer: Buffer,
    options: { lazyEntries: boolean },
  ): Promise<ZipFile>;
}
