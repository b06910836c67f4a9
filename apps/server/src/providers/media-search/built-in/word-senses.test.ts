import { expect, it } from 'vitest';
import { hasObject } from '../../../library/built-in/object-drawing.ts';
import { readWordList } from './read-word-lists.ts';
import { readWordSenses } from './word-senses.ts';

const senses = await readWordSenses();

it.each([
  ['fork-and-knife', 'cake: Eat it with a fork.', 'chess: A fork attacks two pieces.'],
  ['key', 'doors: Turn the key twice.', 'music theory: A key says which notes are at home.'],
  ['house', 'homes: A house of wood.', 'Galileo: He died under house arrest.'],
  ['washing-machine', 'laundry: A new washer.', 'A dripping tap: Replace the washer.'],
  ['building-construction', 'ports: The crane lifts it.', 'origami: A thousand cranes'],
  ['clogs', 'Holland: Farmers wore clogs.', 'plumbing: Hair clogs the drain.'],
  ['delivery-truck', 'logistics: Trucks leave at six.', 'skateboarding: Loose trucks turn easily.'],
  ['spine', 'back pain: It supports the spine.', 'hedgehogs: Five thousand spines.'],
  ['sugar-cubes', 'baking: Beat butter and sugar.', 'diabetes: Blood sugar rises.'],
  ['swimming-pool', 'summer: Jump into the pool.', 'evolution: A small gene pool.'],
  ['butterfly', 'gardens: A butterfly lands.', 'swimming: Butterfly needs strong shoulders.'],
  ['straight-ruler', 'school: Draw along the ruler.', 'Egypt: The ruler of an empire.'],
])('where something else is spoken of, a %s is not meant', (object, meant, notMeant) => {
  expect(senses.canMean(meant)(object)).toBe(true);
  expect(senses.canMean(notMeant)(object)).toBe(false);
});

it.each([
  ['glasses', 'She put on her reading glasses.', 'A glass of water is a simple start.'],
  ['train', 'On clear days you can see it from the train.', 'A kickboard trains the legs.'],
  ['shorts', 'Runners wear shorts in summer.', 'Short, easy to say, and easy to spell.'],
  ['fly', 'A fruit fly can smell it.', 'Bats are the only mammals that truly fly.'],
  ['coat', 'Hang up the coat instead of dropping it.', 'A double coat of fur sheds snow.'],
  ['bank', 'Read one bank statement line by line.', 'Four capitals stand on its banks of mud.'],
  ['customs', 'A customs officer opened it.', 'Every wedding custom hides a story.'],
  ['wing', 'It beats its wings 50 times a second.', 'The wing of the museum is new.'],
  ['person-running', 'She went for a run.', 'Our new warehouse is running.'],
  ['musical-score', 'The conductor turns a page of the score.', 'The score so far is two to one.'],
  ['mountain', 'Walk down the mountain.', 'A mountain of raw leaves shrinks in the pan.'],
])('the name of a %s means it where its sentence says so', (object, meant, notMeant) => {
  expect(senses.means(meant)(object)).toBe(true);
  expect(senses.means(notMeant)(object)).toBe(false);
  expect(senses.means(notMeant)('coffee')).toBe(true);
});

it('is about objects that exist', async () => {
  for (const file of ['other-senses.txt', 'meant-by.txt']) {
    for (const [object] of await readWordList(file)) {
      expect(await hasObject(object), object).toBe(true);
    }
  }
});
