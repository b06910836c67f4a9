/**
 * Reads the small HTML that articles are kept as: p h2 h3 ul ol li blockquote b br. Other tags are passed over and their
 * words kept, so that what somebody pasted or an earlier version saved is read too.
 */

export interface Span {
  readonly text: string;
  readonly bold: boolean;
}

export interface Block {
  readonly kind: 'paragraph' | 'heading' | 'item' | 'quote';
  readonly spans: readonly Span[];
}

const blockTags =
  /^(p|div|section|article|header|footer|main|h[1-6]|ul|ol|li|blockquote|pre|tr|table|figcaption|dt|dd)$/;
/** What they hold is no text. */
const silentTags = /^(script|style|noscript|template|svg|head|iframe|textarea)$/;
const piece = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9]*)\b[^<>]*>|([^<]+|<)/g;

export function readBody(html: string): readonly Block[] {
  const blocks: Block[] = [];
  let spans: Span[] = [];
  let bold = 0;
  let silent = '';
  const open: string[] = [];
  const finish = () => {
    const trimmed = trimSpans(spans);
    if (trimmed.length > 0) blocks.push({ kind: kindOf(open), spans: trimmed });
    spans = [];
  };
  for (const [, closes, name, text] of html.matchAll(piece)) {
    const tag = name?.toLowerCase() ?? '';
    if (silent) {
      if (closes && tag === silent) silent = '';
    } else if (text !== undefined) {
      spans.push({ text: decodeText(text), bold: bold > 0 || /^h[1-6]$/.test(open.at(-1) ?? '') });
    } else if (silentTags.test(tag)) {
      if (!closes) silent = tag;
    } else if (tag === 'b' || tag === 'strong') {
      bold = Math.max(0, bold + (closes ? -1 : 1));
    } else if (tag === 'br') {
      finish();
    } else if (blockTags.test(tag)) {
      finish();
      if (!closes) open.push(tag);
      else if (open.includes(tag)) open.length = open.lastIndexOf(tag);
      bold = 0;
    }
  }
  finish();
  return blocks;
}

function kindOf(open: readonly string[]): Block['kind'] {
  const inner = open.at(-1) ?? '';
  if (/^h[1-6]$/.test(inner)) return 'heading';
  if (open.includes('blockquote')) return 'quote';
  return open.includes('li') ? 'item' : 'paragraph';
}

/** One space between words, none around them, and neighbours of one weight as one. */
function trimSpans(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const { text, bold } of spans) {
    const last = joined.at(-1);
    if (last && last.bold === bold) joined[joined.length - 1] = { text: last.text + text, bold };
    else joined.push({ text, bold });
  }
  let endsWithSpace = true;
  const single = joined.map(({ text, bold }) => {
    const flat = text.replace(/\s+/gu, ' ');
    const words = endsWithSpace ? flat.trimStart() : flat;
    if (words !== '') endsWithSpace = words.endsWith(' ');
    return { text: words, bold };
  });
  while (single.length > 0 && (single.at(-1)?.text.trim() ?? '') === '') single.pop();
  const last = single.at(-1);
  if (last) single[single.length - 1] = { ...last, text: last.text.trimEnd() };
  return single.filter(({ text }) => text !== '');
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/** What is no entity stays as it is: “AT&T” was typed by somebody. */
function decodeText(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const isCharacter = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : ' ';
  });
}
