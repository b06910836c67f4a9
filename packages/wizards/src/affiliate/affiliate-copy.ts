/**
 * Words to choose from for every part of a sales film. A template is offered only when all it speaks of was answered, and
 * says nothing that the answers do not say: no numbers, no studies, no promises of our own.
 */
import {
  capitalize,
  isPluralPhrase,
  plural,
  titleCase,
  withAbbreviations,
  withArticle,
} from '@reelwright/english';

import type { ProjectData } from '@reelwright/movie';
import { isDraft } from '../draft/is-draft.ts';
import { textOf } from '../kept-line.ts';
import { withoutDot } from '../wording/as-sentence.ts';
import { isPursuit } from './is-pursuit.ts';
import { ownCopy } from './own-copy.ts';
import { isNamed } from './product-name.ts';
import { soldName } from './sold/sold-name.ts';
import { toldCopy } from './sold/told-copy.ts';

/** The answers of the first step, as they fit into sentences. */
interface Offer {
  /** What it is about: 'weight loss'. */
  readonly keyword: string;
  /** 'lose ten pounds': what they want to do. */
  readonly desired: string;
  /** 'stubborn belly fat': what bothers them. */
  readonly issue: string;
  /** 'spend hours at the gym': what they do not want to do. */
  readonly undesired: string;
  /** 'busy parents': who they are. */
  readonly target: string;
  /** 'Anna, a nurse with two kids': who has done it. */
  readonly example: string;
  /** '30 days' */
  readonly time: string;
  /** 'online course' */
  readonly productType: string;
  /** 'a gym membership': what they can do without. */
  readonly dontNeed: string;
  /** 'crash diets': what let them down before. */
  readonly cheaters: string;
  readonly product: string;
  /** '$49 a month' */
  readonly price: string;
  /** The first good thing that its owner named. */
  readonly benefit: string;
}

function readOffer(data: ProjectData): Offer {
  const { info } = data;
  const plain = (value: unknown) => withoutDot(textOf(value));
  return {
    keyword: withAbbreviations(
      soldName(plain(info.business?.kind) || plain(info.keyword) || plain(data.keyword)),
    ),
    desired: plain(info.desired).replace(/^to /i, ''),
    issue: plain(info.issue),
    undesired: plain(info.undesired).replace(/^(to|having to) /i, ''),
    target: plain(info.target),
    example: asSubject(plain(info.example)),
    time: plain(info.time).replace(/^in /i, ''),
    productType: plain(info.product_type),
    dontNeed: plain(info.dont_need),
    cheaters: plain(info.cheaters),
    product: isNamed(data) ? plain(data.product?.text) : '',
    price: plain(data.product?.price?.text),
    benefit: isDraft(data, 'solution_list') ? '' : plain(data.solution_list?.[0]?.text),
  };
}

/** Whoever is told more of stands between two commas: 'Anna, a nurse, was there too'. */
function asSubject(person: string): string {
  return person.includes(',') && !person.endsWith(',') ? `${person},` : person;
}

/** Gives nothing where an answer it needs is missing. */
type Template = (offer: Needed) => string;
type Needed = { readonly [Key in keyof Offer]: string };

class Missing extends Error {}

/** The offer, which stops a template as soon as it asks for what nobody answered. */
function asking(offer: Offer): Needed {
  return new Proxy(offer, {
    get(target, key: string) {
      const value = target[key as keyof Offer];
      if (value === '') throw new Missing();
      return value;
    },
  });
}

function filled(templates: readonly Template[], offer: Offer): readonly string[] {
  const needed = asking(offer);
  const texts = templates.flatMap((template) => {
    try {
      return [capitalize(template(needed))];
    } catch (error) {
      if (error instanceof Missing) return [];
      throw error;
    }
  });
  return [...new Set(texts)];
}

/** 'play your first song' of somebody else: 'play their first song'. */
function theirs(desired: string): string {
  return desired.replace(/\byour\b/gi, 'their').replace(/\byou\b/gi, 'they');
}

/** 'electric bike' → 'electric bikes'; what cannot be counted stays: 'accounting software', 'web hosting', 'keto'. */
function many(keyword: string): string {
  return isPursuit(keyword) || uncounted.test(keyword) || isPluralPhrase(keyword)
    ? keyword
    : plural(keyword);
}
const uncounted =
  /(?:ware|ance|advice|care|clothing|coffee|collagen|creatine|food|furniture|gear|jewelry|luggage|makeup|matcha|music|protein|tea)$/i;

/** One may choose between coffees and air fryers, but there is no 'yoga you choose'. */
function owned(keyword: string): string {
  if (isPursuit(keyword)) throw new Missing();
  return keyword;
}

/** Fits only where somebody said what people want: of a thing to buy, nothing is known then. */
const wanting =
  (text: string): Template =>
  ({ desired }) =>
    desired && text;

/** What fits every offer, and what only fits a business one goes to or calls, or something one buys or follows. */
interface Templates {
  readonly all: readonly Template[];
  readonly business?: readonly Template[];
  readonly product?: readonly Template[];
}

// No template makes a verb agree with an answer that may be one thing or many: “fuses that trip at night”.
const headlines: Templates = {
  all: [
    // An offer shows no “how to”: it invites.
    (o) => `${o.desired} without having to ${o.undesired}`,
    (o) => `You don’t need ${o.dontNeed} to ${o.desired}`,
    (o) => `${o.issue}? There is another way`,
    (o) => `Want to ${o.desired}? Take a look`,
    (o) => `${o.desired}, even if ${o.cheaters} did not help`,
    (o) => `Tired of ${o.issue}?`,
    (o) => `For ${o.target} who want to ${theirs(o.desired)}`,
    (o) => `Forget ${o.cheaters}`,
    (o) => `How ${o.example} managed to ${theirs(o.desired)}`,
    (o) => `A simpler way to ${o.desired}`,
    (o) => `Beyond ${o.cheaters}: another way to ${o.desired}`,
    (o) => `Enough of ${o.issue}?`,
  ],
  business: [
    (o) => `${withArticle(o.productType)} for ${o.target}`,
    (o) => `Looking for ${withArticle(o.productType)}?`,
    (o) => `What ${withArticle(o.productType)} can do for you`,
    (o) => `Before you choose ${withArticle(o.productType)}`,
    (o) => `${titleCase(o.keyword)}: what to ask first`,
  ],
  product: [
    (o) => `How ${o.target} ${theirs(o.desired)} in ${o.time}`,
    (o) => `${o.desired} in ${o.time}, without ${o.dontNeed}`,
    (o) => `${titleCase(o.keyword)} for ${o.target}`,
    (o) => `${titleCase(o.keyword)}, made simple`,
    (o) => `${titleCase(o.keyword)}: take your time to decide`,
    (o) => `${titleCase(o.keyword)} without the guesswork`,
    (o) => `${titleCase(o.keyword)}: is it right for you?`,
    (o) => `${o.product}: ${o.benefit}`,
  ],
};

const problems: Templates = {
  all: [
    (o) => `You want to ${o.desired}`,
    (o) => `You know ${o.issue} all too well`,
    (o) => `You have tried ${o.cheaters}`,
    (o) => `You don’t want to ${o.undesired}`,
    wanting('You never seem to have enough time'),
  ],
  business: [() => 'You don’t know whom to ask', () => 'You keep putting it off'],
  product: [
    wanting('You start well, then lose track'),
    (o) => `You are looking at ${many(o.keyword)}, and the choice is endless`,
    (o) => `Everybody tells you something else about ${many(o.keyword)}`,
    (o) => `You don’t want to regret the ${owned(o.keyword)} you choose`,
    () => 'You don’t know where to begin',
    () => 'You want to choose the right one',
  ],
};

const agitations: Templates = {
  all: [
    (o) => `You could go on like this. And a year from now you would still want to ${o.desired}.`,
    (o) => `Wait another week, and ${o.issue} will still be there.`,
    wanting('Nothing changes by itself. Not this time either.'),
    (o) => `You tried ${o.cheaters}. And you are back where you began.`,
  ],
  product: [
    wanting('Another month goes by, and the problem is still there when you wake up.'),
    wanting('The worst part? You begin to think that it is your fault. It isn’t.'),
    (o) => `Nobody has the time to compare every offer for ${many(o.keyword)}.`,
  ],
};

const connections: Templates = {
  all: [
    (o) => `You are not the only one. ${capitalize(o.target)} know this feeling well.`,
    (o) => `So many ${o.target} are in the same place.`,
    (o) => `${o.example} was there too.`,
    () => 'You are not alone with this. Far from it.',
  ],
};

const facts: Templates = {
  all: [
    (o) => `You can ${o.desired} without ${o.dontNeed}`,
    (o) => `There is more to it than ${o.cheaters}`,
  ],
  business: [
    () => 'A good question costs nothing',
    () => 'The first step is often just a short talk',
  ],
  product: [
    wanting('Small steps beat big promises'),
    wanting('It was never about willpower'),
    (o) => `It takes a plan, not ${o.dontNeed}`,
    wanting('What you do every day counts, not what you do once'),
    (o) => `Know what you need before you compare ${many(o.keyword)}`,
    (o) => `A fair price for ${many(o.keyword)} says what is in it`,
    () => 'Ask what is included',
    () => 'A fair seller answers every question',
  ],
};

const solutions: Templates = {
  all: [(o) => `What if you could ${o.desired} without having to ${o.undesired}?`],
  business: [
    (o) => `That’s what a good ${o.productType} is for.`,
    (o) => `It can be easier, with ${withArticle(o.productType)} at your side.`,
    () => 'The good news: you don’t have to do it alone.',
  ],
  product: [
    (o) => `There is a simpler way to ${o.desired}.`,
    (o) => `That’s why there is ${withArticle(o.productType)} just for ${o.target}.`,
    wanting('The good news: there is another way.'),
    (o) => `The good news: there is ${o.product}.`,
    (o) => `The good news: with ${many(o.keyword)}, a few questions decide.`,
  ],
};

const descriptions: Templates = {
  all: [
    (o) => `${withArticle(o.productType)} that helps ${o.target} ${theirs(o.desired)}.`,
    (o) => `${withArticle(o.productType)} for everyone who wants to ${theirs(o.desired)}.`,
  ],
  business: [
    (o) => `${withArticle(o.productType)} that takes the time you need.`,
    (o) => `The right place to ask about ${o.issue}.`,
    () => 'Somebody who takes care of it for you.',
  ],
  product: [
    (o) => `Everything you need to ${o.desired}, step by step.`,
    (o) => `${o.benefit}, and more to look at in your own time.`,
    (o) => `For everyone who is looking at ${many(o.keyword)}.`,
  ],
};

const benefits: Templates = {
  all: [
    (o) => `No need for ${o.dontNeed}`,
    (o) => `Made for ${o.target}`,
    (o) => `You don’t have to ${o.undesired}`,
  ],
  business: [
    () => 'Ask first, decide later',
    () => 'Clear answers before anything begins',
    () => 'One person who knows your case',
  ],
  product: [
    wanting('One clear step at a time'),
    wanting('Begin today, with what you have'),
    (o) => `Helps you ${o.desired}`,
    wanting('Short enough for a full day'),
    (o) => `Ask us anything about ${many(o.keyword)}`,
    () => 'See for yourself how it works',
    () => 'Decide in your own time',
  ],
};

const callsToAction: Templates = {
  all: [(o) => `Get to know ${o.product}`],
  business: [
    (o) => `Ask ${o.product} today`,
    () => 'Call us, or send us a message',
    () => 'Tap the link below and ask',
  ],
  product: [
    (o) => `Get ${o.product} for ${o.price}`,
    (o) => `Get ${o.product} today`,
    (o) => `Try ${o.product} now`,
    (o) => `Start to ${o.desired} today`,
    () => 'Tap the link below',
  ],
};

/** What can be chosen for each part, the most telling first. */
export function affiliateCopy(data: ProjectData) {
  const offer = readOffer(data);
  const own = ownCopy(data);
  const isBusiness = own !== undefined || businessKinds.has(textOf(data.info.offer_kind));
  const from = ({ all, business = [], product = [] }: Templates) =>
    filled([...all, ...(isBusiness ? business : product)], offer);
  const told = toldCopy(data);
  const merged = (first: readonly string[] = [], rest: readonly string[]) => [
    ...new Set([...first, ...rest]),
  ];
  return {
    headlines: merged(own?.headlines, merged(told?.headlines, from(headlines))),
    problems: merged(own?.problems, merged(told?.problems, from(problems))),
    agitations: merged(own?.agitations, merged(told?.agitations, from(agitations))),
    connections: merged(own?.connections, merged(told?.connections, from(connections))),
    facts: merged(own?.facts, merged(told?.facts ?? data.info.customer_questions, from(facts))),
    solutions: merged(own?.solutions, merged(told?.solutions, from(solutions))),
    descriptions: merged(own?.descriptions, merged(told?.descriptions, from(descriptions))),
    benefits: merged(own?.benefits, merged(told?.benefits, from(benefits))),
    callsToAction: merged(own?.callsToAction, merged(told?.callsToAction, from(callsToAction))),
    evidence: told?.evidence ?? [],
  };
}

/** Kinds of offers that are somebody one goes to or calls. */
const businessKinds: ReadonlySet<string> = new Set(['local business', 'professional service']);
