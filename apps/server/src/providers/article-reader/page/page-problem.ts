import type { ArticleProblem } from '../article-reader-port.ts';
import { flatText } from '../body/flat-text.ts';
import type { PageDocument } from './page-dom.ts';
import type { PageFacts } from './page-facts.ts';

/** Longer texts are worth having, whatever stands below them. */
const stubLetters = 1200;
/** A page with fewer letters than this has nothing for people but its frame. */
const emptyPageLetters = 400;

const subscription =
  /subscribe (?:now )?to (?:continue|keep|read)|to continue reading|continue reading (?:with|by)|already a subscriber|subscribers? only|for subscribers|(?:this|the) (?:article|story|content) is (?:reserved )?for (?:our )?(?:subscribers|members)|become a (?:member|subscriber) to|start your (?:free )?trial|member-only story|weiterlesen mit|jetzt (?:weiterlesen|abonnieren)|nur für abonnenten|mit abo lesen|réservé aux abonnés|contenido exclusivo para suscriptores/i;
const consent =
  /(?:accept|manage|use|reject)[^.]{0,60}(?:cookies|tracking)|we (?:and our [\w\s]{0,30}partners )?(?:value|care about) your privacy|before you continue|cookies? (?:akzeptieren|zustimmen|einstellungen)|zustimmen und weiter|consent to/i;
const needsScript =
  /(?:enable|activate|turn on|requires?|need|without) (?:your )?java\s?script|java\s?script (?:is|to be|must be|seems)|javascript (?:aktivieren|einschalten)|activer javascript/i;

/** A page that shows its beginning only: what can be read is an advertisement for the rest. */
export function isPaywallStub(page: PageText, facts: PageFacts, letters: number): boolean {
  if (letters >= stubLetters) return false;
  return facts.isPaid || subscription.test(page.text);
}

/** Why nothing was found on a page, as well as one can tell. */
export function pageProblem(page: PageText, facts: PageFacts): ArticleProblem {
  const { text, letters, hasScripts } = page;
  if (letters < 3000 && consent.test(text) && /cookie|consent|privacy|datenschutz/i.test(text)) {
    return 'article-only-consent';
  }
  if (isPaywallStub(page, facts, 0)) return 'article-paywall';
  if (needsScript.test(text) || (hasScripts && letters < emptyPageLetters)) {
    return 'article-only-script';
  }
  return 'article-unreadable';
}

/** What a page says, looked at before the readers take it apart. */
export interface PageText {
  readonly text: string;
  readonly letters: number;
  /** Of paragraphs alone: about as much as an article should have. */
  readonly lettersInParagraphs: number;
  readonly hasScripts: boolean;
}

export function textOfPage(page: PageDocument, html: string): PageText {
  const text = flatText(page.body?.textContent);
  let lettersInParagraphs = 0;
  for (const paragraph of page.querySelectorAll('p')) {
    const { length } = flatText(paragraph.textContent);
    if (length > 60) lettersInParagraphs += length;
  }
  return { text, letters: text.length, lettersInParagraphs, hasScripts: /<script\b/i.test(html) };
}
