import { describe, expect, it } from 'vitest';
import { findObjects } from './find-objects.ts';
import { readPictureIndex } from './picture-index.ts';

const index = await readPictureIndex();
/** What would be shown for words, the best first. */
const shown = (words: string) => findObjects(index, words).objects.map(({ name }) => name);
const isPerson = (name: string) => index.groupOf(name) === 1;

describe('what words are shown with', () => {
  it.each(['bike', 'electric bikes', 'vacuum cleaner', 'Record player', 'computer', 'Model 3'])(
    'shows nobody for a machine: %s',
    (words) => expect(shown(words).filter(isPerson)).toEqual([]),
  );

  it('shows people where people are meant', () => {
    for (const words of ['cyclist', 'cleaner', 'fashion model'])
      expect(shown(words).some(isPerson), words).toBe(true);
  });

  it.each([
    ['snake plant', 'snake'],
    ['The snake plant is not toxic to pets.', 'snake'],
    ['spider plants', 'spider'],
    ['dog rose', 'dog'],
  ])('shows no animal for a plant that is called after it: %s', (words, animal) => {
    // The plant itself has the animal in its name.
    const others = shown(words).filter((name) => !name.endsWith('-plant'));
    expect(others.filter((name) => name.split('-').includes(animal))).toEqual([]);
    expect(shown(animal)[0]).toContain(animal);
  });

  it('shows no sign of a firm that is called like the thing: a mixer is no cross', () => {
    for (const words of ['mixer', 'stand mixers', 'medium', 'buffer'])
      expect(
        shown(words).filter((name) => name.startsWith('icon-')),
        words,
      ).toEqual([]);
    expect(shown('blender')[0]).toBe('blender');
  });

  it('takes the capitals of the world for cities, and capital to invest for money', () => {
    for (const words of ['world capitals', 'capital cities', 'What is the capital of Peru?'])
      expect(shown(words), words).not.toContain('money-bag');
    expect(shown('venture capital')[0]).toBe('money-bag');
  });

  /** What a sentence surely names. */
  const named = (sentence: string) =>
    findObjects(index, sentence)
      .objects.filter(({ match }) => match >= 0.8)
      .map(({ name }) => name);

  it.each([
    ['Watch from a hill at sunset', 'watch'],
    ['A river plant such as this one grows fast.', 'river'],
    ['The ear cushions are made of foam.', 'ear'],
    ["The sound of a bee's wing is high.", 'feather'],
    ["The bank's cars are parked outside.", 'bank'],
    ['Its chief executive, Laura Fox, used to work for Amazon.', 'fox'],
    ['Kestrel said on Tuesday that it had raised money.', 'eagle'],
    ['Apple launched a new phone on Monday.', 'red-apple'],
    ['She works for Orange in Paris.', 'tangerine'],
    ['Falcon Heavy lifted off from Florida.', 'eagle'],
    ['Jaguar will close its oldest car factory.', 'leopard'],
    ['Its handle stays cool while the water boils.', 'teacup-without-handle'],
    ['The dish came with a letter from the office.', 'petri-dish'],
    ['A cup of flour is not the same as a box of it.', 'takeout-box'],
  ])('is no guess by a name or by the first half of one: %s', (sentence, object) => {
    expect(named(sentence)).not.toContain(object);
  });

  it.each([
    ['Store food safely', 'shopping-cart'],
    ['Train dogs early', 'train'],
    ['Book flights early', 'open-book'],
  ])('takes what one is told to do for no thing: %s', (sentence, object) => {
    expect(named(sentence)).not.toContain(object);
  });

  it.each([
    ['Train tickets are cheap', 'ticket'],
    ['Fish swim in schools', 'fish'],
    ['Horses eat grass at night', 'horse'],
    ['Snow falls quietly on roofs', 'snowflake'],
    ['drum kits', 'drum-kit'],
  ])('still names a thing at its beginning: %s', (sentence, object) => {
    expect(named(sentence)).toContain(object);
  });

  it.each([
    ["The sound of a bee's wing is high.", 'honeybee'],
    ["A beaver's teeth never stop growing.", 'beaver'],
    ['Jaguar will close its oldest car factory.', 'factory'],
    ['The Statue of Liberty arrived in 214 crates.', 'statue-of-liberty'],
    ['Farmers fear for the olive harvest and their sheep.', 'olive'],
    ['Half of the passengers took a bike instead.', 'bicycle'],
    ['It builds drones that carry medicine.', 'drone'],
    ['How to Prune Roses Without Fear', 'rose'],
    ['Peel an Apple, Then an Onion', 'onion'],
  ])('is the thing that a sentence is about: %s', (sentence, object) => {
    expect(named(sentence)).toContain(object);
  });
});
