/** Everything the voice says in a sales film, part by part. */
import type { ProjectData } from '@reelwright/movie';
import { type EndingSentences, sayEnding } from '../ending/ending.ts';
import { asSentence, withoutDot } from '../wording/as-sentence.ts';
import { shuffled } from '../wording/without-repeating.ts';
import { type AffiliateAnswers, type Proof, readAffiliate } from './affiliate-answers.ts';

/** Headings of parts whose words are the person's own; one of each, by the seed. */
const headings = {
  pain: ['Sound familiar?', 'Is this you?', 'Do you know this?', 'Does this ring a bell?'],
  facts: ['Here’s the thing', 'What’s true', 'Good to know', 'Keep this in mind'],
  benefits: ['What you get', 'What changes', 'What’s in it for you', 'What it does for you'],
  proof: ['See for yourself', 'Don’t take my word for it', 'Here’s the proof', 'What others say'],
} as const;

const introductions: readonly ((product: string) => string)[] = [
  (product) => `Meet ${product}.`,
  (product) => `This is ${product}.`,
  (product) => `Say hello to ${product}.`,
  (product) => `Its name: ${product}.`,
];

interface AffiliateSentences {
  readonly title: string;
  readonly promise: string;
  readonly headings: Readonly<Record<keyof typeof headings, string>>;
  readonly product: string;
  readonly proofTitle: string;
  readonly proofs: readonly string[];
  readonly ending: EndingSentences;
}

export function sayAffiliate(
  data: ProjectData,
  answers: AffiliateAnswers = readAffiliate(data),
): AffiliateSentences {
  const { seed, product, proofs } = answers;
  const chosen = (part: keyof typeof headings) =>
    shuffled(headings[part], `${seed} ${part}`)[0] ?? '';
  const title = answers.headline.text;
  const introduce = shuffled(introductions, `${seed} product`)[0];
  return {
    title,
    promise: asSentence(title),
    headings: {
      pain: chosen('pain'),
      facts: chosen('facts'),
      benefits: chosen('benefits'),
      proof: answers.proofTitle.text || chosen('proof'),
    },
    product: product.text && introduce ? introduce(withoutDot(product.text)) : '',
    proofTitle: proofs.length > 0 ? asSentence(answers.proofTitle.text || chosen('proof')) : '',
    proofs: proofs.map(sayProof),
    ending: sayEnding(data, answers.ending, { seed, closings: [] }),
  };
}

function sayProof({ kind, name, quote, text }: Proof): string {
  switch (kind) {
    case 'testimonial':
      return name ? `${withoutDot(name)} says: ${asSentence(quote)}` : asSentence(quote);
    case 'before-after':
      return asSentence(text || 'Before, and after');
    default:
      return asSentence(text);
  }
}
