import { type SummarizeOptions, summarize } from '@reelwright/article';
import type { FetchedPage, GivenFile, PageReading } from './article-reader-port.ts';
import { decodeBytes } from './decode-bytes.ts';
import { type ReadFeed, readFeedEntries } from './feed/read-feed-entries.ts';
import { kindOfFile } from './file/kind-of-file.ts';
import { readDocx } from './file/read-docx.ts';
import { isMail, readMail } from './file/read-mail.ts';
import { readPdf } from './file/read-pdf.ts';
import { readTextFile } from './file/read-text-file.ts';
import { isFeed, readFeed } from './page/read-feed.ts';
import { readHtml } from './page/read-html.ts';

/** What the reading thread is asked for. */
export const articleWork = {
  // Every line is held against every other, which would hold everybody up.
  summarize: (lines: readonly string[], options: SummarizeOptions) => summarize(lines, options),

  async readPage({ url, contentType, bytes }: FetchedPage): Promise<PageReading> {
    const kind = kindOfFile(bytes, '');
    if (kind === 'pdf') return atAddress(url, await readPdf(bytes, ''));
    if (kind === 'docx') return atAddress(url, await readDocx(bytes, ''));
    if (kind !== 'text') return { problem: 'article-not-a-page', kind: 'a file' };
    const text = decodeBytes(bytes, contentType);
    if (isFeed(text)) return readFeed(text, url);
    const isPlain = /^text\/(?:plain|markdown|x-markdown)/i.test(contentType);
    if (isPlain && !/^\s*<(?:!doctype html|html)/i.test(text)) {
      return atAddress(url, readTextFile(text, nameIn(url), 'text'));
    }
    return readHtml(text, url);
  },

  readFeed: ({ url, contentType, bytes }: FetchedPage): ReadFeed | undefined =>
    readFeedEntries(decodeBytes(bytes, contentType), url),

  async readFile({ name, bytes }: GivenFile): Promise<PageReading> {
    const kind = kindOfFile(bytes, name);
    if (kind === 'pdf') return readPdf(bytes, name);
    if (kind === 'docx') return readDocx(bytes, name);
    if (kind === 'protected') return { problem: 'article-file-protected' };
    if (kind === 'other') return { problem: 'article-file-kind' };
    const text = decodeBytes(bytes, undefined);
    if (isMail(text, name)) return readMail(bytes, name);
    const isHtml =
      /\.x?html?$/i.test(name) || /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html)/i.test(text);
    if (!isHtml) return readTextFile(text, name, 'file');
    const reading = readHtml(text, undefined);
    return 'article' in reading ? { article: { ...reading.article, parser: 'file' } } : reading;
  },
};

function atAddress(url: string, reading: PageReading): PageReading {
  if (!('article' in reading)) return reading;
  const site = URL.parse(url)?.hostname.replace(/^www\./, '');
  return { article: { url, ...(site && { site }), ...reading.article } };
}

/** 'https://example.com/notes/how-to-sleep.txt' → 'how-to-sleep.txt' */
function nameIn(url: string): string {
  const last = URL.parse(url)?.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    // '100%-wool.txt' is an address too.
    return last;
  }
}
