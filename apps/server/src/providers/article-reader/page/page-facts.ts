import { flatText } from '../body/flat-text.ts';
import { absoluteAddress } from '../body/picture-of.ts';
import { linkedData, type PageData } from './linked-data.ts';
import type { PageDocument } from './page-dom.ts';

/** What a page says about its article besides the text itself. */
export interface PageFacts {
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  readonly site?: string | undefined;
  readonly date?: string | undefined;
  readonly language?: string | undefined;
  readonly image?: string | undefined;
  /** The text as the page hands it to search engines. */
  readonly articleBody?: string | undefined;
  /** Said to be for subscribers. */
  readonly isPaid: boolean;
  /** The same article for slow phones. */
  readonly ampUrl?: string | undefined;
  /** To where the page itself sends people. */
  readonly refreshUrl?: string | undefined;
}

const maxTitle = 300;
const maxName = 200;

/** Read before the readers take the page apart: linked data first, then Open Graph, then everything else. */
export function pageFacts(page: PageDocument, url: string | undefined): PageFacts {
  const data = linkedData(page);
  const meta = metaTags(page);
  const base = page.querySelector('base[href]')?.getAttribute('href');
  const from = absoluteAddress(base, url) ?? url;
  return {
    title: titleOf(page, data, meta),
    author: nameOnly(
      data.author ??
        meta('author', 'article:author', 'parsely-author', 'dc.creator', 'sailthru.author') ??
        page.querySelector('[rel="author"], [itemprop="author"]')?.textContent,
    ),
    site:
      shortened(meta('og:site_name', 'application-name') ?? data.publisher, maxName) ?? hostOf(url),
    date: dayOf(
      data.date ??
        meta(
          'article:published_time',
          'parsely-pub-date',
          'date',
          'dc.date',
          'dc.date.issued',
          'pubdate',
        ) ??
        page
          .querySelector(
            'article time[datetime], main time[datetime], [class*="meta"] time[datetime]',
          )
          ?.getAttribute('datetime'),
    ),
    language: languageTag(
      page.documentElement?.getAttribute('lang') ??
        data.language ??
        meta('og:locale', 'content-language', 'language', 'dc.language'),
    ),
    image: absoluteAddress(
      data.image ?? meta('og:image:secure_url', 'og:image', 'twitter:image', 'twitter:image:src'),
      from,
    ),
    articleBody: data.body,
    isPaid: data.isPaid || /^(?:locked|metered)$/i.test(meta('article:content_tier') ?? ''),
    ampUrl: absoluteAddress(page.querySelector('link[rel="amphtml"]')?.getAttribute('href'), from),
    refreshUrl: refreshOf(page, from),
  };
}

type MetaTags = (...names: readonly string[]) => string | undefined;

/** The content of the first of these names that the page has. */
function metaTags(page: PageDocument): MetaTags {
  const found = new Map<string, string>();
  for (const tag of page.querySelectorAll('meta')) {
    const name = (
      tag.getAttribute('property') ??
      tag.getAttribute('name') ??
      tag.getAttribute('http-equiv') ??
      tag.getAttribute('itemprop') ??
      ''
    ).toLowerCase();
    const content = flatText(tag.getAttribute('content'));
    if (name !== '' && content !== '' && !found.has(name)) found.set(name, content);
  }
  return (...names) =>
    names.map((name) => found.get(name)).find((content) => content !== undefined);
}

function titleOf(page: PageDocument, data: PageData, meta: MetaTags): string | undefined {
  const site = meta('og:site_name') ?? data.publisher;
  const headings = [...page.querySelectorAll('h1')].map((h1) => flatText(h1.textContent));
  const [only] = headings.filter((text) => text !== '');
  const announced = data.headline ?? meta('og:title', 'twitter:title', 'dc.title');
  const ofTab = flatText(page.querySelector('title')?.textContent);
  const whole = (announced ?? ofTab).replace(/^print(?:able)?(?: version)?:\s+/i, '');
  // The heading people see, where the page's own title is that and the name of the site.
  if (only && only.length >= 5 && whole.toLowerCase().includes(only.toLowerCase())) {
    return shortened(only, maxTitle);
  }
  return (
    shortened(withoutSite(whole, site), maxTitle) ??
    shortened(only, maxTitle) ??
    shortened(whole, maxTitle)
  );
}

/** 'Ten ways to sleep | The Daily' → 'Ten ways to sleep' */
function withoutSite(title: string, site: string | undefined): string {
  const parts = title.split(/(?<!\s)\s+[|·•»–—:]\s+|(?<!\s)\s+-\s+/);
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return title;
  const isSite = site !== undefined && last.toLowerCase() === site.toLowerCase();
  const hasBar = /\s[|·•»]\s[^|·•»]*$/.test(title);
  if (!isSite && !(hasBar && last.length <= 40)) return title;
  const kept = title
    .slice(0, title.length - last.length)
    .replace(/(?<![\s|·•»–—:-])[\s|·•»–—:-]+$/, '');
  return kept.length >= 8 ? kept : title;
}

function shortened(text: string | null | undefined, most: number): string | undefined {
  const flat = flatText(text);
  return flat === '' ? undefined : flat.slice(0, most);
}

/** 'By Jane Doe' → 'Jane Doe'; an address is no name. */
export function nameOnly(text: string | null | undefined): string | undefined {
  const name = flatText(text).replace(/^(?:by|von|par|por|di)[:\s]+/i, '');
  return name === '' || name.length > maxName || /^https?:|[@\d]/.test(name) ? undefined : name;
}

/** The day, and the time where it is known, as ISO 8601 has it. */
export function dayOf(text: string | null | undefined): string | undefined {
  const found = text?.trim() ?? '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(found)) return found;
  const time = found.length < 8 || found.length > 60 ? Number.NaN : Date.parse(found);
  const year = new Date(time).getUTCFullYear();
  return year >= 1900 && year < 2200 ? new Date(time).toISOString() : undefined;
}

/** 'de_DE' → 'de-DE' */
export function languageTag(text: string | null | undefined): string | undefined {
  const tag = text
    ?.trim()
    .split(/[\s,;]/, 1)[0]
    ?.replaceAll('_', '-');
  if (!tag || !/^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,4}$/i.test(tag)) return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

function hostOf(url: string | undefined): string | undefined {
  return url && URL.parse(url)?.hostname.replace(/^(?:www|amp|m)\./, '');
}

function refreshOf(page: PageDocument, base: string | undefined): string | undefined {
  const content = page.querySelector('meta[http-equiv="refresh" i]')?.getAttribute('content');
  const [, seconds, address] =
    /^\s*(\d+)(?!\d)[^;,]*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(content ?? '') ?? [];
  return Number(seconds) <= 10 ? absoluteAddress(address, base) : undefined;
}
