import type { DraftPart } from '../draft/drafted-parts.ts';
import { keywordOf } from '../draft/keyword-of.ts';
import { keptBusiness } from './business-of.ts';

/** Whose film it is, where the keyword says so by name: lists and quizzes are signed with it. */
export const businessPart: DraftPart = {
  id: 'business',
  source: keywordOf,
  answers: [['info.business']],
  activity: () => 'Reading your keyword',
  failure: 'We couldn’t read your keyword.',
  isTyped: () => true,
  draft: async (ask, data) => {
    const { business } = await ask.topic(keywordOf(data) ?? '');
    return { 'info.business': business?.name ? keptBusiness(business) : undefined };
  },
};
