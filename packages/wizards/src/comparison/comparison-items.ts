/** Products and checks of a comparison as they are kept: what they need, and how they are put in order. */

import { isPluralPhrase } from '@reelwright/english';
import type { ProjectData } from '@reelwright/movie';
import { textOf } from '../kept-line.ts';
import { describeWinner, describeWinnerPlainly } from './describe-winner.ts';
import { inSentence } from './in-sentence.ts';

export type Product = NonNullable<ProjectData['info']['products']>[number];
export type Feature = NonNullable<ProjectData['info']['features']>[number];
type Line = Pick<Product, 'text' | 'media' | 'audio'>;

export const productLimits = { min: 2, max: 4 } as const;
export const featureLimits = { min: 1, max: 20, recommended: 3 } as const;
/** Spec: the list of checks starts with this one. */
export const firstFeature = 'Price';
export const defaultTrophy = '/library/prizes/trophy.png';

export const featureExamples = [
  'Price',
  'Quality',
  'Ease of use',
  'Design',
  'Size and weight',
  'Battery life',
  'Speed',
  'Durability',
  'Features',
  'Support',
  'Warranty',
  'Safety',
  'Setup',
  'Maintenance',
  'Comfort',
  'Noise',
  'Energy use',
  'Storage',
  'Value for money',
] as const;

export function blankProduct(id: string, text = ''): Product {
  return { id, text, slug: `product-${id}`, hasMedia: true };
}

export function blankFeature(id: string, text = ''): Feature {
  return { id, text, description: { text: '' }, winner: {} };
}

/** What is said of a product under a check. */
export function commentOf(feature: Feature, { slug = '' }: Product): Line {
  const found = feature[slug];
  return typeof found === 'object' && found !== null ? (found as Line) : {};
}

/** What a field for a comment asks: 'How does Espresso do on price?' */
export function askForComment(product: Product, feature: Feature): string {
  const name = textOf(product.text);
  return `How ${isPluralPhrase(name) ? 'do' : 'does'} ${name} do on ${inSentence(textOf(feature.text))}?`;
}

export function winnerOf({ winner }: Feature, products: readonly Product[]): Product | undefined {
  const slug = winner && 'slug' in winner ? winner.slug : undefined;
  return (
    products.find((product) => slug !== undefined && product.slug === slug) ??
    products.find((product) => textOf(product.text) !== '' && product.text === winner?.name)
  );
}

export const isNamed = ({ text }: { readonly text?: string | undefined }): boolean =>
  textOf(text) !== '';

/** Nameless products go; every product has a place of its own in every check. */
export function withProductsInOrder(data: ProjectData): ProjectData {
  const products = (data.info.products ?? [])
    .filter(isNamed)
    .map((product) => ({ ...product, slug: product.slug || `product-${product.id ?? ''}` }));
  return { ...data, info: { ...data.info, products } };
}

export function productsProblem({ info }: ProjectData): string | undefined {
  const count = (info.products ?? []).filter(isNamed).length;
  if (count >= productLimits.min) return undefined;
  return `You have entered ${count} product names. Please enter at least two product names. Click the product tabs and fill out the product details for each product.`;
}

export function featuresProblem({ info }: ProjectData): string | undefined {
  return (info.features ?? []).some(isNamed)
    ? undefined
    : 'Please enter at least one comparison check';
}

/** Where a comment is missing. */
export function missingComment({
  info,
}: ProjectData): { readonly feature: Feature; readonly product: Product } | undefined {
  for (const feature of info.features ?? []) {
    const product = (info.products ?? []).find((one) => !isNamed(commentOf(feature, one)));
    if (product) return { feature, product };
  }
  return undefined;
}

export function detailsProblem(data: ProjectData): string | undefined {
  const missing = missingComment(data);
  return (
    missing && `Please fill ${textOf(missing.feature.text)} of ${textOf(missing.product.text)}`
  );
}

/** Words about the winner where there are none, and a trophy. */
export function withWinnersDescribed(data: ProjectData): ProjectData {
  const products = data.info.products ?? [];
  const features = (data.info.features ?? []).map((feature) => {
    const winner = winnerOf(feature, products);
    if (!winner) return feature;
    const text =
      textOf(feature.winner?.text) || describeWinner(textOf(winner.text), textOf(feature.text));
    const trophy = feature.winner?.trophy ?? defaultTrophy;
    return { ...feature, winner: { ...feature.winner, name: textOf(winner.text), text, trophy } };
  });
  return { ...data, info: { ...data.info, features } };
}

/** Words about a winner that nobody wrote follow the names that changed. */
export function withWinnersRenamed(before: ProjectData, after: ProjectData): ProjectData {
  const namesOf = ({ info }: ProjectData, feature: Feature | undefined) => {
    const winner = feature && winnerOf(feature, info.products ?? []);
    return winner && ([textOf(winner.text), textOf(feature.text)] as const);
  };
  const features = (after.info.features ?? []).map((feature) => {
    const was = before.info.features?.find(({ id }) => id !== undefined && id === feature.id);
    const [then, now] = [namesOf(before, was), namesOf(after, feature)];
    const ours = then && [describeWinner(...then), describeWinnerPlainly(...then)];
    if (!now || !ours?.includes(was?.winner?.text ?? '')) return feature;
    return { ...feature, winner: { ...feature.winner, text: describeWinner(...now) } };
  });
  return { ...after, info: { ...after.info, features } };
}
