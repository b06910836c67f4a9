import { summarize } from '@reelwright/article';
import type { ProjectData } from '@reelwright/movie';
import { describeEnding } from '../ending/describe-ending.ts';
import { readArticle } from './article-answers.ts';

const fewLines = 4;

/** What a video site shows below the film: what it says, in short, where the text is from, and what to do now. */
export function describeArticle(data: ProjectData): string {
  const { title, lines, source } = readArticle(data);
  const texts = lines.map(({ text }) => text);
  const most = summarize(texts, {
    title: title.text,
    max: fewLines,
    headings: lines.map(({ heading }) => heading || undefined),
    blocks: lines.map(({ path }) => data.info.sentences?.[Number(path[2])]?.block),
  }).map((at) => texts[at] ?? '');
  const names = [source.author, source.site].filter(Boolean).join(', ');
  const from = [names, source.url].filter(Boolean).join(': ');
  return [title.text, ...most, ...(from ? [`Source: ${from}`] : []), ...describeEnding(data)]
    .filter(Boolean)
    .join('\n');
}
