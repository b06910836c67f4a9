/** What is said of a keyword before its film is made: whose it is, and what it does not speak of. */

import type { FilmKind } from '../draft/draft-step.ts';
import { describedBusiness, isNamedByKind, placedName } from './business-of.ts';
import type { OwnBusiness } from './own-business.ts';

interface MeantKeyword {
  readonly kind: 'known' | 'wider' | 'unknown';
  readonly told?: string | undefined;
  readonly leftOut?: string | undefined;
  readonly business?: OwnBusiness | undefined;
}

/** Undefined where the film simply is about the keyword, or where nothing is known of it. */
export function keywordNote(
  keyword: string,
  { kind, told, leftOut, business }: MeantKeyword,
  film: FilmKind | undefined,
): string | undefined {
  if (business) return ofBusiness(business, { kind, told }, film);
  if (told === undefined) return undefined;
  if (leftOut === undefined) {
    return kind === 'wider'
      ? `We don’t know “${keyword}” by heart, so your film is about something wider: ${told}. Its title says so.`
      : undefined;
  }
  return `About ${inSentence(told)}: we don’t know anything about “${leftOut}” in particular, so the film and its title leave that out.`;
}

function ofBusiness(
  { kind: sort, name = '', place = '' }: OwnBusiness,
  { kind, told }: Pick<MeantKeyword, 'kind' | 'told'>,
  film: FilmKind | undefined,
): string {
  const business = { kind: sort, name, place };
  const what = isNamedByKind(business) ? '' : describedBusiness(business);
  const who = !name ? what : what && sort ? `${name}, ${what}` : placedName(business);
  if (film === 'affiliate') {
    if (kind === 'unknown')
      return `An offer from ${who || 'your business'}. We don’t know that kind of business by heart, so the draft only says what’s true of any: tell us what it is, and change what you like.`;
    const add = !name
      ? ' Tell us what it’s called, and your film will say so.'
      : place
        ? ''
        : ' Say where it is, and your film will, too.';
    return `An offer from ${who}. Add what only you know, such as prices and what makes it good.${add}`;
  }
  if (film === 'comparison' && kind === 'unknown')
    return `A comparison sets two things side by side. For ${who}${who.includes(',') ? ',' : ''} you could compare one of these, or name two products yourself.`;
  const about =
    told === undefined
      ? ''
      : ` It’s about ${inSentence(told)}, which a business like that knows well.`;
  return `A film by ${who}: its first slide and its last say so.${about}`;
}

/** 'Healthy teeth' inside of a sentence; names keep their capitals. */
function inSentence(title: string): string {
  const [first = '', ...rest] = title.split(' ');
  const isName = rest.some((word) => /^\p{Lu}/u.test(word)) || /\p{Lu}.*\p{Lu}/u.test(first);
  return isName || rest.length === 0 ? title : `${first.toLowerCase()} ${rest.join(' ')}`;
}
