import type { OwnOffer } from '@reelwright/contract';
import type { ReadyOffer } from '@reelwright/wizards/affiliate';
import { filled } from './filled.ts';

/** An offer as its form shows it. */
export function offerForForm(offer: ReadyOffer): OwnOffer {
  const { keyword, otherNames = [], objects, place } = offer;
  const { benefits = [], questions = [], proofs = [], ctas = [] } = offer;
  const { kind = '', desired = '', issue = '', undesired = '', target = '', time = '' } = offer;
  const { product_type = '', dont_need = '', cheaters = '' } = offer;
  return {
    name: keyword,
    otherNames,
    objects,
    place,
    kind,
    desired,
    issue,
    undesired,
    target,
    time,
    product_type,
    dont_need,
    cheaters,
    benefits,
    questions,
    proofs,
    ctas,
  };
}

/** What somebody typed into the form. */
export function offerFromForm({ name, kind, place = '', ...rest }: OwnOffer): ReadyOffer {
  return {
    ...rest,
    keyword: name,
    place,
    otherNames: filled(rest.otherNames),
    objects: filled(rest.objects),
    benefits: filled(rest.benefits),
    questions: filled(rest.questions),
    proofs: filled(rest.proofs),
    ctas: filled(rest.ctas),
    // Any words may stand here in a file.
    ...(kind !== '' && { kind: kind as NonNullable<ReadyOffer['kind']> }),
  };
}
