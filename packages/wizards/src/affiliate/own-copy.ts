/**
 * Words for somebody's own business: who it is and where, and what to look for there. What it is good at, and since when, is
 * its owner's to say.
 */
import { capitalize, withArticle } from '@reelwright/english';
import type { ProjectData } from '@reelwright/movie';
import {
  businessOf,
  describedBusiness,
  isNamedByKind,
  placedName,
} from '../business/business-of.ts';
import { namesOf, textOf } from '../kept-line.ts';
import { withoutDot } from '../wording/as-sentence.ts';
import { isNamed } from './product-name.ts';
import { soldAs, soldKindCalled, soldKindOf } from './sold/sold-kind.ts';

/** Undefined where no business was named. */
export function ownCopy(data: ProjectData) {
  const business = soldBusiness(data);
  if (!business) return undefined;
  const { name, place, kind } = business;
  const what = kind && soldAs(kind).one;
  const where = place && ` in ${place}`;
  const isSaid = isNamedByKind(business);
  const desired = withoutDot(textOf(data.info.desired)).replace(/^to /i, '');
  const target = withoutDot(textOf(data.info.target));
  const placed = placedName(business);
  return {
    headlines: name
      ? [
          ...(desired ? [`Want to ${desired}? ${placed}`] : []),
          ...(what && !isSaid
            ? [`${name}: ${what}${where || (target && ` for ${target}`)}`]
            : [placed]),
          ...(what && where && !isSaid ? [`In ${place}: ${name}, ${what}`] : []),
        ]
      : what
        ? [`Looking for ${what}${where}?`]
        : [],
    solutions: name
      ? [`So get to know ${name}.`]
      : what && where
        ? [`So here is ${what}${where} to get to know.`]
        : [],
    descriptions: [
      ...(name && what && !isSaid ? [`${name} is ${describedBusiness(business)}.`] : []),
      ...(name && isSaid && place ? [`${name} is in ${place}.`] : []),
      ...(name && !what && place ? [`You find ${name} in ${place}.`] : []),
      ...(name ? [`Ask ${name} whatever you want to know.`] : []),
      ...(!name && what
        ? [capitalize(`${withArticle(kind)}${where}, where you can ask first.`)]
        : []),
    ].slice(0, 1),
    benefits: [...namesOf(data.info.told?.checks), ...whatToLookFor(data, kind)],
  };
}

/** What is worth knowing before one goes anywhere of the kind. */
function whatToLookFor({ info }: ProjectData, kind: string): readonly string[] {
  const ofKind = soldKindCalled(textOf(info.told?.sold)) ?? (kind ? soldKindOf(kind) : undefined);
  const visited = ofKind?.isService ? ofKind : soldKindCalled('place');
  return (visited?.checks ?? []).map((check) => capitalize(check(soldAs(kind || 'business'))));
}

/** The product has the name of the business, as its owner may have changed it. */
function soldBusiness(data: ProjectData) {
  const business = businessOf(data);
  if (!business) return undefined;
  const name = isNamed(data) ? withoutDot(textOf(data.product?.text)) : '';
  return { ...business, name };
}

/** 'Book your next checkup: Smile & Co in Austin' */
export function signedCall(call: string, data: ProjectData): string {
  const business = soldBusiness(data);
  if (!business?.name || call.includes(business.name)) return call;
  return `${withoutDot(call)}: ${placedName(business)}`;
}
