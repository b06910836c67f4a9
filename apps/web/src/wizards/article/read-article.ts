// What the article wizards ask the server: pages and files as articles, articles about a keyword, and a shorter text.
import type { ReadArticle } from '@reelwright/contract';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';

/** Pages that were read while this page is open: who looked into an article need not wait for it again. */
const read = new Map<string, ReadArticle>();
const maxKept = 20;

export async function readPage(url: string, signal: AbortSignal): Promise<ReadArticle> {
  const known = read.get(url);
  if (known) return known;
  const article = await request((options) => client.articleFetch({ body: { url } }, options), {
    signal,
  });
  const [oldest] = read.keys();
  if (read.size >= maxKept && oldest !== undefined) read.delete(oldest);
  read.set(url, article);
  return article;
}

/** Browsers know no type for some of them: the server goes by the name then. */
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown',
  markdown: 'text/markdown',
  txt: 'text/plain',
  html: 'text/html',
  htm: 'text/html',
  eml: 'message/rfc822',
};
export const articleFileKinds = Object.keys(types).map((ending) => `.${ending}`);

export function readFile(file: File, signal: AbortSignal): Promise<ReadArticle> {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const typed = new File([file], file.name, { type: types[ending] ?? 'application/octet-stream' });
  return request(
    (options) => client.articleFile({ query: { name: file.name }, file: typed }, options),
    { signal },
  );
}

export function findArticles(keyword: string, page: number, signal: AbortSignal) {
  return request((options) => client.articleSearch({ query: { keyword, page } }, options), {
    signal,
  });
}

interface AskedLine {
  readonly text: string;
  /** The paragraph it stands in, and the heading. */
  readonly block?: number | undefined;
  readonly heading?: string | undefined;
}

/** The most important of these lines, in their order. */
export function askForSummary(
  lines: readonly AskedLine[],
  title: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const body = {
    lines: lines.map(({ text }) => text.slice(0, 2000)),
    blocks: lines.map(({ block }) => block ?? null),
    headings: lines.map(({ heading }) => heading?.slice(0, 500) ?? null),
    ...(title && { title }),
  };
  return request((options) => client.summarize({ body }, options), { signal });
}
