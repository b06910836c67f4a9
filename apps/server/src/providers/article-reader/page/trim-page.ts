import { mostLetters } from '../body/most-letters.ts';

/** Nor is more markup than this: the time the readers take grows faster than the page. */
const maxMarkup = 400_000;

/** Parts that hold no text for people: two thirds of a usual page, and more than that of the time to read it. */
const silent = /<(script|style|svg|template|iframe|object|canvas|math|select)\b([^<>]*)>/gi;
const kept = /application\/ld\+json/i;

export interface TrimmedPage {
  readonly html: string;
  /** It was so long that only its beginning is left. */
  readonly isCut: boolean;
}

/**
 * A page without its scripts, styles and drawings, made shorter before it is parsed. Looks for the beginnings of such
 * parts alone, so that it takes the same time for every page of a length.
 */
export function trimPage(html: string): TrimmedPage {
  const parts: string[] = [];
  let from = 0;
  let length = 0;
  const lower = html.toLowerCase();
  // Looked for once: the next one of its kind has no end either.
  const neverClosed = new Set<string>();
  const take = (until: number) => {
    const part = html.slice(from, until);
    parts.push(part);
    length += part.length;
  };
  for (const match of html.matchAll(silent)) {
    const { index } = match;
    if (index < from) continue;
    const [tag, name = '', attributes = ''] = match;
    if (name.toLowerCase() === 'script' && kept.test(attributes)) continue;
    take(index);
    if (length > maxMarkup) break;
    const closer = `</${name.toLowerCase()}`;
    const end = neverClosed.has(closer) ? -1 : lower.indexOf(closer, index + tag.length);
    if (end < 0) neverClosed.add(closer);
    // One that is never closed: browsers would show nothing after it either, but one can try.
    from = end < 0 || /\/\s*$/.test(attributes) ? index + tag.length : closing(html, end);
  }
  if (length <= maxMarkup) take(html.length);
  const trimmed = cut(withoutComments(parts.join('')));
  return length > maxMarkup ? { ...trimmed, isCut: true } : trimmed;
}

function closing(html: string, end: number): number {
  const at = html.indexOf('>', end);
  return at < 0 ? html.length : at + 1;
}

function withoutComments(html: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = html.indexOf('<!--', from);
    if (start < 0) break;
    const end = html.indexOf('-->', start + 4);
    parts.push(html.slice(from, start));
    if (end < 0) return parts.join('');
    from = end + 3;
  }
  return `${parts.join('')}${html.slice(from)}`;
}

/** At the end of a paragraph, where nothing is torn. */
function cut(html: string): TrimmedPage {
  const most = Math.min(maxMarkup, endOfText(html));
  if (html.length <= most) return { html, isCut: false };
  const at = html.lastIndexOf('</p>', most);
  return { html: html.slice(0, at > most / 2 ? at : most), isCut: true };
}

/** Where the letters that people see are enough. */
function endOfText(html: string): number {
  let letters = 0;
  for (let at = 0; at < html.length; ) {
    const tag = html.indexOf('<', at);
    const end = tag < 0 ? html.length : tag;
    if (letters + end - at > mostLetters) return at + mostLetters - letters;
    letters += end - at;
    const closed = html.indexOf('>', end);
    at = closed < 0 ? html.length : closed + 1;
  }
  return html.length;
}
