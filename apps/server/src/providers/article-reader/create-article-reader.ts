import { createThreadPool } from '../../threads/thread-pool.ts';
import type { ArticleReader } from './article-reader-port.ts';
import type { articleWork } from './article-work.ts';

export const readerLimits = {
  threads: 2,
  /** A thread that needs more ends; whoever it read for is told so. */
  memoryMegabytes: 384,
  timeoutMs: 20_000,
};

/** Reads in threads of its own: pages and files of strangers take as much time and memory as they like to. */
export function createArticleReader(limits = readerLimits): ArticleReader {
  const pool = createThreadPool<typeof articleWork>({
    file: new URL('./article-thread.ts', import.meta.url),
    ...limits,
    waitMs: 20_000,
    failure: 'article-too-hard',
  });
  return {
    readPage: (page) => pool.pick().ask.readPage(page),
    readFile: (file) => pool.pick().ask.readFile(file),
    readFeed: (page) => pool.pick().ask.readFeed(page),
    summarize: (lines, options) => pool.pick().ask.summarize(lines, options),
    close: () => pool.close(),
  };
}
