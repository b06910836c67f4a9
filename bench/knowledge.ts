/** What we know by heart: how fast a keyword is understood, what loading it costs, and where searching by meaning lives. */
import { readdir, readFile } from 'node:fs/promises';
import { keywordsOf } from '../apps/server/src/knowledge-desk/measure-coverage.ts';
import { createEmbeddedKnowledge } from '../apps/server/src/providers/knowledge/embedded/embedded-knowledge.ts';
import { readTopicShelf } from '../apps/server/src/providers/knowledge/embedded/topic-shelf.ts';
import { createEmbeddedMeaning } from '../apps/server/src/providers/sentence-meaning/embedded/embedded-meaning.ts';
import { p95 } from './call-times.ts';
import type { Figure } from './figure.ts';
import { memoryOfTree } from './process-memory.ts';

const ask = { signal: new AbortController().signal, asker: 'bench' };
const goalMs = 20;
/** Parsing and putting in order costs at most so many times what reading the letters and splitting them into words does. */
const goalRatio = 12;
/** What searching by meaning may leave in the process that asks. */
const goalMegabytes = 15;
const library = new URL('../library/knowledge/', import.meta.url);

export async function benchKnowledge(): Promise<Figure[]> {
  const text = await readFile(new URL('keywords/open.txt', import.meta.url), 'utf8');
  const keywords = keywordsOf(text).map(({ keyword }) => keyword);
  const floorMs = await timed(readWords);
  const loadMs = await timed(readTopicShelf);
  const search = await searchTimes(keywords);
  const byMeaning = await searchByMeaning(keywords);
  return [
    {
      what: 'a keyword understood, p95',
      value: `${search.ms.toFixed(1)} ms`,
      goal: `≤ ${goalMs} ms`,
      met: search.ms <= goalMs,
      detail: `${keywords.length} keywords, ${search.known} known; the first one loads all in ${Math.round(search.firstMs)} ms`,
    },
    {
      what: 'all we know, loaded',
      value: `${(loadMs / floorMs).toFixed(1)} × reading it and splitting it into words`,
      goal: `≤ ${goalRatio} ×`,
      met: loadMs <= goalRatio * floorMs,
      detail: `${Math.round(loadMs)} ms against ${Math.round(floorMs)} ms, when the first keyword is asked for and never at start`,
    },
    byMeaning,
  ];
}

async function searchTimes(keywords: readonly string[]) {
  const none = { embed: async () => [], prepare: () => {}, close: async () => {} };
  const knowledge = createEmbeddedKnowledge({ meaning: none });
  const firstMs = await timed(() => knowledge.understand('coffee', ask));
  const times: number[] = [];
  let known = 0;
  for (const keyword of keywords) {
    const began = performance.now();
    const { kind } = await knowledge.understand(keyword, ask);
    times.push(performance.now() - began);
    if (kind === 'known') known += 1;
  }
  return { ms: p95(times), firstMs, known };
}

/** The engine works in a process of its own: the one that asks grows by the file of directions alone. */
async function searchByMeaning(keywords: readonly string[]): Promise<Figure> {
  const meaning = createEmbeddedMeaning();
  const knowledge = createEmbeddedKnowledge({ meaning });
  await knowledge.understand('coffee', ask);
  const before = ownMegabytes();
  const unknown = keywords.slice(0, 40).map((keyword) => `${keyword} zumbrix`);
  const times: number[] = [];
  for (const keyword of unknown) {
    const began = performance.now();
    await knowledge.understand(keyword, ask);
    times.push(performance.now() - began);
  }
  const after = ownMegabytes();
  const engine = childrenMegabytes();
  await meaning.close();
  const left = childrenMegabytes();
  const grown = Math.max(0, after - before);
  return {
    what: 'memory of the asking process for searches by meaning',
    value: `${grown.toFixed(0)} MB more`,
    goal: `≤ ${goalMegabytes} MB`,
    met: grown <= goalMegabytes && left < 5,
    detail: `${Math.round(before)} MB before; the engine's own process held ${Math.round(engine)} MB, ${Math.round(left)} MB once it was let go; a search p95 ${p95(times.slice(1)).toFixed(0)} ms, the first one ${Math.round(times[0] ?? 0)} ms`,
  };
}

function ownMegabytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1024 / 1024;
}

function childrenMegabytes(): number {
  const all = memoryOfTree(process.pid).reduce((sum, { megabytes }) => sum + megabytes, 0);
  const [own] = memoryOfTree(process.pid);
  return Math.max(0, all - (own?.megabytes ?? 0));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function readWords(): Promise<number> {
  let words = 0;
  for (const folder of ['things', 'topics']) {
    const place = new URL(`${folder}/`, library);
    for (const name of await readdir(place)) {
      words += (await readFile(new URL(name, place), 'utf8')).split(/[\s|,]+/).length;
    }
  }
  return words;
}
