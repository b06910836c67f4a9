import { plainText, textToBody } from '@reelwright/article';
import type { ReadArticle } from '@reelwright/contract';
import type { PageReading } from '../article-reader-port.ts';
import { mostLetters } from '../body/most-letters.ts';
import { isTooDeep, parsePage } from './page-dom.ts';
import { nameOnly, type PageFacts, pageFacts } from './page-facts.ts';
import { isPaywallStub, pageProblem, textOfPage } from './page-problem.ts';
import { preparePage } from './prepare-page.ts';
import {
  betterReading,
  isDoubtful,
  type Reading,
  readWithDefuddle,
  readWithReadability,
} from './readings.ts';
import { trimPage } from './trim-page.ts';

/** Spec: what was found must be longer than this. */
export const leastLetters = 70;

/** The article on a page. */
export function readHtml(html: string, url: string | undefined): PageReading {
  const { html: trimmed, isCut } = trimPage(html);
  const page = parsePage(trimmed);
  if (isTooDeep(page)) return { problem: 'article-too-hard' };
  const facts = pageFacts(page, url);
  // Asked of the whole page, before anything is taken away: an overlay tells why there is nothing else.
  const whole = textOfPage(page, html);
  preparePage(page);
  const options = { url, title: facts.title };
  const first = attempt(() => readWithReadability(page, options));
  const second = isDoubtful(first, whole.lettersInParagraphs)
    ? attempt(() => {
        const again = parsePage(trimmed);
        preparePage(again);
        return readWithDefuddle(again, options);
      })
    : undefined;
  const best = betterReading(first, second);
  const instead = facts.refreshUrl ?? facts.ampUrl;
  const fail = (problem: ReturnType<typeof pageProblem>): PageReading => ({
    problem,
    ...(instead && instead !== url && { instead }),
  });
  const announced = facts.articleBody ?? '';
  if (announced.length > 1.5 * (best?.letters ?? 0)) {
    return { article: articleOf(facts, url, announcedReading(announced)) };
  }
  const isMenu = best !== undefined && best.linkDensity > 0.8;
  if (!best || isMenu || best.letters <= leastLetters) return fail(pageProblem(whole, facts));
  if (isOnlyNotice(whole, best)) return fail(pageProblem(whole, facts));
  if (isPaywallStub(whole, facts, best.letters)) return fail('article-paywall');
  const article = articleOf(facts, url, { ...best, isCut: isCut || best.isCut });
  return article.title === '' ? fail('article-unreadable') : { article };
}

/** One reader that stumbles over a page must not keep the other from reading it. */
function attempt(read: () => Reading | undefined): Reading | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** What was found is the page's word that it has nothing to show. */
function isOnlyNotice(whole: ReturnType<typeof textOfPage>, { html, letters }: Reading): boolean {
  if (letters > 900) return false;
  const found = { ...whole, text: plainText(html), letters };
  return pageProblem({ ...found, hasScripts: false }, { isPaid: false }) !== 'article-unreadable';
}

type Found = Pick<Reading, 'html' | 'pictures'> & {
  readonly parser: ReadArticle['parser'];
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  readonly isCut: boolean;
};

/** The text that a page hands to search engines, where it shows people less. */
function announcedReading(text: string): Found {
  const html = /<(?:p|br|div)\b/i.test(text) ? text.replace(/<[^<>]+>/g, '\n\n') : text;
  const isCut = html.length > mostLetters;
  return { parser: 'text', html: textToBody(html.slice(0, mostLetters)), pictures: [], isCut };
}

function articleOf(facts: PageFacts, url: string | undefined, found: Found): ReadArticle {
  const title = facts.title ?? found.title ?? '';
  const author = facts.author ?? nameOnly(found.author);
  const image = facts.image ?? found.pictures[0]?.url;
  return {
    ...(url && { url }),
    title,
    body: found.html,
    parser: found.parser,
    ...(author && { author: author.slice(0, 200) }),
    ...(facts.site && { site: facts.site }),
    ...(facts.date && { date: facts.date }),
    ...(facts.language && { language: facts.language }),
    ...(image && { image }),
    pictures: found.pictures,
    ...(found.isCut && { isCut: true }),
  };
}
