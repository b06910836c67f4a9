import type { ReadArticle } from '@reelwright/contract';
import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { IncomingFile } from '../../http/handlers.ts';
import type {
  ArticleReader,
  PageReading,
} from '../../providers/article-reader/article-reader-port.ts';
import type { ReadInTurn } from '../../providers/article-reader/reading-turns.ts';
import type { OwnArticles } from '../../providers/article-search/own-articles.ts';
import { formatBytes } from '../../words/format-bytes.ts';
import { fetchPage, pageLimits } from './fetch-page.ts';

/** A page that only sends people on is followed so often: to its other form, or to the entry of a feed. */
const maxDetours = 2;

interface ServiceParts {
  readonly fetch: GuardedFetch;
  readonly reader: ArticleReader;
  readonly own: OwnArticles;
  readonly inTurn: ReadInTurn;
}

/** Who asks, and until when they wait. */
interface Asker {
  readonly account: string;
  readonly signal: AbortSignal;
}

interface LongText {
  readonly lines: readonly string[];
  readonly title?: string | undefined;
  readonly max?: number | undefined;
  readonly blocks?: readonly (number | null)[] | undefined;
  readonly headings?: readonly (string | null)[] | undefined;
}

export interface ArticleService {
  read(url: string, asker: Asker): Promise<ReadArticle>;
  readFile(name: string, file: IncomingFile, asker: Asker): Promise<ReadArticle>;
  /** The most important lines, in their order. */
  summarize(text: LongText, asker: Asker): Promise<readonly string[]>;
}

export function createArticleService({ fetch, reader, own, inTurn }: ServiceParts): ArticleService {
  return {
    async read(url, asker) {
      const ours = await own.articleAt(url);
      if (ours) return ours;
      let address = url;
      let problem: PageReading | undefined;
      for (let detours = 0; detours <= maxDetours; detours++) {
        const page = await fetchPage(fetch, address, asker.signal).catch((error: unknown) => {
          // The other form of a page was only a try; what was wrong with the first one counts.
          if (problem) throw errorOf(problem);
          throw error;
        });
        const reading = await inTurn(asker, () => reader.readPage(page));
        if ('article' in reading) return reading.article;
        problem ??= reading;
        if (reading.instead === undefined) break;
        address = reading.instead;
      }
      throw errorOf(problem);
    },
    async readFile(name, file, asker) {
      const bytes = await readUpload(file);
      const reading = await inTurn(asker, () => reader.readFile({ name, bytes }));
      if ('article' in reading) return reading.article;
      throw errorOf(reading);
    },
    async summarize({ lines, title, max, blocks, headings }, asker) {
      const options = {
        ...(title && { title }),
        ...(max && { max }),
        ...(blocks && { blocks: blocks.map((block) => block ?? undefined) }),
        ...(headings && { headings: headings.map((heading) => heading ?? undefined) }),
      };
      const kept = await inTurn(asker, () => reader.summarize(lines, options));
      return kept.flatMap((at) => lines[at] ?? []);
    },
  };
}

function errorOf(reading: PageReading | undefined): CodedError {
  if (!reading || 'article' in reading) return new CodedError('article-unreadable');
  const { problem, kind = 'a file' } = reading;
  const words = { kind, limit: formatBytes(pageLimits.pageBytes) };
  return new CodedError(problem as 'article-not-a-page', words);
}

async function readUpload({ stream, claimedBytes }: IncomingFile): Promise<Buffer> {
  const { fileBytes } = pageLimits;
  const tooLarge = () => {
    stream.destroy();
    return new CodedError('article-too-large', { limit: formatBytes(fileBytes) });
  };
  if (claimedBytes !== undefined && claimedBytes > fileBytes) throw tooLarge();
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > fileBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
