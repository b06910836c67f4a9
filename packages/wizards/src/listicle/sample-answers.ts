import { newProjectData, type ProjectData } from '@reelwright/movie';

interface SampleItem {
  readonly name: string;
  readonly objects: readonly string[];
  readonly facts: readonly string[];
}

const items: readonly SampleItem[] = [
  {
    name: 'A glass of water',
    objects: ['cup-with-straw', 'droplet'],
    facts: ['You wake up after hours without a sip.', 'Put the glass out the night before.'],
  },
  {
    name: 'Ten minutes of daylight',
    objects: ['sun', 'window'],
    facts: ['Morning light tells your body that the day has begun.', 'Cloudy counts too.'],
  },
  {
    name: 'One page by hand',
    objects: ['notebook', 'pencil'],
    facts: ['Write down what is on your mind, good or bad.', 'Nobody else has to read it.'],
  },
  {
    name: 'The phone stays away',
    objects: ['mobile-phone', 'bed'],
    facts: ['Charge it in another room.', 'The first half hour is yours.'],
  },
  {
    name: 'One thing for today',
    objects: ['bullseye', 'memo'],
    facts: ['Choose it before you open your mail.', 'Everything after that is a bonus.'],
  },
];

/** What somebody might have answered: the film on the card of this wizard is made of it. */
export function listicleSample(): ProjectData {
  return {
    ...newProjectData(),
    keyword: 'morning',
    info: {
      idea: { id: 'idea', text: '5 small habits for a better morning' },
      hook: { text: 'None of them takes longer than ten minutes.' },
      closing: { text: 'Which one will you try tomorrow?' },
      place: 'dawn',
      objects: ['sun', 'alarm-clock', 'hot-beverage'],
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
