import { plainText } from '@reelwright/article';
import { z } from 'zod';
import { absoluteAddress } from '../body/picture-of.ts';
import { dayOf } from '../page/page-facts.ts';
import { type FeedEvent, readFeedEvents } from './read-feed-events.ts';

/** What a feed announces. */
export interface FeedEntry {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly image?: string;
  readonly date?: string;
}

export interface ReadFeed {
  /** What the feed calls itself. */
  readonly title: string;
  readonly entries: readonly FeedEntry[];
}

export const feedLimits = { letters: 5_000_000, entries: 200, fieldLetters: 20_000 } as const;
const longestTitle = 300;
const longestDescription = 500;

/** RSS, Atom, RDF or JSON Feed: its first entries, in the order they stand in. Undefined for anything else. */
export function readFeedEntries(text: string, url: string): ReadFeed | undefined {
  const begin = text.slice(0, feedLimits.letters);
  const feed = /^\s*\{/.test(begin) ? readJsonFeed(begin) : readXmlFeed(begin);
  if (!feed) return undefined;
  return {
    title: flat(feed.title).slice(0, longestTitle),
    entries: feed.entries.flatMap((entry) => cleanEntry(entry, url)),
  };
}

interface RawEntry {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly image: string;
  readonly date: string;
}

interface RawFeed {
  readonly title: string;
  readonly entries: readonly RawEntry[];
}

function cleanEntry(raw: RawEntry, base: string): FeedEntry[] {
  const title = flat(raw.title).slice(0, longestTitle);
  const link = absoluteAddress(raw.link, base);
  if (title === '' || !link || !/^https?:/.test(link)) return [];
  const image = absoluteAddress(raw.image || pictureIn(raw.description), base);
  const date = dayOf(raw.date);
  return [
    {
      title,
      description: flat(raw.description).slice(0, longestDescription),
      link,
      ...(image && /^https?:/.test(image) && { image }),
      ...(date && { date }),
    },
  ];
}

/** Words of a field that may be HTML. */
function flat(html: string): string {
  return plainText(html).replace(/\s+/g, ' ').trim();
}

function pictureIn(html: string): string {
  return /<img\b[^<>]{0,2000}?\bsrc=["']([^"']{1,2000})["']/i.exec(html)?.[1] ?? '';
}

const words = z.string().catch('');
const JsonFeed = z.object({
  version: z.string().regex(/jsonfeed\.org/),
  title: words,
  items: z.array(z.unknown()),
});
const JsonItem = z.object({
  title: words,
  url: words,
  external_url: words,
  summary: words,
  content_text: words,
  content_html: words,
  image: words,
  banner_image: words,
  date_published: words,
});

function readJsonFeed(text: string): RawFeed | undefined {
  const feed = JsonFeed.safeParse(attempt(() => JSON.parse(text)));
  if (!feed.success) return undefined;
  return {
    title: feed.data.title,
    entries: feed.data.items.slice(0, feedLimits.entries).flatMap((item) => {
      const { success, data } = JsonItem.safeParse(item);
      if (!success) return [];
      return [
        {
          title: data.title,
          description: data.summary || data.content_text || data.content_html,
          link: data.url || data.external_url,
          image: data.image || data.banner_image,
          date: data.date_published,
        },
      ];
    }),
  };
}

function attempt(work: () => unknown): unknown {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Where each field is told, the best first. */
const fields = {
  title: ['title'],
  description: ['description', 'summary', 'content:encoded', 'content', 'media:description'],
  link: ['link', 'guid', 'id'],
  date: ['pubdate', 'published', 'dc:date', 'updated'],
} as const;

const roots = new Set(['rss', 'feed', 'rdf:rdf']);

function readXmlFeed(text: string): RawFeed | undefined {
  const entries: RawEntry[] = [];
  let isFeed = false;
  let title = '';
  let entry: OpenEntry | undefined;
  for (const event of readFeedEvents(text)) {
    if (event.kind === 'open') {
      isFeed ||= roots.has(event.name);
      // The first tag says what it is.
      if (!isFeed) return undefined;
      if (!entry && (event.name === 'item' || event.name === 'entry')) {
        entry = { name: event.name, depth: event.depth, texts: new Map(), link: '', image: '' };
      } else if (entry) takeTag(entry, event);
    } else if (event.kind === 'text') {
      if (entry) takeText(entry, event);
      else if (event.path.at(-1) === 'title' && event.path.length <= 3) title ||= event.text.trim();
    } else if (entry && event.name === entry.name && event.depth === entry.depth) {
      entries.push(closeEntry(entry));
      entry = undefined;
      if (entries.length >= feedLimits.entries) break;
    }
  }
  return isFeed ? { title, entries } : undefined;
}

interface OpenEntry {
  readonly name: string;
  readonly depth: number;
  readonly texts: Map<string, string>;
  link: string;
  image: string;
}

function takeTag(entry: OpenEntry, event: Extract<FeedEvent, { kind: 'open' }>): void {
  const { name, attribute } = event;
  if (name === 'link') {
    const rel = attribute('rel') || 'alternate';
    if (rel === 'alternate') entry.link ||= attribute('href');
  } else if (name === 'media:thumbnail' || name === 'media:content' || name === 'enclosure') {
    const type = attribute('type') || attribute('medium') || 'image';
    if (type.startsWith('image')) entry.image ||= attribute('url');
  } else if (name === 'itunes:image') entry.image ||= attribute('href');
}

/** All words inside of a field, however deep: Atom may hold a whole page there. */
function takeText(entry: OpenEntry, { path, text }: Extract<FeedEvent, { kind: 'text' }>): void {
  const field = path[entry.depth + 1];
  if (field === undefined) return;
  const before = entry.texts.get(field) ?? '';
  if (before.length < feedLimits.fieldLetters) {
    entry.texts.set(field, before + text.slice(0, feedLimits.fieldLetters));
  }
}

function closeEntry({ texts, link, image }: OpenEntry): RawEntry {
  const field = (name: keyof typeof fields) =>
    fields[name].map((tag) => texts.get(tag)?.trim() ?? '').find((text) => text !== '') ?? '';
  return {
    title: field('title'),
    description: field('description'),
    link: link || field('link'),
    image,
    date: field('date'),
  };
}
