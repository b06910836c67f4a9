import type { OwnThing } from '@reelwright/contract';
import { emptyThing } from './empty-entries.ts';

/** What a bakery might say of one of its breads. */
export const exampleLoaf: OwnThing = {
  ...emptyThing,
  name: 'Farmer loaf',
  plural: 'our farmer loaf',
  otherNames: ['country bread', 'house bread'],
  objects: ['bread', 'sheaf-of-rice'],
  hook: 'One dough, two days, and a crust that sings.',
  points: [
    {
      headline: 'Two days of rest',
      text: 'The dough sleeps in a cool room for 48 hours.',
      objects: [],
    },
    {
      headline: 'Stone and beech wood',
      text: 'We bake it on stone, in a wood-fired oven.',
      objects: ['fire'],
    },
    {
      headline: 'Only four things',
      text: 'Flour, water, salt and time. Nothing else.',
      objects: [],
    },
    {
      headline: 'A crust that sings',
      text: 'It crackles while it cools. Listen closely.',
      objects: ['ear'],
    },
    {
      headline: 'Fresh for a week',
      text: 'Keep it in a linen bag, with the cut side down.',
      objects: [],
    },
  ],
  questions: [
    {
      level: 1,
      question: 'How long does the dough of our farmer loaf rest?',
      right: 'Two days',
      wrong: ['One hour', 'Ten minutes', 'A month'],
    },
  ],
};
