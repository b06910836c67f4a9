import { flatText } from '../body/flat-text.ts';
import type { PageDocument } from './page-dom.ts';

/** What a page tells search engines about its article (schema.org in JSON-LD). */
export interface PageData {
  readonly headline?: string | undefined;
  readonly author?: string | undefined;
  readonly publisher?: string | undefined;
  readonly date?: string | undefined;
  readonly language?: string | undefined;
  readonly image?: string | undefined;
  readonly body?: string | undefined;
  readonly isPaid: boolean;
}

type Json = Readonly<Record<string, unknown>>;

const maxLetters = 500_000;
const maxThings = 200;
/** Kinds of things that have a text; the first found counts. */
const isArticle =
  /(?:Article|BlogPosting|NewsArticle|Report|Recipe|HowTo|LiveBlogPosting|Review|TechArticle|DiscussionForumPosting|QAPage|SocialMediaPosting)$/;

export function linkedData(page: PageDocument): PageData {
  const things = [...page.querySelectorAll('script[type="application/ld+json" i]')].flatMap(
    (script) => thingsIn(parseJson(script.textContent)),
  );
  const found = things.find((thing) => typesOf(thing).some((type) => isArticle.test(type)));
  if (!found) return { isPaid: false };
  const body = typeof found.articleBody === 'string' ? found.articleBody : undefined;
  return {
    headline: textOf(found.headline) ?? textOf(found.name),
    author: namesOf(found.author),
    publisher: namesOf(found.publisher),
    date: textOf(found.datePublished) ?? textOf(found.dateCreated),
    language: textOf(found.inLanguage) ?? textOf(asObject(found.inLanguage)?.alternateName),
    image: imageOf(found.image) ?? textOf(found.thumbnailUrl),
    body: body && body.length > 200 ? body : undefined,
    isPaid: /^false$/i.test(String(found.isAccessibleForFree ?? '')),
  };
}

function parseJson(text: string | null): unknown {
  if (!text || text.length > maxLetters) return undefined;
  try {
    // Some pages hide it from old browsers, some break their lines inside of it.
    return JSON.parse(
      text.replace(/^\s*(?:<!--|\/\*.*?\*\/|\/\/<!\[CDATA\[)/, '').replace(/[\n\r\t]/g, ' '),
    );
  } catch {
    return undefined;
  }
}

/** Everything a script describes, however it is packed. */
function thingsIn(value: unknown): readonly Json[] {
  const found: Json[] = [];
  const waiting: unknown[] = [value];
  while (waiting.length > 0 && found.length < maxThings) {
    const next = waiting.shift();
    if (Array.isArray(next)) waiting.push(...next.slice(0, maxThings));
    const thing = asObject(next);
    if (!thing) continue;
    found.push(thing);
    waiting.push(thing['@graph'], thing.mainEntity, thing.mainEntityOfPage);
  }
  return found;
}

function asObject(value: unknown): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Json)
    : undefined;
}

function typesOf(thing: Json): readonly string[] {
  return [thing['@type']].flat().filter((type) => typeof type === 'string');
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  '#39': "'",
  apos: "'",
  lt: '<',
  gt: '>',
};

function textOf(value: unknown): string | undefined {
  const [first] = [value].flat();
  if (typeof first !== 'string') return undefined;
  const text = flatText(
    first.replace(/&(amp|quot|#39|apos|lt|gt);/g, (whole, name) => entities[name] ?? whole),
  );
  return text === '' ? undefined : text;
}

function namesOf(value: unknown): string | undefined {
  const names = [value]
    .flat()
    .slice(0, 4)
    .map((one) => textOf(asObject(one)?.name) ?? textOf(one))
    .filter((name) => name !== undefined && !/^https?:/.test(name));
  return names.length > 0 ? names.join(', ') : undefined;
}

function imageOf(value: unknown): string | undefined {
  const [first] = [value].flat();
  return textOf(first) ?? textOf(asObject(first)?.url) ?? textOf(asObject(first)?.contentUrl);
}
