/** What the steps of a bulletin say. */
export const newsWords = {
  noKeyword: 'Keyword is required',
  noItems: 'Please enter at least one news item with a headline',
  noName: 'News name is required',
  noHeadline: 'Headline is required',
  needsHeadline: 'Without a headline this item is left out of your news.',
  longBullet: 'Long text does not look good in videos! Please edit if possible.',
  moreBullets: 'Add at least 3 bullets: they are what your viewers hear.',
  notALink: 'Please enter the address of the story, such as https://example.com/story',
  rewrite:
    'Please rewrite these bullets in your own words: the text of the page is protected by copyright.',
  fewBullets: (headlines: readonly string[]) =>
    headlines.length === 1
      ? `“${headlines[0]}” has fewer than 2 bullets. A bullet summary tells your viewers what happened.`
      : `${headlines.length} of your items have fewer than 2 bullets. A bullet summary tells your viewers what happened.`,
  noParts:
    'We found no news in this text. Please write a heading above each story, or fill in the items yourself.',
  notAFeed: (words: string) => `“${words}” is not the address of a feed`,
  tooManyFeeds: (most: number) => `Please name ${most} feeds at most`,
  brokenFeeds: (count: number) =>
    count === 1 ? 'One of your feeds can’t be read' : `${count} of your feeds can’t be read`,
  dropped: (count: number) =>
    count === 1
      ? 'An item without a headline was left out'
      : `${count} items without a headline were left out`,
  noRoom: 'A bulletin has four items at most. Please remove one first.',
  noStories: (keyword: string) => `Sorry, no news found for keyword ${keyword}`,
} as const;
