/**
 * Words for somebody's own business: who it is and where, what every such business does, and what to look for there. What it is
 * good at, and since when, is its owner's to say.
 */
import { capitalize } from '@reelwright/english';
import type { ProjectData } from '@reelwright/movie';
import {
  type Business,
  businessOf,
  describedBusiness,
  isNamedByKind,
  placedName,
} from '../business/business-of.ts';
import { namesOf, textOf } from '../kept-line.ts';
import { withoutDot } from '../wording/as-sentence.ts';
import { isNamed } from './product-name.ts';
import { soldAs, soldKindCalled, soldKindOf } from './sold/sold-kind.ts';
import { isUndescribed } from './sold/told-copy.ts';

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
  const service = serviceOf(data);
  // What its customers want is known of no such business.
  const isUntold = isUndescribed(data);
  return {
    headlines: name
      ? [
          ...(service ? [introduced(service.promise, placed)] : []),
          ...(desired ? [`Want to ${desired}? ${placed}`] : []),
          ...(what && !isSaid && !(service && desired)
            ? [`${name}: ${what}${where || (target && ` for ${target}`)}`]
            : service
              ? []
              : [placed]),
          ...(what && where && !isSaid && !service ? [`In ${place}: ${name}, ${what}`] : []),
        ]
      : service && kind
        ? [introduced(service.promise, `your ${kind}${where}`)]
        : what
          ? [`Looking for ${what}${where}?`]
          : [],
    problems: isUntold ? [...(what ? [`You have been looking for ${what}`] : []), ...putOff] : [],
    connections: isUntold ? sharedByMany : [],
    agitations: service ? settledFor : [],
    facts: service && !hasQuestions(data) ? askedOfAll : [],
    solutions:
      hasQuestions(data) || service
        ? answered
        : name
          ? [`So get to know ${name}.`]
          : what && where
            ? [`So here is ${what}${where} to get to know.`]
            : [],
    descriptions: [
      ...(service && what ? [described(business, service.about)] : []),
      ...(name && what && !isSaid ? [`${name} is ${describedBusiness(business)}.`] : []),
      ...(name && isSaid && place ? [`${name} is in ${place}.`] : []),
      ...(name && !what && place ? [`You find ${name} in ${place}.`] : []),
      ...(name ? [`Ask ${name} whatever you want to know.`] : []),
      ...(!name && what
        ? [capitalize(`${describedBusiness(business)}, where you can ask first.`)]
        : []),
    ].slice(0, 1),
    callsToAction: service && isUntold ? ['Call, or send a message'] : [],
    benefits: [
      ...(service?.does ?? []),
      ...namesOf(data.info.told?.checks),
      ...whatToLookFor(data, kind),
    ],
  };
}

/** What the knowledge of its trade says that every such business does; undefined where that is not known. */
function serviceOf({ info: { told } }: ProjectData) {
  const [promise, about, does] = [textOf(told?.promise), textOf(told?.about), namesOf(told?.does)];
  return promise && about ? { promise, about, does } : undefined;
}

/** True of whoever goes without, whatever it is. */
const settledFor: readonly string[] = [
  'And so it stays as it is for another week.',
  'And then you settle for what is there.',
];

const hasQuestions = ({ info }: ProjectData) => namesOf(info.customer_questions).length > 1;
const putOff: readonly string[] = ['You don’t know whom to ask', 'You keep putting it off'];
const sharedByMany: readonly string[] = [
  'You are not alone with that. Far from it.',
  'Most people know that feeling.',
];

/** Of a trade whose customers' questions nobody wrote down. */
const askedOfAll: readonly string[] = [
  'How does it begin?',
  'What does it cost, and what is in it?',
  'When is there time for me?',
];
/** After what people ask first. */
const answered: readonly string[] = [
  'There is somebody who can answer that.',
  'You can simply ask.',
];

/** 'Bread for breakfast, cake for later: Kneadful in Leeds' */
function introduced(promise: string, who: string): string {
  return /[?!.]$/.test(promise) ? `${promise} ${capitalize(who)}` : `${promise}: ${who}`;
}

/** 'A bakery in Leeds: bread, rolls and cakes to take home.' */
function described(business: Business, about: string): string {
  const who = isNamedByKind(business)
    ? business.place && `in ${business.place}`
    : describedBusiness(business);
  return `${capitalize(who ? `${who}: ${about}` : about)}.`;
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
