import { newProjectData, type ProjectData } from '@reelwright/movie';

const items = [
  {
    text: 'Espresso',
    objects: ['hot-beverage', 'flag-italy'],
    facts: ['A classic shot takes only 25 to 30 seconds to pull.'],
  },
  {
    text: 'Cappuccino',
    objects: ['glass-of-milk', 'hot-beverage'],
    facts: ['Its name recalls the brown robes of Capuchin friars.'],
  },
  {
    text: 'Turkish coffee',
    objects: ['hot-beverage', 'flag-turkey'],
    facts: ['Some people read fortunes in the grounds that remain.'],
  },
];

/** What somebody might have answered: the film on the card of this wizard is made of it. */
export function listicleSample(): ProjectData {
  return {
    ...newProjectData(),
    keyword: 'coffee',
    info: {
      idea: { id: 'idea', text: '3 coffee drinks everyone should try' },
      size: items.length,
      unit: 'coffee drink',
      items: items.map(({ text, objects, facts }, at) => ({
        id: `item-${at + 1}`,
        text,
        objects,
        trivia: facts.map((fact, line) => ({ id: `item-${at + 1}-${line + 1}`, text: fact })),
      })),
    },
  };
}
