/** What is told of a story, chosen among the sentences of its text. */
import {
  articleLines,
  isFurniture,
  plainText,
  splitAtClause,
  summarize,
} from '@reelwright/article';
import { bulletLimits } from './news-items.ts';

/** Sentences of a text that can be bullets: those that are too long, in pieces. */
export function storyLines(
  body: string,
  { withHeadings = false }: { readonly withHeadings?: boolean } = {},
): readonly string[] {
  return articleLines(body)
    .flat()
    .map(({ text, heading = '' }, at) => ({
      heading: withHeadings ? heading.trim() : '',
      text: withoutDateline(plainText(text).replace(/\s+/g, ' ').trim(), at === 0),
    }))
    .map(({ heading, text }) =>
      heading === '' || text.toLowerCase().includes(heading.toLowerCase())
        ? text
        : `${heading}: ${text}`,
    )
    .filter((text) => text.length > 1 && !isFurniture(text))
    .flatMap((text) => (text.length > bulletLimits.longLetters ? splitAtClause(text) : [text]));
}

/** The three that matter most, in their order. */
export function storyBullets(body: string, title: string): readonly string[] {
  const lines = storyLines(body);
  return summarize(lines, { title, max: bulletLimits.advised }).flatMap((at) => lines[at] ?? []);
}

/** 'BERLIN (Reuters) — ', 'LISBON, Nov 18 - ': where it was written, before the first sentence. */
const dateline =
  /^(\p{Lu}[\p{Lu}\p{M}.' -]{2,40})(?:,\s*[^—–(]{2,40}?)?(?:\s*\([^)]{2,40}\))?\s*(?:—|–|\s-)\s+(?=["“'‘]?[\p{Lu}\d])/u;

/** Where a story happened, where its text begins with that. */
export function storyLocation(body: string): string {
  const [first] = articleLines(body).flat();
  const place = dateline.exec(plainText(first?.text ?? ''))?.[1]?.trim() ?? '';
  return place.toLowerCase().replace(/(?:^|[ .'-])\p{L}/gu, (letter) => letter.toUpperCase());
}

const withoutDateline = (text: string, isFirst: boolean): string =>
  isFirst ? text.replace(dateline, '') : text;
