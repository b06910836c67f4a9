import { singularOfName } from '@reelwright/english';
import { z } from 'zod';
import type { GuardedFetch } from '../../../guarded-fetch/create-guarded-fetch.ts';
import type { ItemQuestion, Knowledge, SentenceCredit } from '../knowledge-port.ts';
import { OutsideTrouble } from '../outside-trouble.ts';
import { splitSentences } from './split-sentences.ts';
import { withoutBrackets } from './without-brackets.ts';

interface WikipediaOptions {
  /** Of one language's Wikipedia: https://en.wikipedia.org */
  readonly address: string;
  readonly guardedFetch: GuardedFetch;
  readonly timeoutMs: number;
}

const maxReplyBytes = 1024 * 1024;
/** More than films tell of. */
const maxPageLetters = 60_000;
const longestSentence = 130;
const maxCredits = 2000;
const wikipediaTerms = { author: 'Wikipedia contributors', licence: 'CC BY-SA 4.0' };

const Search = z.object({
  pages: z.array(
    z.object({
      key: z.string().max(300),
      title: z.string().max(300),
      description: z.string().nullish(),
    }),
  ),
});
const Summary = z.object({
  type: z.string(),
  title: z.string(),
  description: z.string().optional(),
  extract: z.string().max(20_000),
});

/** A page's text, with a line such as `== History ==` before each of its sections. */
const Extracts = z.object({
  query: z.object({
    pages: z.array(
      z.object({
        title: z.string(),
        missing: z.boolean().optional(),
        extract: z.string().optional(),
        pageprops: z.object({ disambiguation: z.string().optional() }).optional(),
      }),
    ),
  }),
});

/** What a page says, and whom to thank for it. */
export interface WikipediaPage {
  readonly text: string;
  readonly credit: SentenceCredit;
}

export interface Wikipedia extends Pick<Knowledge, 'facts' | 'creditOf'> {
  /** The whole text of the page that is called like a keyword. */
  readPage(keyword: string, signal: AbortSignal): Promise<WikipediaPage | undefined>;
}

/** Wikipedia's own words about an item: found by search, read from the summary of its page, or from all of it. */
export function createWikipedia(options: WikipediaOptions): Wikipedia {
  // Asked for right after the sentences were told; the oldest go first.
  const credits = new Map<string, SentenceCredit>();
  const creditFor = ({ key, title }: Page): SentenceCredit => {
    const link = `${options.address}/wiki/${encodeURIComponent(key)}`;
    return { title: `Wikipedia: ${title}`, ...wikipediaTerms, link };
  };
  const findPage = async (about: ItemQuestion, signal: AbortSignal) => {
    const query = new URLSearchParams({ q: about.term, limit: '5' });
    const found = await read(options, `/w/rest.php/v1/search/page?${query}`, Search, signal);
    // In an address, a key of dots would lead to another path.
    const pages = found?.pages.filter(({ key }) => !/^\.*$/.test(key));
    return choosePage(pages ?? [], about);
  };
  const remember = (sentences: readonly string[], page: Page) => {
    const credit = creditFor(page);
    for (const sentence of sentences) credits.set(sentence, credit);
    for (const sentence of credits.keys()) {
      if (credits.size <= maxCredits) break;
      credits.delete(sentence);
    }
  };
  return {
    creditOf: (sentence) => credits.get(sentence),
    async facts(about, { signal }) {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(options.timeoutMs)]);
      const page = await findPage(about, deadline);
      if (!page) return [];
      const path = `/api/rest_v1/page/summary/${encodeURIComponent(page.key)}`;
      const summary = await read(options, path, Summary, deadline);
      if (summary?.type !== 'standard') return [];
      const sentences = splitSentences(withoutBrackets(summary.extract))
        .filter((sentence) => sentence.length <= longestSentence)
        .slice(0, 6);
      remember(sentences, page);
      return sentences;
    },
    async readPage(keyword, signal) {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(options.timeoutMs)]);
      const about = { term: keyword, keyword: '', unit: '' };
      const page =
        (await findPage(about, deadline)) ??
        // Pages are called by the singular.
        (await findPage({ ...about, term: singularOfName(keyword) }, deadline));
      if (!page) return undefined;
      const query = new URLSearchParams({
        action: 'query',
        format: 'json',
        formatversion: '2',
        prop: 'extracts|pageprops',
        ppprop: 'disambiguation',
        explaintext: '1',
        exsectionformat: 'wiki',
        redirects: '1',
        titles: page.title,
      });
      const reply = await read(options, `/w/api.php?${query}`, Extracts, deadline);
      const [found] = reply?.query.pages ?? [];
      const isOfMany = found?.pageprops?.disambiguation !== undefined;
      if (!found?.extract || found.missing || isOfMany) return undefined;
      return { text: found.extract.slice(0, maxPageLetters), credit: creditFor(page) };
    },
  };
}

type Page = z.output<typeof Search>['pages'][number];

/** The page of that very name; of several, the one whose description says what the item is one of. */
function choosePage(
  pages: readonly Page[],
  { term, unit, keyword }: ItemQuestion,
): Page | undefined {
  const wanted = term.trim().toLowerCase();
  const same = pages.filter(({ title }) => {
    const name = title.toLowerCase();
    return name === wanted || name.startsWith(`${wanted} (`);
  });
  const hints = [unit, keyword]
    .flatMap((text) => text.toLowerCase().split(/\W+/))
    .filter((word) => word.length > 3);
  const fits = ({ title, description }: Page) =>
    hints.some((hint) => `${title} ${description ?? ''}`.toLowerCase().includes(hint));
  const exact = same.find(({ title }) => title.toLowerCase() === wanted);
  return same.find(fits) ?? exact;
}

async function read<T>(
  { address, guardedFetch, timeoutMs }: WikipediaOptions,
  path: string,
  schema: z.ZodType<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  const reply = await guardedFetch(`${address}${path}`, {
    headers: { accept: 'application/json', 'user-agent': 'Reelwright (self-hosted video maker)' },
    maxBytes: maxReplyBytes,
    timeoutMs,
    signal,
  }).catch((cause: unknown) => {
    throw new OutsideTrouble('unavailable', 'Wikipedia could not be reached.', { cause });
  });
  if (reply.status === 404) {
    reply.discard();
    return undefined;
  }
  const text = await reply.text().catch((cause: unknown) => {
    throw new OutsideTrouble('unavailable', 'Wikipedia broke off.', { cause });
  });
  if (!reply.ok) throw OutsideTrouble.ofStatus('Wikipedia', reply.status, reply.headers);
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new OutsideTrouble('nonsense', 'Wikipedia gave an answer of another shape.', { cause });
  }
}
