import { recipeOf } from '@reelwright/pictures';
import { expect, it } from 'vitest';
import { createBuiltInPictures } from './built-in-pictures.ts';
import type { InFilm } from './in-film.ts';
import { namesWithMeaning, readObjectMeanings } from './object-meanings.ts';
import { readPictureIndex } from './picture-index.ts';
import { createPictureSense } from './picture-sense.ts';

const index = await readPictureIndex();
const pictures = createBuiltInPictures();

async function shownFor(sentence: string, inFilm: Partial<InFilm>, provider = pictures) {
  const found = await provider.search({
    keyword: sentence,
    type: 'image',
    num: 8,
    shape: 'wide',
    inFilm: { about: '', item: [], topic: [], ...inFilm },
    signal: new AbortController().signal,
  });
  return found.map(({ url }) => recipeOf(url)?.objects[0]);
}

it('shows no cutlery for a fork of chess', async () => {
  const move = 'A fork attacks two or more pieces with a single move.';
  const inChess = await shownFor(move, { about: 'chess', topic: ['chess-pawn'] });
  expect(inChess[0]).toMatch(/^chess-/);
  expect(inChess).not.toContain('fork-and-knife');
  const atTable = await shownFor('Eat it with a fork.', { about: 'cake' });
  expect(atTable).toContain('fork-and-knife');
});

it('shows what a film is about for a sentence that does not name it', async () => {
  const shown = await shownFor('The pockets stay within reach below.', {
    about: 'A backpack that becomes a table',
    topic: ['backpack'],
  });
  expect(shown).toEqual(['backpack']);
});

const dogs = ['dog-face', 'poodle', 'beagle', 'guide-dog'];

it.each(['Whippet', 'Norwegian Elkhound', 'Xoloitzcuintli'])(
  'shows no other dog for a %s, which nobody drew, but what any dog leaves behind',
  async (breed) => {
    const place = { kind: 'dog breed', topic: dogs };
    const named = await shownFor(breed, { ...place, about: 'dogs', item: ['dog'] });
    expect(named).toEqual(['paw-prints']);
    const told = await shownFor('This dog has a warm coat.', { ...place, about: `dogs, ${breed}` });
    expect(told.filter((name) => dogs.includes(name ?? ''))).toEqual([]);
  },
);

it('shows a breed that is drawn, and no other beside it', async () => {
  const place = { about: 'cats', kind: 'cat breed', topic: ['cat-face', 'siamese-cat'] };
  expect(await shownFor('Persian', { ...place, item: ['persian-cat'] })).toEqual(['persian-cat']);
});

it('shows no relative of what a sentence names', async () => {
  const topic = ['poodle', 'seagull', 'golden-gate-bridge'];
  const shown = await Promise.all([
    shownFor('A whippet sleeps most of the day.', { about: 'whippets', topic }),
    shownFor('The albatross glides for hours over the sea.', { topic }),
    shownFor('The Brooklyn Bridge joins two boroughs.', { topic }),
  ]);
  for (const name of topic) expect(shown.flat()).not.toContain(name);
});

it('still shows what stands for a film about one kind', async () => {
  const place = { about: 'greyhounds', item: [], topic: ['dog'] };
  expect(await shownFor('The dog sleeps most of the day.', place)).toContain('dog');
});

it('shows a thing in the colour that is said of it', async () => {
  const about = 'fashion, The little black dress';
  const shown = await shownFor('It goes with everything.', { about, item: ['dress'] });
  expect(shown[0]).toBe('dress--black');
});

it('shows no face for a mood, though somebody chose one', async () => {
  const about = 'fishing, Keep quiet';
  const item = ['speak-no-evil-monkey'];
  const shown = await shownFor('Your shadow can scare them as well.', { about, item });
  expect(shown).not.toContain('speak-no-evil-monkey');
});

it('shows nothing where nothing passes', async () => {
  const about = 'The day London lost eleven days';
  expect(await shownFor('One trace of it is left today.', { about })).toEqual([]);
});

it('goes by names alone when the engine fails', async () => {
  const failing = {
    embed: () => Promise.reject(new Error('no engine')),
    prepare: () => {},
    close: async () => {},
  };
  const readIndex = async () => index;
  const sense = createPictureSense(readIndex, failing);
  const shown = await shownFor('Worms work well.', {}, createBuiltInPictures(readIndex, sense));
  expect(shown[0]).toBe('worm');
});

it('knows where every object lies: the kept file was made of these very objects', async () => {
  const { names } = await readObjectMeanings(index);
  expect(names).toEqual(await namesWithMeaning(index));
  expect(names.length).toBeGreaterThan(1000);
});

it('shows nothing that only stands near what a sentence tells of', async () => {
  const eggs = { about: 'breakfast foods, Eggs Benedict', item: ['egg'], topic: ['pancakes'] };
  const pass = { about: 'road trips, Transfagarasan, Romania', item: ['mountain'] };
  const shown = [
    await shownFor('Poached eggs and ham sit on an English muffin.', eggs),
    await shownFor('Snow closes the top for most of the year.', pass),
    await shownFor('Name the one thing that would make today a success.', {
      about: 'morning habits, The one big task',
    }),
  ].flat();
  expect(shown).toContain('egg');
  expect(shown).toContain('mountain');
  for (const near of ['pancakes', 'snowman-without-snow', 'chequered-flag'])
    expect(shown).not.toContain(near);
});

it('shows no thing that only shares a word with what is meant', async () => {
  const camping = { about: 'camping', topic: ['camping'] };
  const shown = [
    await shownFor('Pitch a new tent once in the backyard.', camping),
    await shownFor('Store food safely and away from the tent.', camping),
    await shownFor('What is molten rock underground called?', { about: 'volcano quiz' }),
    await shownFor('Nobody has to begin alone with mobile dog grooming.', {
      about: 'dog grooming',
    }),
  ].flat();
  expect(shown).toContain('camping');
  for (const wrong of ['circus-tent', 'shopping-bags', 'snowman', 'man-in-tuxedo', 'guide-dog']) {
    expect(shown).not.toContain(wrong);
  }
});
