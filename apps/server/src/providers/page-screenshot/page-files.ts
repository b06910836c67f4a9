import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import { formatBytes } from '../../words/format-bytes.ts';

/** What a page may ask for: more than any picture of its top needs. */
const limits = {
  files: 300,
  bytesInAll: 60 * 1024 ** 2,
  maxBytes: 12 * 1024 ** 2,
  timeoutMs: 12_000,
};

/** An answer as the browser takes it. */
export interface PageFile {
  readonly responseCode: number;
  readonly responseHeaders: readonly { readonly name: string; readonly value: string }[];
  /** Base64. */
  readonly body: string;
}

/** Brings what a page asks for, through the guarded fetch and nothing else. */
export class PageFiles {
  readonly #fetch: GuardedFetch;
  readonly #signal: AbortSignal;
  /** What is here before the browser asks for it: the page itself, and what was found behind a redirect. */
  readonly #ready = new Map<string, PageFile>();
  #files = 0;
  #bytes = 0;

  constructor(fetch: GuardedFetch, signal: AbortSignal) {
    this.#fetch = fetch;
    this.#signal = signal;
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
    const responseHeaders = [{ name: 'location', value: finalUrl }];
    return { responseCode: 302, responseHeaders, body: '' };
  }

  async #get(url: string, accept?: readonly string[]) {
    this.#files += 1;
    if (this.#files > limits.files || this.#bytes > limits.bytesInAll) {
      throw new CodedError('address-too-large', { limit: formatBytes(limits.bytesInAll) });
    }
    const { maxBytes, timeoutMs } = limits;
    const reply = await this.#fetch(url, {
      maxBytes,
      timeoutMs,
      signal: this.#signal,
      ...(accept && { accept }),
    });
    const content = await reply.readBody();
    this.#bytes += content.length;
    const file = fileOf(reply.status, reply.headers['content-type'] ?? '', content);
    return { ok: reply.ok, finalUrl: reply.finalUrl, file };
  }
}

function fileOf(responseCode: number, type: string, content: Buffer): PageFile {
  const responseHeaders = [
    { name: 'content-type', value: type },
    // Fonts and the like of other sites: nobody is signed in anywhere here, so there is nothing to protect.
    { name: 'access-control-allow-origin', value: '*' },
  ];
  return { responseCode, responseHeaders, body: content.toString('base64') };
}
