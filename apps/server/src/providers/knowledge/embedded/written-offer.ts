/** The offer that people wrote down for what is sold, also where it was said for whom, or of what kind it is. */
import { isPluralPhrase } from '@reelwright/english';
import { type ReadyOffer, soldName } from '@reelwright/wizards/affiliate';
import { isCalled } from './nearest-names.ts';

/** Things are told by their own name alone: a cat tent is no tent to camp in. */
const ofWhatKind: ReadonlySet<string> = new Set([
  'local business',
  'professional service',
  'online business',
]);
const mostKindWords = 3;

export function writtenOffer(
  offers: readonly ReadyOffer[],
  keyword: string,
): ReadyOffer | undefined {
  const called = (name: string) =>
    offers.find((offer) => isCalled(name, [offer.keyword, ...(offer.otherNames ?? [])]));
  const name = soldName(keyword);
  const exact = called(keyword) ?? called(name);
  if (exact) return exact;
  const [, sold, whom] = /^(\S+(?: \S+){0,4}) for (\S.*)$/i.exec(name) ?? [];
  const ofSold = sold === undefined ? undefined : called(sold);
  if (ofSold)
    return whom !== undefined && isPluralPhrase(whom) ? { ...ofSold, target: whom } : ofSold;
  const words = (sold ?? name).split(' ');
  for (let length = Math.min(mostKindWords, words.length - 1); length > 0; length--) {
    const kind = called(words.slice(-length).join(' '));
    // A history podcast is a podcast, by its own name.
    if (kind && ofWhatKind.has(kind.kind ?? '')) return { ...kind, product_type: sold ?? name };
  }
  return undefined;
}
