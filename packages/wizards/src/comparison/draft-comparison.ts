/**
 * What a Comparison fills in by itself: one that people wrote down. There is none for anything else, because opinions
 * are nobody's to make up; products that somebody names themselves still show what their names mean.
 */
import type { ProjectData } from '@reelwright/movie';
import type { DraftOptions, DraftStep, WizardDraft } from '../draft/draft-step.ts';
import { themePart } from '../draft/draft-theme.ts';
import { type DraftPart, nextPart } from '../draft/drafted-parts.ts';
import { askObjects } from '../draft/find-objects.ts';
import { keywordOf } from '../draft/keyword-of.ts';
import { askTopic, topicPart } from '../draft/topic-part.ts';
import { isNamed } from './comparison-items.ts';
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
    const features = ready.features.slice(0, Math.max(leastChecks, count));
    const { info } = comparisonFrom({ ...ready, features });
    return Object.fromEntries(Object.entries(info).map(([key, value]) => [`info.${key}`, value]));
  },
};

const parts = [comparison, themePart((data) => writeComparison(data).title)];

export const comparisonDraft: WizardDraft = {
  nextStep: (data, options) =>
    nextPart(options.picturesOnly ? [topicPart] : parts, data, options) ??
    productPictures(data, options),
  closeTo: async (keyword, ask) => (await ask.comparison(keyword)).close,
};

function productPictures(data: ProjectData, { picturesOnly }: DraftOptions): DraftStep | undefined {
  if (data.info.drafted === undefined && !picturesOnly) return undefined;
  const at = (data.info.products ?? []).findIndex(
    (product) => isNamed(product) && !product.objects,
  );
  const name = data.info.products?.[at]?.text?.trim();
  if (!name) return undefined;
  return {
    key: `pictures ${at} ${name}`,
    activity: `Looking for pictures of ${name}`,
    failure: 'We couldn’t look for pictures.',
    isTyped: true,
    answer: async (ask) => {
      const objects = await askObjects(ask, name);
      return (now) => ({
        ...now,
        info: {
          ...now.info,
          products: (now.info.products ?? []).map((product, index) =>
            index === at && product.text?.trim() === name ? { ...product, objects } : product,
          ),
        },
      });
    },
  };
}
