import { newProjectData, type ProjectData } from '@reelwright/movie';
import { withParas, withSentences } from './article-paras.ts';

const usualTitle = 'Bees can count, and they understand zero';
const body = [
  '<p><b>Honeybees</b> understand that nothing is a number.</p>',
  '<p>A team in Melbourne trained bees with drops of sugar. They had to fly to the picture with fewer shapes on it.</p>',
  '<p>When they saw an empty picture, most bees chose it as the smallest.</p>',
  '<h2>A tiny brain</h2>',
  '<p>A bee has fewer than 1 million neurons; a human has about 86 billion.</p>',
  '<p>Children learn what zero means at about 4 years of age.</p>',
  '<h2>Why a bee counts</h2>',
  '<p>Why would a bee count at all?</p>',
  '<p>Scientists think that counting trees helps it to find its way home.</p>',
].join('');

/** What shows the lines of the sample, in their order: the title first. */
const objects = [
  ['honeybee', 'sunflower'],
  ['honeybee'],
  ['honeybee', 'honey-pot'],
  ['honeybee'],
  ['framed-picture', 'honeybee'],
  ['brain'],
  ['child', 'abacus'],
  ['honeybee'],
  ['deciduous-tree', 'honeybee'],
];

/** What somebody might have answered: the film on the card of this wizard is made of it. */
export function articleSample(title = usualTitle): ProjectData {
  const fresh = newProjectData();
  const data = withSentences(
    withParas({
      ...fresh,
      keyword: 'bees',
      info: {
        type: 'paste',
        title,
        body,
        place: 'park',
        objects: ['honeybee', 'sunflower', 'honey-pot'],
        closing: { text: 'Zero: even a bee gets it.' },
      },
    }),
  );
  const sentences = (data.info.sentences ?? []).map((line, at) => ({
    ...line,
    objects: objects[at] ?? [],
  }));
  return { ...data, info: { ...data.info, sentences } };
}
