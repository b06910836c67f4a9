import type { PageReading } from '../article-reader-port.ts';
import { cleanBody } from '../body/clean-body.ts';
import { flatText } from '../body/flat-text.ts';
import { absoluteAddress } from '../body/picture-of.ts';
import { type PageElement, parsePage } from './page-dom.ts';
import { dayOf, languageTag } from './page-facts.ts';
import { leastLetters } from './read-html.ts';

/** Less is a teaser: the page it belongs to is read instead. */
const teaserLetters = 500;
const maxLetters = 2_000_000;

/** What may stand before the first element of a feed: how it begins and ends. */
const beforeFeed = [
  { begin: '<!--', end: '-->' },
  { begin: '<?xml', end: '>' },
  { begin: '<!DOCTYPE', end: '>' },
];

/** Read once from left to right: a pattern would try all ways to count the comments. */
export function isFeed(text: string): boolean {
  let rest = text.slice(0, 5000).trimStart();
  for (;;) {
    const before = beforeFeed.find(({ begin }) =>
      rest.slice(0, begin.length).toUpperCase().startsWith(begin.toUpperCase()),
    );
    if (!before) return /^<(?:rss|feed|rdf:RDF)[\s>]/i.test(rest);
    const ends = rest.indexOf(before.end, before.begin.length);
    if (ends < 0) return false;
    rest = rest.slice(ends + before.end.length).trimStart();
  }
}

/** A feed stands for its newest entry. */
export function readFeed(xml: string, url: string | undefined): PageReading {
  const entries = entriesOf(xml.slice(0, maxLetters));
  const newest = entries.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))[0];
  if (!newest) return { problem: 'article-feed-empty' };
  const link = absoluteAddress(newest.link, url);
  const { body } = parsePage(newest.content);
  const clean = cleanBody(body, { url: link ?? url, title: newest.title });
  const isTeaser = clean.letters < teaserLetters && link !== undefined;
  if (isTeaser || clean.letters <= leastLetters || newest.title === '') {
    return { problem: 'article-feed-empty', ...(link && { instead: link }) };
  }
  const image = clean.pictures[0]?.url;
  const language = languageTag(
    /<language>([^<]{1,20})<|<feed[^<>]{0,500}xml:lang="([^"]{1,20})"/i
      .exec(xml)
      ?.slice(1)
      .find(Boolean),
  );
  const site = unescaped(/<title[^<>]*>([\s\S]{0,500}?)<\/title>/i.exec(xml)?.[1] ?? '');
  return {
    article: {
      ...((link ?? url) && { url: link ?? url }),
      title: newest.title.slice(0, 300),
      body: clean.html,
      parser: 'text',
      ...(newest.author && { author: newest.author.slice(0, 200) }),
      ...(site && { site: site.slice(0, 200) }),
      ...(newest.date && { date: newest.date }),
      ...(language && { language }),
      ...(image && { image }),
      pictures: clean.pictures,
      ...(clean.isCut && { isCut: true }),
    },
  };
}

interface Entry {
  readonly title: string;
  readonly link: string;
  readonly date: string | undefined;
  readonly author: string;
  /** HTML. */
  readonly content: string;
}

/** Entries of RSS and Atom alike. XML of feeds is often broken, so that tags are looked for one by one. */
function entriesOf(xml: string): readonly Entry[] {
  return [...xml.matchAll(/<(item|entry)[\s>](?:(?!<\1[\s>])[\s\S])*?<\/\1>/gi)]
    .slice(0, 200)
    .map(([entry]) => {
      const inside = (...names: readonly string[]) =>
        names.map((name) => textOfTag(entry, name)).find((text) => text !== '') ?? '';
      return {
        title: flatText(textIn(inside('title'))),
        link: linkOf(entry),
        date: dayOf(inside('pubDate', 'published', 'dc:date', 'updated')),
        author: flatText(
          textIn(textOfTag(inside('author'), 'name') || inside('dc:creator', 'author')),
        ),
        content: inside('content:encoded', 'content', 'description', 'summary'),
      };
    });
}

function textOfTag(xml: string, name: string): string {
  const found =
    new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'i').exec(xml)?.[1] ?? '';
  return unescaped(found);
}

function linkOf(entry: string): string {
  const atom =
    /<link\b(?=[^<>]*rel=["']alternate["'])[^<>]*href=["']([^"'<>]+)["']/i.exec(entry) ??
    /<link\b(?![^<>]*rel=)[^<>]*href=["']([^"'<>]+)["']/i.exec(entry);
  return unescaped(atom?.[1] ?? textOfTag(entry, 'link')).trim();
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
  '#39': "'",
};

function unescaped(text: string): string {
  const [, data] = /^\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*$/.exec(text) ?? [];
  return (
    data ?? text.replace(/&(lt|gt|quot|apos|amp|#39);/g, (whole, name) => entities[name] ?? whole)
  ).trim();
}

function textIn(html: string): string {
  const page: { body: PageElement } = parsePage(html);
  return page.body.textContent ?? '';
}
