/** How much each line of an article is worth telling. */

import { type ArticlePlan, isSentence } from './article-plan.ts';
import { isLimit, isWarning } from './caveats.ts';
import { isFurniture } from './furniture.ts';
import { isInstruction } from './is-instruction.ts';
import { likeness, lineRanks, type WordWeights } from './line-ranks.ts';

/** A price stands near its word: all of a long line would be tried with all of it. */
const pricedLetters = 400;
const prices =
  /\b(?:costs?|prices?|priced|sold for|kostet|kosten|preis)\b.*(?:\d.*(?:[$€£]|euros?|dollars|pounds)|[$€£] ?\d)/i;
const reasons =
  /\b(?:because|causes?|caused|reasons?|therefore|that is why|weil|denn|deshalb|daher|grund|gründe)\b/i;

/** When and where something takes place. */
const happenings =
  /(?<!\p{L})(?:begins?|starts?|opens?|takes place|is held|are held|meets?|leaves?|runs?|close[sd]?|applications|beginnt|öffnet|findet)(?!\p{L})/iu;
const moments =
  /(?<!\d)\d{1,2}[:.]\d{2}(?!\d)|(?<!\p{L})(?:\d{1,2}\.? (?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?!\p{L})/u;

export function lineWorths(
  plan: ArticlePlan,
  weights: readonly WordWeights[],
  title: WordWeights,
): readonly number[] {
  const { texts, headings, isHowTo, asksWhy } = plan;
  const ranks = lineRanks(weights);
  return texts.map((text, at) => {
    if (isFurniture(text) || !/\p{L}/u.test(text)) return 0;
    const words = text.split(/\s+/).length;
    const isFirstOfSection = headings !== undefined && headings[at] !== headings[at - 1];
    const isFirstOfBlock = plan.firstOf(at) === at;
    const isStep = isHowTo && isInstruction(text);
    const names = text.slice(1).match(/(?<![.!?:]["”]?\s)(?<=\s)\p{Lu}\p{Ll}+/gu)?.length ?? 0;
    const raised =
      (ranks[at] ?? 1) +
      (at === 0 ? 0.8 : 0.35 * Math.exp(-at / 2)) +
      0.9 * likeness(title, weights[at] ?? new Map()) +
      (at === plan.last ? 0.45 : at >= plan.firstOf(plan.last) ? 0.35 : 0) +
      (isFirstOfSection ? 0.4 : isFirstOfBlock ? 0.2 : 0) +
      (isStep ? 0.35 : 0) +
      (/\d/.test(text) ? 0.12 : 0) +
      (/[$€£%]|\b(?:euros?|dollars|pounds|percent|million|billion)\b/i.test(text) ? 0.12 : 0) +
      (prices.test(text.slice(0, pricedLetters)) ? 0.3 : 0) +
      (isWarning(text) ? 0.45 : isLimit(text) ? 0.2 : 0) +
      (happenings.test(text) && moments.test(text) ? 0.25 : 0) +
      (asksWhy && reasons.test(text) ? 0.5 : 0) +
      0.06 * Math.min(3, names);
    const length = words < 5 && !isStep ? 0.5 : words > 45 ? 0.75 : words > 30 ? 0.92 : 1;
    // "800 g of potatoes" alone says nothing.
    const kind = !isSentence(text) ? 0.6 : text.endsWith('?') ? 0.6 : text.endsWith('!') ? 0.85 : 1;
    return Math.max(0.01, raised * length * kind);
  });
}
