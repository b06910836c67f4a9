/** Everything the voice says in a sales film, part by part. */
import { withAbbreviations } from '@reelwright/english';
import type { ProjectData } from '@reelwright/movie';
import { type EndingSentences, endingSentences } from '../ending/ending.ts';
import { type WordsFor, wordsFor } from '../film-words/words-for.ts';
import { textOf } from '../kept-line.ts';
import { asSentence, withoutDot } from '../wording/as-sentence.ts';
import { shuffled } from '../wording/without-repeating.ts';
import { type AffiliateAnswers, type Proof, readAffiliate } from './affiliate-answers.ts';
import { isNamed } from './product-name.ts';
import { soldName } from './sold/sold-name.ts';
import { isUndescribed, toldHeadings } from './sold/told-copy.ts';

/** Headings of parts whose words are the person's own; one of each, by the seed. */
const headings = {
  pain: ['Sound familiar?', 'Is this you?', 'Do you know this?', 'Does this ring a bell?'],
  facts: ['Here’s the thing', 'What’s true', 'Good to know', 'Keep this in mind'],
  benefits: ['What you get', 'What changes', 'What’s in it for you', 'What it does for you'],
  questions: ['What people ask first', 'Good questions to ask', 'You may be wondering'],
  proof: ['See for yourself', 'Don’t take my word for it', 'Here’s the proof', 'What others say'],
} as const;

const introductions: readonly ((product: string) => string)[] = [
  (product) => `Meet ${product}.`,
  (product) => `This is ${product}.`,
  (product) => `Say hello to ${product}.`,
];

/** What nobody named or described is no acquaintance: the film comes to speak of it. */
const transitions: readonly ((product: string) => string)[] = [
  (product) => `Which brings us to ${product}.`,
  (product) => `So, about ${product}.`,
  (product) => `Now to ${product}.`,
];

interface AffiliateSentences {
  readonly title: string;
  readonly promise: string;
  readonly headings: Readonly<Record<'pain' | 'facts' | 'benefits' | 'proof', string>>;
  readonly product: string;
  readonly price: string;
  readonly proofTitle: string;
  readonly proofs: readonly string[];
  readonly ending: EndingSentences;
}

export function affiliateSentences(
  data: ProjectData,
  answers: AffiliateAnswers = readAffiliate(data),
): AffiliateSentences {
  const { seed, product, proofs } = answers;
  const words = wordsFor(data);
  const chosen = (part: keyof typeof headings) =>
    words.isEnglish ? (shuffled(headings[part], `${seed} ${part}`)[0] ?? '') : words.text(part);
  const title = answers.headline.text;
  const isAsked = answers.facts.every(({ text }) => text.endsWith('?'));
  const told = words.isEnglish ? toldHeadings(data, seed) : undefined;
  const introduce = words.isEnglish
    ? shuffled(
        isUndescribed(data) && !isNamed(data) && !data.info.business ? transitions : introductions,
        `${seed} product`,
      )[0]
    : (name: string) => words.text('product', { product: name });
  return {
    title,
    promise: asSentence(title),
    headings: {
      pain: told?.pain ?? chosen('pain'),
      facts: told?.facts ?? chosen(isAsked ? 'questions' : 'facts'),
      benefits: told?.benefits ?? chosen('benefits'),
      proof: answers.proofTitle.text || chosen('proof'),
    },
    product: product.text && introduce ? introduce(inSentence(product.text, data)) : '',
    price: priceSentence(withoutDot(answers.price.text), words),
    proofTitle: proofs.length > 0 ? asSentence(answers.proofTitle.text || chosen('proof')) : '',
    proofs: proofs.map((proof) => proofSentence(proof, words)),
    ending: endingSentences(data, answers.ending, { seed, closings: [] }),
  };
}

/** A name stands as it is written; what stands for one is said in the middle of a sentence. */
function inSentence(product: string, data: ProjectData): string {
  const name = withoutDot(product);
  if (isNamed(data)) return name;
  // “Which brings us to piano lessons”: only a name has capitals.
  const keyword = withAbbreviations(soldName(textOf(data.info.keyword)));
  return name.toLowerCase() === keyword.toLowerCase() ? keyword : name.replace(/^Your\b/, 'your');
}

/** As people say it: '$49', 'free', 'from $19'. */
function priceSentence(price: string, words: WordsFor): string {
  if (price === '') return '';
  if (!words.isEnglish) return words.text('price', { price });
  return /^(for )?free\b/i.test(price)
    ? 'And it’s free.'
    : /^from\b/i.test(price)
      ? `And all of this, ${price.replace(/^from/i, 'from')}.`
      : `And all of this for ${price}.`;
}

function proofSentence({ kind, name, quote, text }: Proof, words: WordsFor): string {
  switch (kind) {
    case 'testimonial':
      if (!name) return asSentence(quote);
      return `${withoutDot(name)}${words.isEnglish ? ' says' : ''}: ${asSentence(quote)}`;
    case 'before-after':
      return asSentence(text || beforeAndAfter(words));
    default:
      return asSentence(text);
  }
}

function beforeAndAfter(words: WordsFor): string {
  return words.isEnglish ? 'Before, and after' : `${words.text('before')}, ${words.text('after')}`;
}
