/** One part for every layout, with words and pictures as films have them. */
import type { PictureRecipe } from '@reelwright/pictures';
import {
  type LayoutId,
  layoutIds,
  type Script,
  type ScriptLine,
  type ScriptPart,
} from '@reelwright/wizards';

const photos = ['city', 'dawn', 'sea', 'dunes', 'night'].map(
  (name) => `/library/sample/${name}.webp`,
);
const styles = [
  'scene',
  'place',
  'studio',
  'spotlight',
  'sticker',
  'bokeh',
  'row',
  'pattern',
] as const;
const objects = [
  ['hot-beverage', 'teapot', 'cookie'],
  ['croissant', 'hot-beverage', 'honey-pot'],
  ['teapot', 'lemon', 'hot-beverage'],
  ['ice', 'hot-beverage', 'ice-cream'],
  ['chocolate-bar', 'hot-beverage', 'cookie'],
];

/** What is seen: built-in pictures, photos, or both by turns. */
export type SampleMedia = 'built-in' | 'photos' | 'both';

/** A film of all layouts. */
export function sampleScript({ media }: { readonly media: SampleMedia }): Script {
  return {
    title: 'Ten coffees worth waking up for',
    parts: layoutIds.map((layout, at) =>
      samplePart(layout, at, media === 'photos' || (media === 'both' && at % 2 === 1)),
    ),
  };
}

const words: Readonly<
  Record<
    LayoutId,
    { readonly heading?: string; readonly lines: readonly string[]; readonly number?: number }
  >
> = {
  title: { heading: 'Ten coffees worth waking up for', lines: [''] },
  title_with_subtitle: { heading: 'The world in a cup', lines: ['A short tour of ten kitchens'] },
  media_with_subtitle: { heading: 'Espresso', lines: ['A cup is ready in about thirty seconds.'] },
  heading_with_media: { heading: 'Flat white', lines: [''] },
  heading_with_bullets: {
    heading: 'Before you brew',
    lines: ['Grind just before you brew', 'Water just off the boil', 'Two spoons for each cup'],
  },
  only_bullets: { lines: ['Beans', 'Water', 'Time', 'A little patience'] },
  heading_with_text_and_media: {
    heading: 'Café au lait',
    lines: ['The French dip their croissants into bowls of it at breakfast.'],
  },
  photo_heading_with_text_and_media: {
    heading: 'Angelo Moriondo',
    lines: ['He showed the first espresso machine in Turin in 1884.'],
  },
  photo_heading_with_bullets: {
    heading: 'Our roaster',
    lines: ['Twelve farms', 'Roasted on Mondays', 'Posted on Tuesdays'],
  },
  heading_with_text_and_media_side_by_side: {
    heading: 'Cold brew',
    lines: ['It steeps for twelve hours, and never sees hot water.'],
  },
  heading_with_bullets_and_media: {
    heading: 'Three ways to save',
    lines: ['Buy whole beans', 'Store them dark', 'Brew what you drink'],
  },
  media: { lines: [''] },
  slideshow: { heading: 'A morning in Lisbon', lines: ['', '', ''] },
  blinds_horizontal: { heading: 'North, south, east', lines: ['', '', ''] },
  blinds_vertical: { heading: 'Three cups', lines: ['', '', ''] },
  question_mcq: {
    heading: 'Which country drinks the most coffee per person?',
    lines: ['Finland', 'Italy', 'Brazil', 'Turkey'],
  },
  contact: { heading: 'Visit us', lines: ['Moka & Sons', 'mokaandsons.com', '+351 21 555 0199'] },
  testimonial: { heading: 'Dana, Porto', lines: ['The best cup I have had outside of Italy.'] },
  number: { heading: 'Macchiato', number: 3, lines: [''] },
  versus: {
    heading: 'Price',
    lines: ['Costs little and lasts for years', 'Filters have to be bought anew'],
  },
  score: { heading: 'Final score', lines: ['French press', 'Pour over', 'French press'] },
  winner: { heading: 'French press', lines: ['French press offers you the best price'] },
  before_after: { heading: 'Two weeks later', lines: ['', ''] },
  talk: { heading: 'Morning rituals', lines: ['I never talk to anyone before my first cup.'] },
  talk_cover: { heading: 'The coffee hour', lines: [''] },
  news_opener: { heading: 'Coffee News', lines: [''] },
  news_headlines: {
    heading: 'Headlines',
    lines: ['Harvest begins three weeks early', 'A new café opens in the old post office'],
  },
  news_story: {
    heading: 'Harvest begins three weeks early',
    lines: ['Harvest begins three weeks early', 'Farmers expect a good year after a wet spring.'],
  },
};

function samplePart(layout: LayoutId, at: number, hasPhotos: boolean): ScriptPart {
  const { heading, lines, number } = words[layout];
  return {
    id: layout,
    layout,
    role: layout === 'media_with_subtitle' ? 'fact' : 'item',
    minSeconds: 5,
    ...(heading && { heading }),
    ...(number !== undefined && { number }),
    ...(layout === 'question_mcq' && { rightLine: `${layout}-0`, kicker: 'Question 2 of 5' }),
    ...(layout === 'winner' && { prizeUrl: '/library/prizes/trophy.png', kicker: 'Price' }),
    ...(layout === 'score' && {
      scores: [
        { name: 'French press', points: 2 },
        { name: 'Pour over', points: 1 },
      ],
    }),
    lines: lines.map(
      (text, line): ScriptLine => ({
        id: `${layout}-${line}`,
        text,
        spoken: text,
        media: hasPhotos ? [{ url: photos[(at + line) % photos.length], type: 'image' }] : [],
        picture: samplePicture(at + line),
        ...(layout === 'versus' && {
          label: ['French press', 'Pour over'][line] ?? '',
          isShownOnly: line > 0,
        }),
        ...(layout === 'score' && { label: ['Price', 'Cleaning', 'Taste'][line] ?? '' }),
        ...(layout === 'contact' && { icon: ['name', 'website', 'phone'][line] ?? 'name' }),
      }),
    ),
  };
}

function samplePicture(at: number): PictureRecipe {
  return {
    style: styles[at % styles.length] ?? 'scene',
    objects: objects[at % objects.length] ?? [],
    place: ['lobby', 'city', 'apartment', 'venice'][at % 4] ?? 'lobby',
    seed: `sample-${at}`,
  };
}
