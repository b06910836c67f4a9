/** Words for an offer that nobody described: what is known of it, then what is true of the kind of thing it is. */
import { capitalize, titleCase } from '@reelwright/english';
import type { ProjectData } from '@reelwright/movie';
import { isDraft } from '../../draft/is-draft.ts';
import { namesOf, textOf } from '../../kept-line.ts';
import { shuffled } from '../../wording/without-repeating.ts';
import type { Sold, SoldText } from './sold.ts';
import { soldAs, soldKindCalled, soldKindOf } from './sold-kind.ts';

const fewestLetters = 3;

/** Neither its owner nor we said what such an offer is good for. */
export function isUndescribed({ info }: ProjectData): boolean {
  const isAnswered = [info.desired, info.issue, info.product_type].some(
    (one) => textOf(one) !== '',
  );
  return !isAnswered && textOf(info.keyword).length >= fewestLetters;
}

/** Undefined where somebody said more of the offer than its name. */
export function toldCopy(data: ProjectData) {
  const { told } = data.info;
  const keyword = textOf(data.info.business?.kind) || textOf(data.info.keyword);
  // Of a business of which only its name is known, nothing is true but what is true of all.
  const isOnlyNamed = data.info.business && !textOf(data.info.business.kind);
  if (!isUndescribed(data) || isOnlyNamed) return undefined;
  const kind = soldKindCalled(textOf(told?.sold)) ?? soldKindOf(keyword);
  const sold = soldAs(keyword);
  const filled = (texts: readonly SoldText[] = []) =>
    texts
      .map((text) => text(sold))
      .filter(Boolean)
      .map(capitalize);
  const known = {
    problems: namesOf(told?.problems),
    agitations: namesOf(told?.agitations),
    facts: namesOf(told?.facts),
    checks: namesOf(told?.checks),
  };
  return {
    headlines: [
      ...filled(told?.trouble === 'mistakes' ? mistakeHeadlines : []),
      ...filled(kind?.headlines),
    ].map((text) => text.replace(/^[^:?]{3,30}:/, titleCase)),
    problems: [...known.problems, ...filled(kind?.problems)],
    agitations: [...known.agitations, ...filled(kind?.agitations)],
    connections:
      told?.trouble === 'mistakes'
        ? mistakeConnections
        : filled(kind?.connections ?? usualConnections),
    facts: [...known.facts, ...filled(kind?.facts)],
    solutions: filled(kind?.solutions),
    descriptions: filled(kind?.descriptions),
    benefits: [...known.checks, ...filled(kind?.checks)],
    callsToAction: filled(kind?.callsToAction),
    evidence: namesOf(told?.evidence),
  };
}

const subject = ({ about, many }: Sold) => about || many;

const mistakeHeadlines: readonly SoldText[] = [
  (sold) => `${subject(sold)}: three mistakes you can stop making today`,
  (sold) => `What most people get wrong about ${subject(sold)}`,
];

const usualConnections: readonly SoldText[] = [
  ({ one }) => `Hardly anybody finds it easy to choose ${one}.`,
  ({ many }) => `Ask around about ${many}. Most people were just as lost at first.`,
];

const mistakeConnections: readonly string[] = [
  'Did you nod just now? These mistakes are easy to make, and easy to mend.',
  'Nobody is born knowing this. Most of us learn it by getting it wrong.',
];

/** What stands above points that are still as they were drafted. */
export function toldHeadings(data: ProjectData, seed: string) {
  const isOfTrade = namesOf(data.info.told?.does).length > 0;
  const checks = isDraft(data, 'solution_list')
    ? shuffled(isOfTrade ? doesTitles : checkTitles, `${seed} told`)[0]
    : undefined;
  if (!isUndescribed(data) || isOfTrade) {
    const isOwn = data.info.business !== undefined;
    return isOwn ? { pain: undefined, facts: undefined, benefits: checks } : undefined;
  }
  const { told } = data.info;
  const one = (list: readonly string[]) => shuffled(list, `${seed} told`)[0];
  return {
    pain:
      told?.trouble && namesOf(told.problems).length > 0 && isDraft(data, 'problem_list')
        ? one(told.trouble === 'mistakes' ? mistakeTitles : troubleTitles)
        : undefined,
    facts:
      namesOf(told?.facts).length > 0 && isDraft(data, 'fact_list') ? one(factTitles) : undefined,
    // What a thing has is its owner's to say: a draft tells what to look for.
    benefits: checks,
  };
}

const mistakeTitles = ['Easy mistakes', 'Do you do this, too?', 'Where it goes wrong'];
const troubleTitles = ['What can go wrong', 'Good to know before'];
const factTitles = ['What helps', 'Good to know', 'Try this instead'];
const doesTitles = ['What it does for you', 'What you can ask for', 'What it is there for'];
const checkTitles = ['What to look for', 'Check before you choose', 'How to tell a good one'];
