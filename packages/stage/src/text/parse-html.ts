import { cssColor } from '../color/parse-color.ts';
import { decodeEntities } from './decode-entities.ts';
import { readAlign, readStyle } from './read-style.ts';
import type { Align, Paragraph, Run, RunStyle } from './run-style.ts';

const blocks = new Set([
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'li',
  'ul',
  'ol',
  'center',
  'blockquote',
  'section',
  'article',
  'pre',
]);
const lists = new Set(['ul', 'ol', 'li']);
/** Their content is no text for people. */
const silent = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'textarea',
  'select',
]);
const empty = new Set(['br', 'img', 'hr', 'input', 'meta', 'link', 'wbr', 'source', 'embed']);
const stylesOfTags: Readonly<Record<string, RunStyle>> = {
  b: { bold: true },
  strong: { bold: true },
  h1: { bold: true },
  h2: { bold: true },
  h3: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
  ins: { underline: true },
  s: { strike: true },
  strike: { strike: true },
  del: { strike: true },
  mark: { background: 'rgba(255,241,95,1)' },
};

interface Open {
  readonly tag: string;
  readonly style: RunStyle;
  readonly align: Align | undefined;
  /** Of a list: how many were read. */
  entries: number;
}

interface OpenParagraph {
  readonly align: Align | undefined;
  readonly runs: Run[];
  marker?: string;
}

/** What a paragraph may be nested in; deeper tags change nothing any more. */
const maxDepth = 100;

/**
 * Reads the HTML of the rich-text editor into runs of text. Nothing is trusted: what is not in its
 * small list of tags and styles is dropped, what is broken is read as well as it can be.
 */
export function parseHtml(html: string): Paragraph[] {
  const paragraphs: OpenParagraph[] = [];
  const open: Open[] = [];
  let current: OpenParagraph | undefined;
  let silenced: string | undefined;
  const top = () => open.at(-1) ?? { tag: '', style: {}, align: undefined, entries: 0 };
  const paragraph = () => {
    current ??= paragraphs[paragraphs.push({ align: top().align, runs: [] }) - 1];
    return current ?? { align: undefined, runs: [] };
  };
  const endParagraph = () => {
    current = undefined;
  };
  const write = (text: string) => {
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) {
        paragraph();
        endParagraph();
      }
      if (line) paragraph().runs.push({ text: line, style: top().style });
    }
  };
  for (const token of tokensOf(html)) {
    const tag = /^<(\/?)([a-z][a-z0-9]*)/i.exec(token);
    if (!tag) {
      if (silenced || /^<[!?]/.test(token)) continue;
      const text = decodeEntities(token).replaceAll('\r', '').replaceAll('\t', ' ');
      // Line breaks between two blocks are how the HTML is written, not what it says.
      if (!current && text.includes('\n') && text.trim() === '') continue;
      write(text);
      continue;
    }
    const closing = tag[1] === '/';
    const name = (tag[2] ?? '').toLowerCase();
    if (silenced) {
      if (closing && name === silenced) silenced = undefined;
    } else if (silent.has(name)) {
      if (!closing && !token.endsWith('/>')) silenced = name;
    } else if (name === 'br') {
      paragraph();
      endParagraph();
    } else if (closing) {
      closeTag(open, name);
      if (blocks.has(name)) endParagraph();
    } else if (!empty.has(name)) {
      if (blocks.has(name)) endParagraph();
      if (open.length < maxDepth) open.push(openTag(name, token, top()));
      if (name === 'p' || name === 'li' || /^h\d$/.test(name)) paragraph();
      if (name === 'li') {
        const marker = markerOf(open);
        paragraph().marker = marker;
        write(marker);
      }
    }
  }
  return paragraphs;
}

/**
 * Tags, comments and the text between them. After the last '>' no tag can end any more, so none is looked for
 * there: looking from every '<' to the end would take the square of the text's length.
 */
function tokensOf(html: string): readonly string[] {
  const end = html.lastIndexOf('>') + 1;
  const tags = /<!--[\s\S]*?(?:-->|$)|<\/?[a-z][^<>]*>|<[!?][^<>]*>|[^<]+|</gi;
  const rest = html.slice(end);
  const comment = rest.indexOf('<!--');
  const text = (comment < 0 ? rest : rest.slice(0, comment)).match(/[^<]+|</g);
  return [...(html.slice(0, end).match(tags) ?? []), ...(text ?? [])];
}

/** What stands before an entry of the innermost list. */
function markerOf(open: readonly Open[]): string {
  const list = open.findLast(({ tag }) => tag === 'ul' || tag === 'ol');
  if (list?.tag !== 'ol') return '• ';
  list.entries += 1;
  return `${list.entries}. `;
}

function openTag(name: string, token: string, outer: Pick<Open, 'style' | 'align'>): Open {
  const own = readStyle(attribute(token, 'style') ?? '');
  const face = name === 'font' ? attribute(token, 'face') : undefined;
  const color = name === 'font' ? cssColor(attribute(token, 'color'), '') : '';
  return {
    tag: name,
    entries: 0,
    style: {
      ...outer.style,
      ...stylesOfTags[name],
      ...(face && { family: face }),
      ...(color && { color }),
      ...withoutUndefined(own.style),
    },
    align:
      own.align ??
      readAlign(attribute(token, 'align')) ??
      (name === 'center' ? 'center' : (outer.align ?? (lists.has(name) ? 'start' : undefined))),
  };
}

function closeTag(open: Open[], name: string): void {
  const index = open.findLastIndex(({ tag }) => tag === name);
  if (index >= 0) open.length = index;
}

function attribute(token: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(
    token,
  );
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? undefined : decodeEntities(value);
}

function withoutUndefined(style: RunStyle): RunStyle {
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));
}
