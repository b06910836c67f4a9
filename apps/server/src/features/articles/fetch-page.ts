import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { FetchedPage } from '../../providers/article-reader/article-reader-port.ts';
import { formatBytes } from '../../words/format-bytes.ts';

export const pageLimits = {
  pageBytes: 5 * 1024 * 1024,
  fileBytes: 20 * 1024 * 1024,
  timeoutMs: 20_000,
};

/** What a browser says it takes; without it some sites send another page, or none. */
const wanted = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const files =
  /^application\/(?:pdf|vnd\.openxmlformats-officedocument\.wordprocessingml\.document)$/;
const texts = /^(?:text\/|application\/(?:xhtml\+xml|xml|rss\+xml|atom\+xml|rdf\+xml)$|$)/;

/** What lies at an address, as long as it can be an article. Fails in words that tell people what to do. */
export async function fetchPage(
  fetch: GuardedFetch,
  url: string,
  signal: AbortSignal,
): Promise<FetchedPage> {
  const { fileBytes, pageBytes, timeoutMs } = pageLimits;
  try {
    const reply = await fetch(url, {
      headers: { accept: wanted, 'accept-language': 'en;q=0.9, *;q=0.5' },
      maxBytes: fileBytes,
      timeoutMs,
      signal,
    });
    const { contentType: type, headers, finalUrl } = reply;
    const isWanted = texts.test(type) || files.test(type);
    if (!reply.ok || !isWanted) {
      reply.discard();
      throw reply.ok ? notAPage(type) : refusalOf(reply.status);
    }
    const bytes = await reply.readBody();
    if (!files.test(type) && bytes.length > pageBytes) throw tooLarge(pageBytes);
    return { url: finalUrl, contentType: headers['content-type'] ?? '', bytes };
  } catch (error) {
    if (signal.aborted || !(error instanceof CodedError)) throw error;
    throw asArticleProblem(error);
  }
}

/** A mistyped address is told as what it is; trouble on the way is the article's. */
function asArticleProblem(error: CodedError): CodedError {
  const options = { cause: error };
  if (error.code === 'address-too-large') return tooLarge(pageLimits.pageBytes);
  if (/^address-(?:unreachable|too-slow|too-many-redirects)$/.test(error.code)) {
    return new CodedError('article-unavailable', undefined, options);
  }
  return error;
}

function tooLarge(limit: number): CodedError {
  return new CodedError('article-too-large', { limit: formatBytes(limit) });
}

function refusalOf(status: number): CodedError {
  if (status === 402) return new CodedError('article-paywall');
  return [401, 403, 406, 418, 429, 451].includes(status)
    ? new CodedError('article-refused')
    : new CodedError('article-unavailable');
}

const families: Readonly<Record<string, string>> = {
  image: 'a picture',
  video: 'a video',
  audio: 'a sound',
  font: 'a font',
};

function notAPage(type: string): CodedError {
  const family = type.split('/', 1)[0] ?? '';
  return new CodedError('article-not-a-page', { kind: families[family] ?? 'a file' });
}
