import { newProjectData, type ProjectData } from '@reelwright/movie';
import { newsClip } from './channel-colors.ts';
import { withNewsInfo } from './news-info.ts';
import { withItems } from './news-items.ts';

interface SampleStory {
  readonly headline: string;
  readonly location: string;
  readonly objects: readonly string[];
  readonly bullets: readonly (readonly [text: string, ...objects: string[]])[];
}

const stories: readonly SampleStory[] = [
  {
    headline: 'The old bakery opens again',
    location: 'Mill Street',
    objects: ['bread', 'croissant'],
    bullets: [
      ['After two years, the oven is hot again.', 'fire'],
      ['The first loaves were sold out by nine.', 'bread'],
    ],
  },
  {
    headline: 'Bikes for everybody',
    location: 'Town Hall',
    objects: ['bicycle'],
    bullets: [
      ['Forty bicycles stand ready at the station.', 'bicycle'],
      ['The first half hour is free.', 'stopwatch'],
    ],
  },
  {
    headline: 'Otters are back in the river',
    location: 'River Park',
    objects: ['otter'],
    bullets: [
      ['A family of four was seen on Sunday.', 'otter'],
      ['Please keep dogs on the lead along the bank.', 'dog'],
    ],
  },
];

/** What somebody might have answered: the film on the card of this wizard is made of it. */
export function newsSample(): ProjectData {
  const data: ProjectData = {
    ...newProjectData(),
    keyword: 'river town',
    theme: { name: 'deep-sea' },
    info: {
      place: 'city',
      objects: ['newspaper', 'house'],
      news_clip: newsClip(1),
    },
  };
  return withNewsInfo(
    withItems(
      data,
      stories.map(({ headline, location, objects, bullets }, at) => ({
        id: `news-${at + 1}`,
        text: headline,
        location,
        objects: [...objects],
        hasMedia: true,
        bullets: bullets.map(([text, ...own], bulletAt) => ({
          id: `news-${at + 1}-bullet-${bulletAt + 1}`,
          text,
          objects: own,
        })),
      })),
    ),
  );
}
