/** Somebody's own business, as the answers say it: its name and place stand on the first and on the last slide. */
import { capitalize, isPluralPhrase, withArticle } from '@reelwright/english';
import type { ProjectData } from '@reelwright/movie';
import { isPursuit } from '../affiliate/is-pursuit.ts';
import { headOf } from '../affiliate/sold/sold-kind.ts';
import { uncounted } from '../affiliate/sold/uncounted.ts';
import { textOf } from '../kept-line.ts';
import { withoutDot } from '../wording/as-sentence.ts';
import type { OwnBusiness } from './own-business.ts';

export interface Business {
  /** Empty where nobody said what it is. */
  readonly kind: string;
  readonly name: string;
  readonly place: string;
}

export function businessOf({ info }: Pick<ProjectData, 'info'>): Business | undefined {
  if (!info.business) return undefined;
  const { kind, name, place } = info.business;
  const business = { kind: textOf(kind), name: withoutDot(textOf(name)), place: textOf(place) };
  return business;
}

/** 'Kneadful, Leeds' */
export function signatureOf({ name, place }: Business): string {
  return [name, place].filter(Boolean).join(', ');
}

/** 'Kneadful in Leeds' */
export function placedName({ name, place }: Business): string {
  return place ? `${name} in ${place}` : name;
}

/** 'a bakery in Leeds'; empty where neither is known. */
export function describedBusiness({ kind, place }: Business): string {
  const what = kind && oneOf(kind);
  return [what, place && `in ${place}`].filter(Boolean).join(' ');
}

/** 'a bakery', but 'tutoring' and 'art classes' */
function oneOf(kind: string): string {
  const isUncounted = isPursuit(kind) || uncounted.test(headOf(kind));
  return isUncounted || isPluralPhrase(kind) ? kind : withArticle(kind);
}

/** What its kind is called is part of its name: Anna's Yoga Studio. */
export function isNamedByKind({ kind, name }: Business): boolean {
  return kind !== '' && name.toLowerCase().endsWith(kind.toLowerCase());
}

/** What stands below its name. */
export function underName(business: Business): string {
  if (isNamedByKind(business)) return business.place;
  return capitalize(describedBusiness(business));
}

/** As answers keep it. */
export function keptBusiness(found: OwnBusiness | undefined): Partial<OwnBusiness> | undefined {
  if (!found) return undefined;
  const { kind, name, place } = found;
  return { ...(kind && { kind }), ...(name && { name }), ...(place && { place }) };
}
