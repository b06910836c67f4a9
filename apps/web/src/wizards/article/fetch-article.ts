// What the steps wait for before the next one: the page that somebody chose, read on the server.
import type { ProjectData } from '@reelwright/movie';
import { articleWords } from '@reelwright/wizards/article';
import type { Edit } from '@reelwright/wizards/machine';
import { errorCode, errorMessage, isAbort } from '../../api/error-message.ts';
import { createStore } from '../../store/create-store.ts';
import type { PageWork } from '../../wizard/wizard-model.ts';
import { hasRead, linkOf, takeArticle } from './article-answers.ts';
import { readPage } from './read-article.ts';

interface FetchProblem {
  readonly link: string;
  readonly message: string;
}

/** Why the last page could not be read: the step says so where it happened, with a way on. */
export const fetchProblem = createStore<FetchProblem | undefined>(undefined);

/** After this long, people are told that it is the page that takes its time. */
const slowMs = 5000;

type Fetched = Promise<Edit | { readonly problem: string }>;

/** The first step of both wizards: reads the page, if one is to be read. */
export function fetchLink(data: ProjectData, work: PageWork): Fetched {
  if (data.info.type !== 'link') return Promise.resolve(unchanged);
  return fetchArticle(data, work, articleWords.cannotParse);
}

/** The list of articles. Spec: whoever chooses to paste is let through without a fetch. */
export async function fetchChosen(data: ProjectData, work: PageWork): Fetched {
  if (data.info.type === 'paste') return unchanged;
  return fetchArticle(data, work, articleWords.cannotFetch);
}

const unchanged: Edit = (now) => now;

async function fetchArticle(data: ProjectData, work: PageWork, message: string): Fetched {
  const link = linkOf(data.info);
  fetchProblem.set(undefined);
  if (link === undefined || hasRead(data.info, link)) return unchanged;
  const { host } = new URL(link);
  work.onProgress(`Reading ${host}`);
  const timer = setTimeout(
    () => work.onProgress(`Still reading ${host}: some pages take a while`),
    slowMs,
  );
  try {
    const read = await readPage(link, work.signal);
    return (now) => takeArticle(now, read, now.info.type === 'link' ? 'link' : 'search', link);
  } catch (error) {
    if (isAbort(error) || work.signal.aborted) throw error;
    const sentence = sentenceFor(error, message);
    fetchProblem.set({ link, message: sentence });
    return { problem: sentence };
  } finally {
    clearTimeout(timer);
  }
}

/** Spec: of a list another article helps, of a link copying it by hand. Where more is known, that is said instead. */
function sentenceFor(error: unknown, message: string): string {
  const code = errorCode(error);
  const isPlain = code === 'article-unreadable' || code === 'article-unavailable';
  return isPlain ? message : errorMessage(error);
}
