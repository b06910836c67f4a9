import { newProjectData, type ProjectData } from '@reelwright/movie';
import { comparisonFrom, type ReadyComparison } from './ready-comparison.ts';

const sample: ReadyComparison = {
  topic: 'coffee maker',
  headline: 'French press vs pour over: which one wins?',
  place: 'lobby',
  objects: ['hot-beverage'],
  products: [
    { name: 'French press', objects: ['teapot', 'hot-beverage'] },
    { name: 'Pour over', objects: ['hot-beverage', 'droplet'] },
  ],
  features: [
    {
      name: 'Price',
      objects: ['coin'],
      comments: [
        'You buy it once. It needs no filters.',
        'The cone is cheap, but filters run out.',
      ],
      winner: 0,
    },
    {
      name: 'Taste',
      objects: ['tongue'],
      comments: [
        'Full and heavy, with all its oils.',
        'Clean and bright: paper keeps the oils back.',
      ],
    },
    {
      name: 'Cleaning',
      objects: ['soap'],
      comments: ['Wet grounds stick to the bottom.', 'Lift the filter out, and you are done.'],
      winner: 1,
    },
    {
      name: 'Effort',
      objects: ['stopwatch'],
      comments: ['Pour, wait four minutes, press.', 'You stand there and pour in circles.'],
      winner: 0,
    },
  ],
};

/** What somebody might have answered: the film on the card of this wizard is made of it. */
export function comparisonSample(): ProjectData {
  return { ...newProjectData(), ...comparisonFrom(sample) };
}
