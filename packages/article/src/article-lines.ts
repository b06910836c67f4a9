/** An article as the lines of a video, in groups. */
import { articleLimits } from './article-limits.ts';
import { exactSearchOf } from './exact-search.ts';
import { escapeText } from './plain-text.ts';
import { type Block, readBody, type Span } from './read-body.ts';
import { splitSentences } from './split-sentences.ts';

export interface ArticleLine {
  /** What is said; bold words in <b>, everything else escaped. */
  readonly text: string;
  /** The number of the block of the body it came from. */
  readonly block: number;
  /** What that block is, where it is no paragraph. */
  readonly kind?: 'item' | 'quote';
  /** The heading it stands under. */
  readonly heading?: string;
  /** Its bold words, where they are one or two. */
  readonly exactSearch?: string;
}

interface Options {
  readonly preserve?: boolean | undefined;
  readonly language?: string | undefined;
}

/** Groups of up to three sentences that stand together; with `preserve`, every sentence is a group of its own. */
export function articleLines(
  body: string,
  { preserve = false, language }: Options = {},
): readonly (readonly ArticleLine[])[] {
  const groups: ArticleLine[][] = [];
  let heading: string | undefined;
  let isNew = true;
  for (const [block, { kind, spans }] of readBody(body).entries()) {
    if (kind === 'heading') {
      heading = spans.map(({ text }) => text).join('');
      isNew = true;
      continue;
    }
    for (const line of linesOfBlock(spans, kind, block, heading, language)) {
      const group = groups.at(-1);
      const isFull = preserve || isNew || !group || group.length >= articleLimits.group;
      if (isFull) groups.push([line]);
      else group.push(line);
      isNew = false;
    }
  }
  return groups;
}

function linesOfBlock(
  spans: readonly Span[],
  kind: Block['kind'],
  block: number,
  heading: string | undefined,
  language: string | undefined,
): readonly ArticleLine[] {
  const whole = spans.map(({ text }) => text).join('');
  let from = 0;
  const quotes = quoteCloser();
  return splitSentences(whole, language).map((sentence) => {
    const start = Math.max(from, whole.indexOf(sentence, from));
    from = start + sentence.length;
    const text = quotes(marked(spans, start, from));
    const exactSearch = exactSearchOf(text);
    return {
      text,
      block,
      ...((kind === 'item' || kind === 'quote') && { kind }),
      ...(heading && { heading }),
      ...(exactSearch && { exactSearch }),
    };
  });
}

/** The part of the spans between two places, with its bold words. */
function marked(spans: readonly Span[], start: number, end: number): string {
  let at = 0;
  let made = '';
  for (const { text, bold } of spans) {
    const part = text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += text.length;
    if (part === '') continue;
    const [, before = '', words = '', after = ''] = part.match(/^(\s*)([\s\S]*?)(\s*)$/) ?? [];
    made += bold && words ? `${before}<b>${escapeText(words)}</b>${after}` : escapeText(part);
  }
  return made.trim();
}

const quoteMarks = [
  // Before the English ones: what closes here opens there.
  ['„', '“'],
  ['“', '”'],
  ['«', '»'],
] as const;

/** Somebody's words over several lines stand in quotation marks in each of them. */
function quoteCloser(): (line: string) => string {
  let open: (typeof quoteMarks)[number] | undefined;
  return (line) => {
    const before = open;
    const marks = open ?? quoteMarks.find(([first]) => line.includes(first));
    if (!marks) return line;
    const isOpen = marks && line.lastIndexOf(marks[0]) > line.lastIndexOf(marks[1]);
    const closes = line.includes(marks[1]);
    open = isOpen || (before && !closes) ? marks : undefined;
    return `${before ? marks[0] : ''}${line}${open ? marks[1] : ''}`;
  };
}
