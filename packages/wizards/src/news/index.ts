// The News wizard and what its screens need: '@reelwright/wizards/news'.

export { newsClip, newsClipCount, newsClipTitle } from './channel-colors.ts';
export { introText, newsClipOf, newsKeyword, newsName } from './news-info.ts';
export {
  blankNewsItem,
  bulletLimits,
  bulletsIn,
  hasRoomFor,
  isEmptyNews,
  itemsIn,
  itemsWith,
  itemsWithoutHeadline,
  itemsWithoutNewsletter,
  type NewsItem,
  newsLimits,
  newsTabTitle,
  type PlacedNews,
  withFreshBullets,
  withItems,
  withNewsInOrder,
  withNewsItem,
} from './news-items.ts';
export { newsWizard } from './news-wizard.ts';
export { newsWords } from './news-words.ts';
export { itemsOfText } from './newsletter-items.ts';
export { storyLines, storyLocation } from './story-bullets.ts';
