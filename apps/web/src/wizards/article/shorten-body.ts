import { articleLines, escapeText, readBody, summarize } from '@reelwright/article';

interface Shortening {
  readonly title: string;
  readonly max: number;
  readonly language?: string | undefined;
}

const tags = { paragraph: 'p', heading: 'h2', quote: 'blockquote', item: 'li' } as const;

/** The article with its most important lines alone, in their order and under their headings. */
export function shortenBody(body: string, { title, max, language }: Shortening): string {
  const lines = articleLines(body, { language }).flat();
  const kept = summarize(
    lines.map(({ text }) => text),
    {
      title,
      max,
      headings: lines.map(({ heading }) => heading),
      blocks: lines.map(({ block }) => block),
      ...(language && { language }),
    },
  ).flatMap((at) => lines[at] ?? []);
  let made = '';
  let heading = '';
  for (const [at, { kind, spans }] of readBody(body).entries()) {
    if (kind === 'heading') {
      heading = `<h2>${escapeText(spans.map(({ text }) => text).join(''))}</h2>`;
      continue;
    }
    const words = kept.filter(({ block }) => block === at).map(({ text }) => text);
    if (words.length === 0) continue;
    made += `${heading}<${tags[kind]}>${words.join(' ')}</${tags[kind]}>`;
    heading = '';
  }
  return made.replace(/(<li>.*?<\/li>)+/g, (items) => `<ul>${items}</ul>`);
}
