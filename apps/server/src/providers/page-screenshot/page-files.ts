import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import { formatBytes } from '../../words/format-bytes.ts';

/** What a page may ask for: more than any picture of its top needs. */
export const pageFileLimits = {
  files: 300,
  bytesInAll: 60 * 1024 ** 2,
  maxBytes: 12 * 1024 ** 2,
  timeoutMs: 12_000,
};

/** An answer as the browser takes it; its content lies on the disk. */
export interface PageFile {
  readonly responseCode: number;
  readonly responseHeaders: readonly { readonly name: string; readonly value: string }[];
  /** Missing: it has none. */
  readonly path?: string;
}

/** Brings what a page asks for, through the guarded fetch and nothing else. Nothing of it is held in memory. */
export class PageFiles {
  readonly #fetch: GuardedFetch;
  readonly #signal: AbortSignal;
  readonly #folder: string;
  /** What is here before the browser asks for it: the page itself, and what was found behind a redirect. */
  readonly #ready = new Map<string, PageFile>();
  #files = 0;
  #bytes = 0;

  /** @param folder where the content is kept, until somebody removes it */
  constructor(fetch: GuardedFetch, signal: AbortSignal, folder: string) {
    this.#fetch = fetch;
    this.#signal = signal;
    this.#folder = folder;
  }

  /** Gets the page itself, which has to be one; where it is, after all redirects. */
  async open(url: string): Promise<string> {
    const { ok, finalUrl, file } = await this.#get(url, ['text/html', 'application/xhtml+xml']);
    if (!ok) throw new CodedError('address-unreachable');
    this.#ready.set(finalUrl, file);
    return finalUrl;
  }

  /** Brings what the browser asks for. A redirect is told as one, so that what is named from there on is found. */
  async bring(url: string): Promise<PageFile> {
    const ready = this.#ready.get(url);
    if (ready) {
      this.#ready.delete(url);
      return ready;
    }
    const { finalUrl, file } = await this.#get(url);
    if (finalUrl === new URL(url).href.replace(/#.*$/, '')) return file;
    this.#ready.set(finalUrl, file);
    return { responseCode: 302, responseHeaders: [{ name: 'location', value: finalUrl }] };
  }

  async #get(url: string, accept?: readonly string[]) {
    this.#files += 1;
    const path = join(this.#folder, `file-${this.#files}`);
    if (this.#files > pageFileLimits.files || this.#bytes >= pageFileLimits.bytesInAll) {
      throw tooMuch();
    }
    const { maxBytes, timeoutMs } = pageFileLimits;
    const reply = await this.#fetch(url, {
      maxBytes,
      timeoutMs,
      signal: this.#signal,
      ...(accept && { accept }),
    });
    await pipeline(reply.body, this.#counted(), createWriteStream(path));
    const file = fileOf(reply.status, reply.headers['content-type'] ?? '', path);
    return { ok: reply.ok, finalUrl: reply.finalUrl, file };
  }

  /** Counted as it comes: sixty large files that are fetched side by side are each small enough. */
  #counted(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.#bytes += chunk.length;
        if (this.#bytes > pageFileLimits.bytesInAll) done(tooMuch());
        else done(null, chunk);
      },
    });
  }
}

const tooMuch = () =>
  new CodedError('address-too-large', { limit: formatBytes(pageFileLimits.bytesInAll) });

function fileOf(responseCode: number, type: string, path: string): PageFile {
  const responseHeaders = [
    { name: 'content-type', value: type },
    // Fonts and the like of other sites: nobody is signed in anywhere here, so there is nothing to protect.
    { name: 'access-control-allow-origin', value: '*' },
  ];
  return { responseCode, responseHeaders, path };
}
