import { Readability } from '@mozilla/readability';
import defuddle from 'defuddle';
import { type CleanBody, cleanBody } from '../body/clean-body.ts';
import { flatText } from '../body/flat-text.ts';
import { type PageDocument, type PageElement, parsePage } from './page-dom.ts';

/** Its types tell of a module where its code is the class itself. */
const Defuddle = defuddle as unknown as typeof defuddle.default;

/** What one of the readers took for the article of a page. */
export interface Reading extends CleanBody {
  readonly parser: 'readability' | 'defuddle';
  readonly title: string | undefined;
  readonly author: string | undefined;
  /** Which part of its letters are links: much in menus, little in articles. */
  readonly linkDensity: number;
}

interface ReadOptions {
  readonly url: string | undefined;
  readonly title: string | undefined;
}

/** Takes the page apart. */
export function readWithReadability(page: PageDocument, options: ReadOptions): Reading | undefined {
  const found = new Readability(page as never, {
    serializer: (element) => element as unknown,
    // What is no text is told by its class, later.
    keepClasses: true,
  }).parse();
  const content = found?.content as PageElement | null | undefined;
  if (!found || !content) return undefined;
  return {
    parser: 'readability',
    ...wordsOf(found.title, found.byline),
    ...measured(content, options),
  };
}

/** Takes the page apart. Asks nobody: what sites have elsewhere stays there. */
export function readWithDefuddle(page: PageDocument, options: ReadOptions): Reading | undefined {
  // What it expects of browsers and linkedom leaves out.
  page.styleSheets ??= [];
  if (page.defaultView) page.defaultView.getComputedStyle ??= () => ({ display: '' });
  const found = new Defuddle(page as never, {
    // A file has no address; then what it names elsewhere is not looked for.
    url: options.url ?? 'about:blank',
    useAsync: false,
    includeReplies: false,
    removeHiddenElements: false,
  }).parse();
  if (!found.content) return undefined;
  const { body } = parsePage(found.content);
  return { parser: 'defuddle', ...wordsOf(found.title, found.author), ...measured(body, options) };
}

function wordsOf(title: string | null | undefined, author: string | null | undefined) {
  return { title: flatText(title) || undefined, author: flatText(author) || undefined };
}

function measured(content: PageElement, options: ReadOptions) {
  const all = flatText(content.textContent).length;
  const linked = [...content.querySelectorAll('a')].reduce(
    (sum, link) => sum + flatText(link.textContent).length,
    0,
  );
  return { ...cleanBody(content, options), linkDensity: all > 0 ? linked / all : 0 };
}

/** So little, or so many links, is doubtful: then the other reader is asked too. */
export function isDoubtful(reading: Reading | undefined, lettersInParagraphs: number): boolean {
  if (!reading) return true;
  const { letters, linkDensity } = reading;
  return letters < 600 || linkDensity > 0.35 || letters < lettersInParagraphs * 0.5;
}

/** The better one: more text counts, links count against it, and so does a reading without a title. */
export function betterReading(
  first: Reading | undefined,
  second: Reading | undefined,
): Reading | undefined {
  if (!first || !second) return first ?? second;
  // A little more text is often a menu; the first one stays unless the other found a good deal more.
  return scoreOf(second) > scoreOf(first) * 1.15 ? second : first;
}

function scoreOf({ letters, linkDensity, title }: Reading): number {
  return letters * (1 - Math.min(1, linkDensity)) ** 2 * (title ? 1 : 0.8);
}
