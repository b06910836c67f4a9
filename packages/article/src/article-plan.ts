/** How an article is built: its paragraphs and sections, and what kind of text it is. */
import { caveatsIn } from './caveats.ts';
import { isFurniture } from './furniture.ts';
import { isInstruction } from './is-instruction.ts';
import { plainText } from './plain-text.ts';

export interface ArticlePlan {
  readonly texts: readonly string[];
  readonly headings: readonly (string | undefined)[] | undefined;
  /** The first line of the paragraph that a line stands in; the line itself, where nothing is known of paragraphs. */
  readonly firstOf: (at: number) => number;
  /** The last line of that paragraph. */
  readonly lastOf: (at: number) => number;
  /** The last line that belongs to the article. */
  readonly last: number;
  /** Whether the paragraph of a line is what an interviewer asks. */
  readonly isAsked: (at: number) => boolean;
  /** The lines that say who somebody is of whom this line tells by surname alone; the first line is always told. */
  readonly introducedAt: (at: number) => readonly number[];
  /** The lines without which this one would promise too much. */
  readonly caveatsOf: (at: number) => readonly number[];
  readonly isHowTo: boolean;
  readonly asksWhy: boolean;
  /** Parts of which each has its line before any has a second: what a title counts, the steps of a how-to. */
  readonly parts: readonly (readonly number[])[];
}

export interface ArticleParts {
  readonly title?: string | undefined;
  readonly headings?: readonly (string | undefined)[] | undefined;
  readonly blocks?: readonly (number | undefined)[] | undefined;
}

/** Words that mean a number at the beginning of a title or within it. */
const numbers =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf'.split(
    '|',
  );

export function planArticle(
  lines: readonly string[],
  { title = '', headings, blocks }: ArticleParts,
): ArticlePlan {
  const texts = lines.map(plainText);
  const isSameBlock = (a: number, b: number) =>
    blocks?.[a] !== undefined && blocks[a] === blocks[b] && headings?.[a] === headings?.[b];
  const firsts = texts.map((_, at) => at);
  for (const at of firsts) if (isSameBlock(at, at - 1)) firsts[at] = firsts[at - 1] ?? at;
  const lasts = texts.map((_, at) => at);
  for (let at = texts.length - 2; at >= 0; at -= 1) {
    if (isSameBlock(at, at + 1)) lasts[at] = lasts[at + 1] ?? at;
  }
  const firstOf = (at: number) => firsts[at] ?? at;
  const lastOf = (at: number) => lasts[at] ?? at;
  const isHowTo = isMadeOfSteps(texts, title);
  const caveats = caveatsIn({ texts, firstOf });
  const asked = texts.map((_, at) => {
    const [first, last] = [firstOf(at), lastOf(at)];
    const block = lines.slice(first, last + 1);
    const isBold = block.every((line) => /^<b>[^<]*<\/b>$/.test(line));
    return (
      blocks?.[at] !== undefined &&
      last < texts.length - 1 &&
      block.length <= 3 &&
      (/\?["”“]?$/u.test(texts[last] ?? '') || (isBold && isSentence(texts[last] ?? '')))
    );
  });
  return {
    texts,
    headings,
    firstOf,
    lastOf,
    last: Math.max(
      0,
      texts.findLastIndex((text) => !isFurniture(text)),
    ),
    isAsked: (at) => asked[at] ?? false,
    introducedAt: introductions(texts, title),
    caveatsOf: (at) => caveats.get(at) ?? [],
    isHowTo,
    asksWhy: /(?<!\p{L})(?:why|warum|wieso|weshalb)(?!\p{L})/iu.test(title),
    parts: partsOf(texts, { title, headings }, isHowTo, firstOf),
  };
}

export function isSentence(text: string): boolean {
  return /[.!?…:"”“’)。！？»]$/u.test(text);
}

function isMadeOfSteps(texts: readonly string[], title: string): boolean {
  const sentences = texts.filter(isSentence);
  const share = sentences.filter(isInstruction).length / Math.max(1, sentences.length);
  return share >= (/^how to\b|anleitung|rezept|recipe/i.test(title) ? 0.2 : 0.35);
}

/** "Rein is 58" after “…,” said Olav Rein. */
function introductions(texts: readonly string[], title: string): (at: number) => readonly number[] {
  const known = new Map<string, number>();
  const found = texts.map((text, at) => {
    const full = [...text.matchAll(/(?<=\p{Lu}\p{Ll}+ )\p{Lu}\p{Ll}+(?!\p{L})/gu)].map(
      ([name]) => name,
    );
    const names = text.match(/(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu) ?? [];
    const earlier = names
      .filter((name) => !full.includes(name))
      .flatMap((name) => known.get(name) ?? []);
    for (const name of names)
      if (!known.has(name)) known.set(name, full.includes(name) && !title.includes(name) ? at : 0);
    return [...new Set(earlier)].filter((line) => line > 0);
  });
  return (at) => found[at] ?? [];
}

function partsOf(
  texts: readonly string[],
  { title = '', headings }: ArticleParts,
  isHowTo: boolean,
  firstOf: (at: number) => number,
): readonly (readonly number[])[] {
  const all = [...texts.keys()];
  const sections = [...new Set(headings?.filter((heading) => heading !== undefined))];
  if (sections.length > 1 && countsOf(title).includes(sections.length)) {
    return sections.map((section) => all.filter((at) => headings?.[at] === section));
  }
  if (!isHowTo) return [];
  const steps = all.filter((at) => firstOf(at) === at && isInstruction(texts[at] ?? ''));
  return steps.map((step) => all.filter((at) => firstOf(at) === step));
}

function countsOf(title: string): readonly number[] {
  return (title.toLowerCase().match(/\p{L}+|\d+/gu) ?? []).flatMap((word) => {
    const at = numbers.indexOf(word);
    return at >= 0 ? [(at % 11) + 2] : /^\d+$/.test(word) ? [Number(word)] : [];
  });
}
