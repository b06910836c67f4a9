/** What the Affiliate wizard was told, read out of the document in the order of the film. */
import type { InfoOf, ProjectData } from '@reelwright/movie';
import { type Ending, readEnding, shownAddress } from '../ending/ending.ts';
import { type KeptLine, keptLine, namesOf, textOf } from '../kept-line.ts';

export interface Bullet extends KeptLine {
  readonly id: string;
}

type ProofKind = 'testimonial' | 'screenshot' | 'before-after' | 'other';

export interface Proof extends Bullet {
  readonly kind: ProofKind;
  /** Of a testimonial: who said it, and what. */
  readonly name: string;
  readonly quote: string;
}

export interface AffiliateAnswers {
  readonly seed: string;
  readonly headline: KeptLine;
  readonly problems: readonly Bullet[];
  readonly agitation: KeptLine;
  /** Empty where not many people face the problem. */
  readonly connection: KeptLine;
  readonly facts: readonly Bullet[];
  readonly solution: KeptLine;
  readonly product: KeptLine;
  readonly description: KeptLine;
  readonly benefits: readonly Bullet[];
  /** As it is to be said: '$49 a month'. */
  readonly price: KeptLine;
  /** One sentence that speaks for it. */
  readonly evidence: KeptLine;
  /** Where people get it, as it stands on a slide. */
  readonly link: string;
  readonly proofTitle: KeptLine;
  readonly proofs: readonly Proof[];
  readonly place: string;
  readonly objects: readonly string[];
  /** What each line speaks of, by its words. */
  readonly shown: ReadonlyMap<string, readonly string[]>;
  readonly ending: Ending;
}

export function readAffiliate(data: ProjectData): AffiliateAnswers {
  const info: InfoOf<'affiliate'> = data.info;
  const bullets = (name: 'problem_list' | 'fact_list' | 'solution_list'): Bullet[] =>
    (data[name] ?? [])
      .map((line, at) => ({ ...keptLine([name, at], line), id: line.id || `${name}-${at + 1}` }))
      .filter(({ text }) => text !== '');
  const fact = keptLine(['fact'], data.fact);
  return {
    seed: [data.keyword, info.idea?.text, info.seed].map(textOf).join('|'),
    headline: keptLine(['info', 'idea'], info.idea),
    problems: bullets('problem_list'),
    agitation: keptLine(['problem'], data.problem),
    connection: info.others === false ? { ...fact, text: '' } : fact,
    facts: bullets('fact_list'),
    solution: keptLine(['solution'], data.solution),
    product: keptLine(['product'], data.product),
    description: keptLine(['product', 'description'], data.product?.description),
    benefits: bullets('solution_list'),
    price: keptLine(['product', 'price'], data.product?.price),
    evidence: keptLine(['product', 'evidence'], data.product?.evidence),
    link: shownAddress(textOf(data.product?.link)),
    proofTitle: keptLine(['proof'], data.proof),
    proofs: (data.proof_list ?? []).flatMap((line, at): Proof[] => {
      const kind = line.type ?? 'other';
      const proof = {
        ...keptLine(['proof_list', at], line),
        id: line.id || `proof-${at + 1}`,
        kind,
        name: textOf(line.name),
        quote: textOf(line.testimonial_text),
      };
      const hasMedia = line.media?.some(({ url }) => url) ?? false;
      const isShown = kind === 'testimonial' ? proof.quote !== '' : hasMedia;
      return isShown ? [proof] : [];
    }),
    place: textOf(info.place) || 'studio',
    objects: namesOf(info.objects),
    shown: new Map((info.shown ?? []).map(({ of, objects }) => [of, objects])),
    ending: readEnding(data),
  };
}
