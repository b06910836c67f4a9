import { newProjectData, type ProjectData } from '@reelwright/movie';

const lines = (name: string, texts: readonly string[]) =>
  texts.map((text, at) => ({ id: `${name}-${at + 1}`, text, hasMedia: true }));

/** What somebody might have answered: the film on the card of this wizard is made of it. */
export function affiliateSample(): ProjectData {
  return {
    ...newProjectData(),
    keyword: 'houseplants',
    info: {
      keyword: 'houseplants',
      desired: 'keep every plant alive',
      issue: 'brown leaves',
      target: 'busy people',
      product_type: 'plant calendar',
      idea: { id: 'idea', text: 'Still losing your houseplants?' },
      others: true,
      place: 'apartment',
      objects: ['potted-plant', 'seedling', 'herb', 'sun'],
    },
    problem_list: lines('problem', ['Brown leaves after a week', 'Too much water, or too little?']),
    problem: { text: 'So you buy another one, and the same thing happens again.' },
    fact: { text: 'You are not alone. Most plants die of too much care.' },
    fact_list: lines('fact', ['Roots need air as well as water', 'Each plant has its own rhythm']),
    solution: { text: 'The good news: plants can tell you what they need.' },
    product: {
      text: 'Leafwise',
      description: { text: 'A calendar that tells you which plant is thirsty today.' },
    },
    solution_list: lines('benefit', [
      'One glance each morning',
      'No more guessing',
      'Works offline',
    ]),
    proof: { text: 'See for yourself' },
    proof_list: [
      {
        id: 'proof-1',
        type: 'testimonial',
        name: 'Mara, two cats, forty plants',
        testimonial_text: 'My fern is alive. That has never happened before.',
      },
    ],
    cta: { text: 'Start your plant calendar today' },
  };
}
