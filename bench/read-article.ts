import { articleWork } from '../apps/server/src/providers/article-reader/article-work.ts';
import { parsePage } from '../apps/server/src/providers/article-reader/page/page-dom.ts';
import { trimPage } from '../apps/server/src/providers/article-reader/page/trim-page.ts';
import type { Figure } from './figure.ts';

const goalMs = 300;
const rounds = 9;

/**
 * A page of one megabyte, read by what the reader's thread runs; the floor is parsing what is left of it without its
 * scripts. Counted in time of a processor: others who use it at the same time would be measured too.
 */
export async function benchReadArticle(): Promise<Figure[]> {
  const news = await measure(newsPage());
  const dense = await measure(densePage());
  return [
    figureOf(
      'an article from a page of 1 MB',
      news,
      'as news sites make them: 60 paragraphs among scripts, styles and menus',
    ),
    figureOf(
      'an article from a page of 1 MB that is text from end to end',
      dense,
      'of which the first 150,000 letters are taken',
    ),
  ];
}

interface Times {
  readonly readMs: number;
  readonly parseMs: number;
}

function figureOf(what: string, { readMs, parseMs }: Times, of: string): Figure {
  return {
    what,
    value: `${Math.round(readMs)} ms of a processor, ${(readMs / parseMs).toFixed(1)} × parsing alone`,
    goal: `≤ ${goalMs} ms`,
    met: readMs <= goalMs,
    detail: `${of}; median of ${rounds}, after some to warm up`,
  };
}

async function measure(html: string): Promise<Times> {
  const bytes = Buffer.from(html);
  const page = {
    url: 'https://news.example/story',
    contentType: 'text/html; charset=utf-8',
    bytes,
  };
  const { html: trimmed } = trimPage(html);
  const readTimes: number[] = [];
  const parseTimes: number[] = [];
  for (let round = 0; round < rounds + 3; round++) {
    const start = process.threadCpuUsage();
    const reading = await articleWork.readPage(page);
    readTimes.push(sinceMs(start));
    if (!('article' in reading)) throw new Error(`The page was not read: ${reading.problem}.`);
    const parsing = process.threadCpuUsage();
    parsePage(trimmed);
    parseTimes.push(sinceMs(parsing));
  }
  // The first ones warm up what compiles it.
  return { readMs: median(readTimes.slice(3)), parseMs: median(parseTimes.slice(3)) };
}

function sinceMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

const sentence =
  'The harbour was quiet that morning, and <a href="/ferry">the ferry</a> left with only <b>twelve people</b> on board, most of them asleep. ';
const megabyte = 1024 * 1024;

function newsPage(): string {
  const menu = Array.from(
    { length: 250 },
    (_, at) => `<li class="nav__item"><a href="/topic/${at}">Topic ${at}</a></li>`,
  ).join('');
  const cards = Array.from(
    { length: 80 },
    (_, at) =>
      `<div class="card"><a href="/story/${at}"><img src="/thumb/${at}.jpg" width="200" height="150" alt=""><h3>Another story ${at}</h3></a></div>`,
  ).join('');
  const text = Array.from(
    { length: 60 },
    (_, at) =>
      `${at % 8 === 0 ? `<h2>Part ${at}</h2>` : ''}<p class="story__text">${sentence.repeat(3)}</p>`,
  ).join('');
  const page = `<header><ul>${menu}</ul></header><main><article><h1>A quiet morning in the harbour</h1>${text}</article></main><aside>${cards}</aside>`;
  const state = `window.__STATE__=${JSON.stringify(Array.from({ length: 7000 }, (_, at) => ({ id: at, href: `/story/${at}`, kind: 'teaser', weight: at / 7 })))};`;
  const drawings = '<svg viewBox="0 0 24 24"><path d="M12 2L2 7l10 5 10-5-10-5z"/></svg>'.repeat(
    1500,
  );
  const styles = '.nav__item{display:flex;padding:4px 8px;color:#123456}'.repeat(2500);
  const html = `<!doctype html><html lang="en"><head><title>A quiet morning in the harbour | News</title><style>${styles}</style><script>${state}</script></head><body>${drawings}${page}`;
  return `${html}<script>${'/* bundle */ var a=1;'.repeat(Math.max(0, Math.ceil((megabyte - html.length) / 21)))}</script></body></html>`;
}

function densePage(): string {
  const paragraphs = Math.ceil(megabyte / (sentence.length * 3 + 7));
  return `<!doctype html><html lang="en"><head><title>A very long history</title></head><body><article><h1>A very long history</h1>${`<p>${sentence.repeat(3)}</p>`.repeat(paragraphs)}</article></body></html>`;
}
