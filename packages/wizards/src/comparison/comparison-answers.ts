/** What the Comparison wizard was told, read out of the document in the order of the film. */
import type { InfoOf, ProjectData } from '@reelwright/movie';
import { type Ending, readEnding } from '../ending/ending.ts';
import { wordsFor } from '../film-words/words-for.ts';
import { type KeptLine, keptLine, namesOf, textOf } from '../kept-line.ts';
import { commentOf, defaultTrophy, isNamed, type Product, winnerOf } from './comparison-items.ts';
import { describeDraw, describeWinner } from './describe-winner.ts';
import { inSentence } from './in-sentence.ts';

export interface ComparedProduct extends KeptLine {
  readonly id: string;
  readonly objects: readonly string[];
  readonly points: number;
}

interface Compared {
  readonly product: ComparedProduct;
  readonly comment: KeptLine;
}

export interface ComparedFeature {
  readonly id: string;
  readonly name: string;
  /** Its name within a sentence: 'cleaning under furniture'. */
  readonly spokenName: string;
  readonly objects: readonly string[];
  readonly description: KeptLine;
  readonly comments: readonly Compared[];
  /** Undefined where none is better. */
  readonly winner: ComparedProduct | undefined;
  /** What is said of who won, or of why nobody did. */
  readonly winnerLine: KeptLine;
  readonly trophy: string;
}

export interface ComparisonAnswers {
  readonly seed: string;
  readonly topic: string;
  readonly headline: KeptLine;
  readonly announcement: KeptLine;
  readonly place: string;
  readonly objects: readonly string[];
  readonly products: readonly ComparedProduct[];
  readonly features: readonly ComparedFeature[];
  /** More than one where they are level; none where nobody won anything. */
  readonly winners: readonly ComparedProduct[];
  readonly showsWinners: boolean;
  readonly showsScore: boolean;
  readonly ending: Ending;
}

export const defaultAnnouncement = 'And the winner is';

export function readComparison(data: ProjectData): ComparisonAnswers {
  const { theme, keyword } = data;
  const info: InfoOf<'comparison'> = data.info;
  const named = (info.products ?? [])
    .map((product, at) => ({ product, at }))
    .filter(({ product }) => isNamed(product));
  const wins = new Map<Product, number>();
  for (const feature of info.features ?? []) {
    const winner = winnerOf(feature, info.products ?? []);
    if (winner && isNamed(feature)) wins.set(winner, (wins.get(winner) ?? 0) + 1);
  }
  const products = named.map(({ product, at }): ComparedProduct => {
    const kept = keptLine(['info', 'products', at], product);
    return {
      ...kept,
      line: { ...kept.line, media: photoOf(product) },
      id: product.id || `product-${at + 1}`,
      objects: namesOf(product.objects),
      points: wins.get(product) ?? 0,
    };
  });
  const words = wordsFor(data);
  const announcement = words.isEnglish ? defaultAnnouncement : words.text('winnerIs');
  // The suggestion that the form begins with is ours, too.
  const isOurs = textOf(info.winner?.text) === defaultAnnouncement;
  const ownWinner = isOurs ? { ...info.winner, text: announcement } : info.winner;
  const drawWords = words.isEnglish ? describeDraw(named.length) : words.text('noneAhead');
  const winnerWords = (winner: string, check: string) =>
    words.isEnglish ? describeWinner(winner, check) : words.text('checkWinner', { winner, check });
  const features = (info.features ?? []).flatMap((feature, at): ComparedFeature[] => {
    const name = textOf(feature.text);
    if (name === '') return [];
    const path = ['info', 'features', at];
    const winner = winnerOf(feature, info.products ?? []);
    const comments = named.flatMap(({ product }, index): Compared[] => {
      const comment = keptLine([...path, product.slug ?? ''], commentOf(feature, product));
      const found = products[index];
      return found && comment.text !== '' ? [{ product: found, comment }] : [];
    });
    if (comments.length === 0) return [];
    const compared = products[named.findIndex(({ product }) => product === winner)];
    const trophy = feature.winner?.trophy;
    return [
      {
        id: feature.id || `feature-${at + 1}`,
        name,
        spokenName:
          (feature.spoken?.name === name && textOf(feature.spoken.text)) || inSentence(name),
        comments,
        winner: compared,
        objects: namesOf(feature.objects),
        description: keptLine([...path, 'description'], feature.description),
        winnerLine: keptLine(
          [...path, 'winner'],
          feature.winner,
          compared ? winnerWords(compared.text, name) : drawWords,
        ),
        trophy: typeof trophy === 'string' && trophy !== '' ? trophy : defaultTrophy,
      },
    ];
  });
  const most = Math.max(0, ...products.map(({ points }) => points));
  const headline = keptLine(['info', 'headline'], info.headline);
  return {
    seed: [keyword, headline.text, info.seed].map(textOf).join('|'),
    topic: textOf(keyword),
    headline,
    announcement: keptLine(['info', 'winner'], ownWinner, announcement),
    place: textOf(info.place) || 'studio',
    objects: namesOf(info.objects),
    products,
    features,
    winners: most === 0 ? [] : products.filter(({ points }) => points === most),
    showsWinners: !(theme?.hideWinner ?? false),
    showsScore: !(theme?.hideOverallScore ?? false),
    ending: readEnding(data),
  };
}

/** The photo or logo of a product, in whichever place it is kept. */
function photoOf({ media, photo }: Product): NonNullable<Product['media']> {
  if (media?.some(({ url }) => url)) return media;
  const found = typeof photo === 'string' ? { url: photo } : photo;
  const url = typeof found === 'object' && found !== null && 'url' in found ? found.url : undefined;
  return typeof url === 'string' && url !== '' ? [{ url, type: 'image' }] : [];
}
