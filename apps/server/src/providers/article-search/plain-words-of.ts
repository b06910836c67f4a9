import { plainText } from '@reelwright/article';

const longest = 300;

/** What a service says about a page, without its marks and in a length that fits a list. */
export function plainWordsOf(html: string | null | undefined): string {
  const text = plainText(html ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}

/** 'https://www.example.com/a' → 'example.com' */
export function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
}

/** The day or moment of an article, as ISO 8601 has it; nothing when it makes no sense. */
export function dateOf(text: string | null | undefined): string | undefined {
  const time = text ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
