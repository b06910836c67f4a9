import { newProjectData, type ProjectData } from '@reelwright/movie';

interface SampleItem {
  readonly name: string;
  readonly objects: readonly string[];
  readonly facts: readonly string[];
}

/** Number one first. */
const items: readonly SampleItem[] = [
  {
    name: 'One thing for today',
    objects: ['bullseye', 'memo'],
    facts: ['Choose it before you open your mail.'],
  },
  {
    name: 'The phone stays away',
    objects: ['mobile-phone', 'bed'],
    facts: ['Charge it in another room. The first half hour is yours.'],
  },
  {
    name: 'One page by hand',
    objects: ['notebook', 'pencil'],
    facts: ['Write down what is on your mind. Nobody else has to read it.'],
  },
  {
    name: 'Ten minutes of daylight',
    objects: ['sunrise', 'window'],
    facts: ['Morning light tells your body that the day has begun.'],
  },
  {
    name: 'A glass of water',
    objects: ['droplet'],
    facts: ['You wake up after hours without a sip.'],
  },
];

/** What somebody might have answered: the film on the card of this wizard is made of it. */
export function listicleSample(): ProjectData {
  return {
    ...newProjectData(),
    keyword: 'morning',
    theme: { name: 'fresh-morning' },
    info: {
      idea: { id: 'idea', text: '5 small habits for a better morning' },
      hook: { text: 'None of them takes longer than ten minutes.' },
      closing: { text: 'Which one will you try tomorrow?' },
      place: 'dawn',
      objects: ['sun-with-face', 'hot-beverage', 'notebook'],
      size: items.length,
      unit: 'habit',
      items: items.map(({ name, objects, facts }, at) => ({
        id: `item-${at + 1}`,
        text: name,
        objects,
        trivia: facts.map((text, line) => ({ id: `item-${at + 1}-${line + 1}`, text })),
      })),
    },
  };
}
