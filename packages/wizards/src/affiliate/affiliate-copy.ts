/**
 * Words to choose from for every part of a sales film. A template is offered only when all it speaks of was answered, and
 * says nothing that the answers do not say: no numbers, no studies, no promises of our own.
 */
import { capitalize, isPluralPhrase, titleCase, withArticle } from '@reelwright/english';

import type { ProjectData } from '@reelwright/movie';
import { textOf } from '../kept-line.ts';
import { withoutDot } from '../wording/as-sentence.ts';

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
}

function readOffer(data: ProjectData): Offer {
  const { info } = data;
  const plain = (value: unknown) => withoutDot(textOf(value));
  return {
    keyword: plain(info.keyword) || plain(data.keyword),
    desired: plain(info.desired).replace(/^to /i, ''),
    issue: plain(info.issue),
    undesired: plain(info.undesired).replace(/^(to|having to) /i, ''),
    target: plain(info.target),
    example: asSubject(plain(info.example)),
    time: plain(info.time).replace(/^in /i, ''),
    productType: plain(info.product_type),
    dontNeed: plain(info.dont_need),
    cheaters: plain(info.cheaters),
    product: plain(data.product?.text),
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

const headlines: readonly Template[] = [
  (o) => `How to ${o.desired} without having to ${o.undesired}`,
  (o) => `How ${o.target} ${theirs(o.desired)} in ${o.time}`,
  (o) => `${o.desired} in ${o.time}, without ${o.dontNeed}`,
  (o) => `Still fighting ${o.issue}?`,
  (o) => `Want to ${o.desired}? Watch this first`,
  (o) => `The end of ${o.issue}`,
  (o) => `Tired of ${o.issue}?`,
  (o) => `${titleCase(o.keyword)} for ${o.target}`,
  (o) => `How to ${o.desired}, even if ${o.cheaters} let you down before`,
  (o) => `${o.target}: here’s how to ${o.desired}`,
  (o) => `You don’t need ${o.dontNeed} to ${o.desired}`,
  (o) => `Forget ${o.cheaters}`,
  (o) => `How ${o.example} managed to ${theirs(o.desired)}`,
  (o) => `A simpler way to ${o.desired}`,
  (o) => `What nobody tells you about ${o.issue}`,
  (o) => `Beyond ${o.cheaters}: another way to ${o.desired}`,
  (o) => `Your way to ${o.desired} starts here`,
  (o) => `${titleCase(o.keyword)}, made simple`,
  (o) => `Stuck with ${o.keyword}? Start here`,
  (o) => `What I wish I had known about ${o.keyword}`,
  (o) => `${titleCase(o.keyword)} without the guesswork`,
  (o) => `Before you give up on ${o.keyword}`,
];

const problems: readonly Template[] = [
  (o) => `You want to ${o.desired}`,
  (o) => `But ${o.issue} ${isPluralPhrase(o.issue) ? 'keep' : 'keeps'} coming back`,
  (o) => `You have tried ${o.cheaters}`,
  (o) => `You don’t want to ${o.undesired}`,
  () => 'You never seem to have enough time',
  (o) => `Everybody tells you something else about ${o.keyword}`,
  () => 'You start well, then lose track',
  () => 'You don’t know where to begin',
  (o) => `${o.keyword} seems to work for everyone but you`,
];

const agitations: readonly Template[] = [
  (o) =>
    `And every week you wait, ${o.issue} ${isPluralPhrase(o.issue) ? 'become' : 'becomes'} a little more normal.`,
  (o) =>
    `You could go on like this. And a year from now you would still be trying to ${o.desired}.`,
  (o) => `${o.cheaters} promised a lot. You paid, you tried, and you are back where you began.`,
  () => 'The worst part? You begin to think that it is your fault. It isn’t.',
  (o) => `Nothing changes by itself. Not with ${o.keyword}, and not with anything else.`,
  () => 'Another month goes by, and the problem is still there when you wake up.',
];

const connections: readonly Template[] = [
  (o) => `You are not the only one. ${capitalize(o.target)} know this feeling well.`,
  (o) => `So many ${o.target} are in the same place.`,
  (o) => `${o.example} was there too.`,
  () => 'You are not alone with this. Far from it.',
  (o) => `I have been there with ${o.keyword} myself.`,
];

const facts: readonly Template[] = [
  (o) => `${o.cheaters} alone ${isPluralPhrase(o.cheaters) ? 'are' : 'is'} not enough`,
  () => 'Small steps beat big promises',
  () => 'It was never about willpower',
  (o) => `You can ${o.desired} without ${o.dontNeed}`,
  (o) => `It takes a plan, not ${o.dontNeed}`,
  () => 'What you do every day counts, not what you do once',
  (o) => `Most advice about ${o.keyword} forgets how busy you are`,
];

const solutions: readonly Template[] = [
  (o) => `There is a simpler way to ${o.desired}.`,
  (o) => `What if you could ${o.desired} without having to ${o.undesired}?`,
  (o) => `That’s why somebody made ${withArticle(o.productType)} just for ${o.target}.`,
  (o) => `All it takes is ${withArticle(o.productType)} that shows you each step.`,
  (o) => `The good news: ${o.keyword} can be simple.`,
  () => 'The good news: there is another way.',
];

const descriptions: readonly Template[] = [
  (o) => `${capitalize(withArticle(o.productType))} that helps ${o.target} ${theirs(o.desired)}.`,
  (o) =>
    `${capitalize(withArticle(o.productType))} for everyone who wants to ${theirs(o.desired)}.`,
  (o) => `Everything you need to ${o.desired}, step by step.`,
  (o) => `A plain guide to ${o.keyword}, from the first step on.`,
];

const benefits: readonly Template[] = [
  (o) => `No need for ${o.dontNeed}`,
  (o) => `Made for ${o.target}`,
  () => 'One clear step at a time',
  (o) => `See how you are doing within ${o.time}`,
  (o) => `You never have to ${o.undesired} again`,
  () => 'Begin today, with what you have',
  (o) => `Helps you ${o.desired}`,
  () => 'Short enough for a full day',
];

const callsToAction: readonly Template[] = [
  (o) => `Get ${o.product} today`,
  (o) => `Try ${o.product} now`,
  (o) => `Start to ${o.desired} today`,
  () => 'Tap the link below',
];

/** What can be chosen for each part, the most telling first. */
export function affiliateCopy(data: ProjectData) {
  const offer = readOffer(data);
  return {
    headlines: filled(headlines, offer),
    problems: filled(problems, offer),
    agitations: filled(agitations, offer),
    connections: filled(connections, offer),
    facts: filled(facts, offer),
    solutions: filled(solutions, offer),
    descriptions: filled(descriptions, offer),
    benefits: filled(benefits, offer),
    callsToAction: filled(callsToAction, offer),
  };
}
