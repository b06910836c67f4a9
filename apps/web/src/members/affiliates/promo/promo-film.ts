import { newProjectData, type ProjectData } from '@reelwright/movie';
import type { Wizard } from '@reelwright/wizards/machine';
import { withFilm } from '@reelwright/wizards/machine';
import { brand } from '../../../brand/brand.ts';

const lines = (name: string, texts: readonly string[]) =>
  texts.map((text, at) => ({ id: `${name}-${at + 1}`, text, hasMedia: true }));

const title = 'From one keyword to a finished video';

/** What the Affiliate wizard would have been told about the product by whoever recommends it. */
function promoAnswers(link: string, product: string): ProjectData {
  const begun = newProjectData();
  return {
    ...begun,
    keyword: 'videos',
    info: {
      keyword: 'videos',
      desired: 'make videos without a studio',
      issue: 'no time to edit',
      target: 'people with a shop, a channel or a newsletter',
      product_type: 'video maker',
      idea: { id: 'idea', text: 'Still putting off your next video?' },
      others: true,
      place: 'studio',
      objects: ['clapper-board', 'movie-camera', 'laptop', 'microphone'],
    },
    problem_list: lines('problem', ['No script, no pictures, no voice', 'Hours in the editor']),
    problem: { text: 'So the video waits for next week, and next week has no time either.' },
    fact: { text: 'You are not alone. Most videos are never begun.' },
    fact_list: lines('fact', [
      'The first sentence is the hardest',
      'A good picture takes hours to find',
    ]),
    solution: { text: 'What if you only had to type one keyword?' },
    product: {
      text: product,
      link,
      description: { text: 'A video maker that writes, illustrates and speaks your video.' },
    },
    solution_list: lines('benefit', [
      'A script from one keyword',
      'Pictures, voice and music at once',
      'Change every word before you publish',
    ]),
    proof: { text: 'See for yourself' },
    proof_list: [
      {
        id: 'proof-1',
        type: 'testimonial',
        name: 'This video',
        testimonial_text: 'I was made with it.',
      },
    ],
    cta: { text: 'Make your first video for free' },
    publish: {
      ...begun.publish,
      title,
      description: `${title}: script, pictures, voice and music, ready to publish.\n\nTry it for free: ${link}`,
      keywords: ['video maker', 'make videos', 'video marketing'],
    },
  };
}

/** A film about the product, made by the product, with the affiliate's link on its last slides and in its description. */
export function promoFilm(
  wizard: Pick<Wizard, 'writeScript' | 'steps'>,
  link: string,
  product: string = brand.name,
): ProjectData {
  const { data } = withFilm(wizard, promoAnswers(link, product));
  // Every step is there to be opened and changed.
  return { ...data, maxIndex: wizard.steps.length - 1 };
}
