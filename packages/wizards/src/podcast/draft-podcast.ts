/** What the Podcast wizard fills in by itself: a look, and pictures of what is said. */
import type { WizardDraft } from '../draft/draft-step.ts';
import { themePart } from '../draft/draft-theme.ts';
import { nextPart } from '../draft/drafted-parts.ts';
import { topicPart } from '../draft/topic-part.ts';
import { paraPictures } from '../paragraphs/draft-pictures.ts';

const shared = [topicPart, themePart(({ keyword }) => keyword)];

export const podcastDraft: WizardDraft = {
  nextStep: (data, options) =>
    nextPart(shared, data, options) ??
    paraPictures(data, options, 'Looking for pictures of what is said'),
  closeTo: async (keyword, ask) => (await ask.topic(keyword)).close,
};
