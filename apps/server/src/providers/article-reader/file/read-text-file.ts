import { plainText, textToBody } from '@reelwright/article';
import type { ReadArticle } from '@reelwright/contract';
import type { PageReading } from '../article-reader-port.ts';
import { mostLetters } from '../body/most-letters.ts';
import { dayOf, languageTag } from '../page/page-facts.ts';
import { leastLetters } from '../page/read-html.ts';
import { titleFromName } from './title-from-name.ts';

const longestTitle = 120;

/** Plain text or Markdown: its first heading, or a first line that stands alone, is the title. */
export function readTextFile(
  text: string,
  name: string,
  parser: Extract<ReadArticle['parser'], 'file' | 'text'>,
): PageReading {
  const { notes, rest } = frontMatter(
    text
      .slice(0, mostLetters)
      .replace(/^\ufeff/, '')
      .replace(/\r\n?/g, '\n'),
  );
  const { title, body } = withTitle(rest, notes.title);
  const html = textToBody(body);
  if (plainText(html).length <= leastLetters) return { problem: 'article-file-empty' };
  const date = dayOf(notes.date);
  const language = languageTag(notes.lang ?? notes.language);
  return {
    article: {
      title: title ?? titleFromName(name),
      body: html,
      parser,
      ...(notes.author && { author: notes.author.slice(0, 200) }),
      ...(date && { date }),
      ...(language && { language }),
      pictures: [],
      ...(text.length > mostLetters && { isCut: true }),
    },
  };
}

/** What Markdown files say about themselves between two lines of dashes. */
function frontMatter(text: string): { notes: Partial<Record<string, string>>; rest: string } {
  const [whole, inside] = /^---\n([\s\S]{0,5000}?)\n---\n/.exec(text) ?? [];
  if (whole === undefined || inside === undefined) return { notes: {}, rest: text };
  const lines = [...inside.matchAll(/^(\w+):[ \t]*(.+)$/gm)];
  const notes = Object.fromEntries(
    lines.map(([, key = '', value = '']) => [
      key.toLowerCase(),
      value.trim().replace(/^["'](.*)["']$/, '$1'),
    ]),
  );
  return { notes, rest: text.slice(whole.length) };
}

function withTitle(
  text: string,
  noted: string | undefined,
): { title: string | undefined; body: string } {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.trim() !== '');
  const line = lines[at]?.trim() ?? '';
  const next = lines[at + 1]?.trim() ?? '';
  const isUnderlined = /^(?:={3,}|-{3,})$/.test(next);
  const isHeading = /^#{1,2}\s/.test(line);
  const standsAlone =
    line.length <= longestTitle && !/[.,;:]$/.test(line) && !/^[-*•>\d]/.test(line) && next === '';
  if (line === '' || !(isHeading || isUnderlined || standsAlone))
    return { title: noted, body: text };
  const heading = plainText(textToBody(line)).slice(0, longestTitle * 2);
  const body = lines.slice(at + (isUnderlined ? 2 : 1)).join('\n');
  return { title: noted ?? heading, body };
}
