/**
 * What a Comparison fills in by itself: one that people wrote down. There is none for anything else, because opinions
 * are nobody's to make up; products that somebody names themselves still show what their names mean.
 */
import { businessPart } from '../business/business-part.ts';
import type { WizardDraft } from '../draft/draft-step.ts';
import { themePart } from '../draft/draft-theme.ts';
import { type DraftPart, nextPart } from '../draft/drafted-parts.ts';
import { objectsFor } from '../draft/find-objects.ts';
import { keywordOf } from '../draft/keyword-of.ts';
import { namedPictures } from '../draft/named-pictures.ts';
import { askTopic, topicPart } from '../draft/topic-part.ts';
import { chooseChecks } from './choose-checks.ts';
import { comparisonFrom } from './ready-comparison.ts';
import { writeComparison } from './write-comparison.ts';

/** A fair test, and a film of about a minute. */
const usualChecks = 5;
const leastChecks = 3;

const comparison: DraftPart = {
  id: 'comparison',
  source: keywordOf,
  answers: [
    ['info.products', 'info.features'],
    ['info.headline'],
    ['info.place'],
    ['info.objects'],
  ],
  activity: (data) => `Looking for a comparison of ${keywordOf(data)}`,
  failure: 'We couldn’t look for a comparison.',
  isTyped: () => true,
  draft: async (ask, data, { count = usualChecks }) => {
    const keyword = keywordOf(data) ?? '';
    const { comparison: ready } = await ask.comparison(keyword);
    if (!ready) return askTopic(ask, keyword);
    const features = chooseChecks(ready.features, Math.max(leastChecks, count));
    const { info } = comparisonFrom({ ...ready, features: [...features] });
    return Object.fromEntries(Object.entries(info).map(([key, value]) => [`info.${key}`, value]));
  },
};

const parts = [businessPart, comparison, themePart((data) => writeComparison(data).title)];

export const comparisonDraft: WizardDraft = {
  nextStep: (data, options) =>
    nextPart(options.picturesOnly ? [topicPart] : parts, data, options) ??
    namedPictures(data, 'products', objectsFor, options),
  closeTo: async (keyword, ask) => (await ask.comparison(keyword)).close,
  filmKind: 'comparison',
};
