import { textOf } from '../kept-line.ts';
import type { Confirmation, Wizard } from '../machine/wizard.ts';
import {
  bonusesStepWith,
  contactStep,
  mediaStep,
  publishStep,
  themeStep,
  voiceStep,
} from '../steps/shared-steps.ts';
import { musicAmong } from '../themes/music-of.ts';
import { describeBulletin } from './describe-bulletin.ts';
import { newsDraft } from './draft-news.ts';
import { newsKeyword, newsName, withNewsInfo } from './news-info.ts';
import { itemsIn, shortItems, withNewsInOrder } from './news-items.ts';
import { newsSample } from './news-sample.ts';
import { newsWords } from './news-words.ts';
import { writeBulletin } from './write-bulletin.ts';

/** Spec: of these tracks. */
const newsTracks = [4, 5, 7];

/** News: two to four stories become a bulletin. */
export const newsWizard: Wizard = {
  id: 'news',
  title: 'News',
  route: '/news-video',
  helpLink: '/support/create-news-video',
  reloadStep: 6,
  hasFilm: (data) => newsName(data) !== '' && itemsIn(data).some(({ text }) => textOf(text) !== ''),
  music: (data) => musicAmong(newsTracks, newsName(data)),
  sampleAnswers: newsSample,
  writeScript: writeBulletin,
  draft: newsDraft,
  describe: describeBulletin,
  steps: [
    {
      id: 'keyword',
      route: '',
      title: 'Keyword',
      heading: 'What is your news about?',
      hint: 'A field, a place or your own firm: “coffee”, “Lisbon”, “our club”.',
      kind: 'keyword',
      fields: () => [
        {
          kind: 'text',
          id: 'keyword',
          label: 'Keyword',
          required: true,
          maxLength: 60,
          placeholder: 'coffee',
          suggestWords: 2,
        },
      ],
      check: ({ keyword }) => (newsKeyword(keyword) === '' ? newsWords.noKeyword : undefined),
      beforeNext: (data) => ({ ...data, keyword: newsKeyword(data.keyword) }),
    },
    {
      id: 'news-items',
      route: 'news-items',
      title: 'News',
      heading: 'Your news',
      hint: 'Two to four items, each with a headline and three bullets.',
      kind: 'news-items',
      check: (data) =>
        itemsIn(data).some(({ text }) => textOf(text) !== '') ? undefined : newsWords.noItems,
      confirmations: (data) => {
        const headlines = shortItems(data);
        return headlines.length > 0 ? [missingBullets(headlines)] : [];
      },
      beforeNext: withNewsInOrder,
    },
    {
      id: 'news-info',
      route: 'news-info',
      title: 'Program',
      heading: 'Your program',
      hint: 'How it opens, what it is called, and what is said first.',
      kind: 'news-info',
      beforeNext: withNewsInfo,
    },
    mediaStep,
    bonusesStepWith(newsCalls),
    voiceStep,
    themeStep,
    contactStep,
    publishStep,
  ],
};

function missingBullets(headlines: readonly string[]): Confirmation {
  return {
    id: 'news-missing-bullets',
    title: 'Without a bullet summary?',
    message: newsWords.fewBullets(headlines),
    confirmLabel: 'Continue anyway',
    cancelLabel: 'Add bullets',
    asked: 'always',
  };
}

/** Calls to action that fit a bulletin. */
function newsCalls(): readonly string[] {
  return [
    'Follow us for more news',
    'Subscribe, and never miss an issue',
    'Tell us your news in the comments',
    'Read more on our website',
  ];
}
