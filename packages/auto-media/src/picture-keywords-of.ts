import { phrasesOf } from './phrases-of.ts';

export interface KeywordSource {
  /** May hold simple HTML: what is bold in it is what matters. */
  readonly text: string;
  readonly keyword?: string | undefined;
  /** What the sentence belongs to: the item of a list. */
  readonly name?: string | undefined;
}

/** What to search for a sentence, the most fitting first: bold words, its own keyword, what it names, its item. */
export function pictureKeywordsOf({ text, keyword, name }: KeywordSource): readonly string[] {
  const bold = [
    ...text.matchAll(
      /<(b|strong)\b[^<>]*>((?:(?!<(?:b|strong)\b).)*?)<\/\1>|\*\*((?:(?!\*\*).)+)\*\*/gis,
    ),
  ].map(([, , html, stars]) => plain(html ?? stars ?? ''));
  const found = [...bold, plain(keyword ?? ''), ...phrasesOf(text), plain(name ?? '')];
  return [...new Set(found.filter((words) => words.length >= 3))];
}

export function plain(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/&[a-z]+;/gi, ' ')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
    .trim();
}
