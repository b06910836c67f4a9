/** What an Affiliate film fills in by itself: an offer for the keyword, and words for every part of the film. */
import type { ProjectData } from '@reelwright/movie';
import { keptBusiness } from '../business/business-of.ts';
import type { Ask } from '../draft/ask.ts';
import type { DraftOptions, DraftStep, WizardDraft } from '../draft/draft-step.ts';
import { themePart } from '../draft/draft-theme.ts';
import { type DraftPart, nextPart, type PartValues } from '../draft/drafted-parts.ts';
import { objectsShown } from '../draft/find-objects.ts';
import { isDraft } from '../draft/is-draft.ts';
import { keywordOf } from '../draft/keyword-of.ts';
import { askTopic, topicPart } from '../draft/topic-part.ts';
import { fingerprint } from '../keep-edits/fingerprint.ts';
import { namesOf, textOf } from '../kept-line.ts';
import { isThing } from '../picture-choice/object-kinds.ts';
import { isNamedIn } from '../picture-choice/objects-in.ts';
import { readAffiliate } from './affiliate-answers.ts';
import { isNamed, standInName } from './product-name.ts';
import { readDeal } from './read-deal.ts';
import { copyFrom, offerFields, type ReadyOffer } from './ready-offer.ts';
import { subjectOf } from './sold/sold-kind.ts';
import { soldName } from './sold/sold-name.ts';

const fewestLetters = 3;

/** What somebody came with stands in the first field too. */
const keyword: DraftPart = {
  id: 'keyword',
  source: (data) => {
    const hasBegun = (data.maxIndex ?? 0) > 0 || data.info.drafted?.of.offer !== undefined;
    return hasBegun ? undefined : keywordOf(data);
  },
  answers: [['info.keyword'], ['info.deal']],
  activity: () => 'Reading your keyword',
  failure: 'We couldn’t read your keyword.',
  draft: async (_ask, data) => {
    const { sold, deal } = readDeal(keywordOf(data) ?? '');
    return { 'info.keyword': sold, 'info.deal': deal };
  },
};

/** Whoever says what kind of business it is gets the offer of that kind. */
function askedOffer(data: ProjectData): string {
  const kind = isOwnersAnswer(data) ? textOf(data.info.business?.kind) : '';
  return kind || textOf(data.info.keyword);
}

function isOwnersAnswer(data: ProjectData): boolean {
  return data.info.business !== undefined && !isDraft(data, 'info.business');
}

/** What it is called is the name of the product. */
function soldBusiness(found: ReadyOffer['business']) {
  const { name: _, ...kept } = keptBusiness(found) ?? {};
  return found && kept;
}

/** What its customers want was written down; of others only what is known of such things is told. */
const isDescribed = ({ told, desired }: ReadyOffer) => told === undefined || desired !== undefined;

const offer: DraftPart = {
  id: 'offer',
  source: (data) => {
    const about = askedOffer(data);
    return about.length < fewestLetters ? undefined : about;
  },
  answers: [
    ...offerFields.map((field) => [`info.${field}`]),
    ['product.text'],
    ['keyword'],
    ['info.place'],
    ['info.objects'],
    ['info.offer_kind'],
    ['info.customer_questions'],
    ['info.proof_ideas'],
    ['info.told'],
    ['info.business'],
  ],
  activity: ({ info }) => `Looking for an offer about ${textOf(info.keyword)}`,
  failure: 'We couldn’t look for an offer.',
  isTyped: () => true,
  draft: async (ask, data) => {
    const about = textOf(data.info.keyword);
    const asked = askedOffer(data);
    const ready = await ask.offer(asked);
    const found = ready?.business;
    const business = isOwnersAnswer(data) ? data.info.business : soldBusiness(found);
    const known = offerFields.map((field) => [`info.${field}`, ready?.[field]]);
    return {
      ...(ready && isDescribed(ready)
        ? { 'info.place': ready.place, 'info.objects': [...ready.objects] }
        : await lookOf(ask, business?.kind || soldName(asked), ready)),
      ...Object.fromEntries(known),
      'info.told': ready?.told,
      'info.offer_kind': ready?.kind,
      'info.customer_questions': ready?.questions,
      'info.proof_ideas': ready?.proofs,
      'info.business': business,
      'product.text':
        textOf(found?.name) ||
        // Who only says what kind of business it is, named it before.
        (isOwnersAnswer(data) && isNamed(data) ? textOf(data.product?.text) : '') ||
        standInName({ ...data, info: { ...data.info, business } }, ready?.product_type ?? ''),
      keyword: about,
    };
  },
};

/** What nobody described looks like what it is called, else like what is near it. */
async function lookOf(ask: Ask, about: string, near: ReadyOffer | undefined): Promise<PartValues> {
  const own = await askTopic(ask, about);
  const topic = textOf(own['info.topicName']);
  // A meal prep service is told of as services are, and shows meals.
  const isOwn = topic !== '' && tellsOfSubject(topic, subjectOf(about));
  if (isOwn || !near || near.objects.length === 0) return own;
  // A guitar course shows the guitar it names; what other words of its name were taken for comes after what is near.
  const [named, others] = [true, false].map((wanted) =>
    namesOf(own['info.objects']).filter(
      (name) => (isThing(name) && isNamedIn(name, about)) === wanted,
    ),
  );
  const objects = [...(named ?? []), ...near.objects, ...(topic === '' ? (others ?? []) : [])];
  return { ...own, 'info.place': near.place, 'info.objects': [...new Set(objects)] };
}

/** Whether it says a word of what a service or course is about; all do where that has no name of its own. */
function tellsOfSubject(topic: string, subject: string): boolean {
  const starts = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const said = starts(topic).map((word) => word.slice(0, 4));
  const words = starts(subject);
  return words.length === 0 || words.some((word) => said.includes(word.slice(0, 4)));
}

const copy: DraftPart = {
  id: 'copy',
  source: (data) =>
    offer.source(data) && data.info.drafted?.of.offer === offer.source(data)
      ? answersOf(data)
      : undefined,
  answers: [
    ['info.idea'],
    ['problem_list'],
    ['problem'],
    ['fact'],
    ['fact_list'],
    ['solution'],
    ['product.description'],
    ['product.evidence'],
    ['solution_list'],
    ['cta'],
  ],
  activity: () => 'Writing your script',
  failure: 'We couldn’t write your script.',
  // The first time it follows the offer; later on, what somebody types about it.
  isTyped: ({ info }) => info.drafted?.of.copy !== undefined,
  draft: async (ask, data) => copyFrom(data, await ask.offer(askedOffer(data))),
};

/** All that the words are made of. */
function answersOf({ info, product }: ProjectData): string {
  const answers = [
    info.keyword,
    info.example,
    info.offer_kind,
    info.deal,
    info.business?.kind,
    info.business?.place,
    product?.text,
    product?.price?.text,
    ...offerFields.map((field) => info[field]),
  ];
  return fingerprint(answers.map(textOf));
}

/** So many lines are looked up at once, and remembered. */
const linesAtOnce = 24;
const mostRemembered = 60;

/** What each line of the film speaks of: the customer's trouble, what the product does, and what comes of it. */
function linePictures(data: ProjectData, { picturesOnly }: DraftOptions): DraftStep | undefined {
  if (data.info.drafted === undefined && !picturesOnly) return undefined;
  const answers = readAffiliate(data);
  const lines = [
    answers.headline,
    ...answers.problems,
    answers.agitation,
    answers.connection,
    ...answers.facts,
    answers.solution,
    answers.description,
    ...answers.benefits,
    answers.evidence,
  ];
  const missing = [...new Set(lines.map(({ text }) => text))]
    .filter((text) => text !== '' && !answers.shown.has(text))
    .slice(0, linesAtOnce);
  if (missing.length === 0) return undefined;
  return {
    key: `pictures ${missing.join('\n')}`,
    activity: 'Looking for pictures of your lines',
    failure: 'We couldn’t look for pictures.',
    isTyped: true,
    answer: async (ask) => {
      const about =
        textOf(data.info.business?.kind) || textOf(data.info.keyword) || textOf(data.keyword);
      const inFilm = { about, item: [], topic: namesOf(data.info.objects) };
      const found = await ask.pictures(missing, undefined, inFilm);
      const fresh = missing.map((of, at) => ({ of, objects: objectsShown(of, found[at] ?? []) }));
      return (now) => ({
        ...now,
        info: { ...now.info, shown: [...(now.info.shown ?? []), ...fresh].slice(-mostRemembered) },
      });
    },
  };
}

const parts = [keyword, offer, copy, themePart(({ info }) => info.idea?.text)];

export const affiliateDraft: WizardDraft = {
  nextStep: (data, options) =>
    nextPart(options.picturesOnly ? [topicPart] : parts, data, options) ??
    linePictures(data, options),
  closeTo: async (about, ask) => (await ask.topic(about)).close,
  filmKind: 'affiliate',
};
