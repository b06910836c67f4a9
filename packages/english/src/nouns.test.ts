import { describe, expect, it } from 'vitest';
import { formatCount } from './format-count.ts';
import { canBePlural, isPluralPhrase, isPluralWord } from './is-plural.ts';
import { plural, pluralOfName } from './plural.ts';
import { singular, singularOfName } from './singular.ts';

describe('one and many', () => {
  it.each([
    ['city', 'cities'],
    ['box', 'boxes'],
    ['potato', 'potatoes'],
    ['piano', 'pianos'],
    ['shoe', 'shoes'],
    ['snowshoe', 'snowshoes'],
    ['Movie', 'Movies'],
    ['tie', 'ties'],
    ['lie', 'lies'],
    ['house', 'houses'],
    ['cheese', 'cheeses'],
    ['match', 'matches'],
    ['headache', 'headaches'],
    ['class', 'classes'],
    ['bus', 'buses'],
    ['octopus', 'octopuses'],
    ['dish', 'dishes'],
    ['person', 'people'],
    ['Child', 'Children'],
    ['grandchild', 'grandchildren'],
    ['fisherman', 'fishermen'],
    ['businesswoman', 'businesswomen'],
    ['human', 'humans'],
    ['video', 'videos'],
    ['idea', 'ideas'],
    ['key', 'keys'],
    ['horse', 'horses'],
    ['knife', 'knives'],
    ['bookshelf', 'bookshelves'],
    ['olive', 'olives'],
    ['roof', 'roofs'],
    ['bonus', 'bonuses'],
    ['lens', 'lenses'],
    ['canvas', 'canvases'],
    ['analysis', 'analyses'],
    ['cactus', 'cacti'],
    ['quiz', 'quizzes'],
    ['taxi', 'taxis'],
    ['menu', 'menus'],
    ['stomach', 'stomachs'],
  ])('%s and %s', (one, many) => {
    expect([plural(one), singular(many)]).toEqual([many, one]);
    // Asked again, a plural stays a plural and a singular a singular.
    expect([plural(many), singular(one)]).toEqual([many, one]);
  });

  it.each(['fish', 'jellyfish', 'sheep', 'species', 'scissors', 'jeans', 'physics', 'Netherlands'])(
    '%s is the same for one and for many',
    (word) => expect([plural(word), singular(word)]).toEqual([word, word]),
  );

  it.each(['rice', 'music', 'money', 'Chinese'])('nobody says two of %s', (word) => {
    expect(plural(word)).toBe(word);
  });

  it.each(['chess', 'coffee', 'always', 'tennis', 'ramen', 'clematis', 'themselves', 'gps'])(
    '%s is no plural',
    (word) => expect([isPluralWord(word), singular(word)]).toEqual([false, word]),
  );

  it('knows the word that counts in a name', () => {
    expect(['stand mixer', 'man of war', 'cup of tea', 'walkie-talkie'].map(pluralOfName)).toEqual([
      'stand mixers',
      'men of war',
      'cups of tea',
      'walkie-talkies',
    ]);
    expect(['stand mixers', 'men of war', 'e-bikes'].map(singularOfName)).toEqual([
      'stand mixer',
      'man of war',
      'e-bike',
    ]);
  });

  it('leaves it open where one and many are the same word', () => {
    expect(['fish', 'dogs', 'jeans', 'dog'].map(canBePlural)).toEqual([true, true, true, false]);
    expect(['fish', 'dogs', 'jeans', 'dog'].map(isPluralWord)).toEqual([false, true, true, false]);
  });

  it('knows the verb of what somebody typed', () => {
    const many = [
      'brown leaves',
      'blurry pictures of kids',
      'watering schedules',
      'light sleepers',
      'old people',
    ];
    const one = [
      'lying awake',
      'forgetting new words',
      'stress',
      'takeaway every night',
      'arthritis',
    ];
    expect(many.filter((words) => !isPluralPhrase(words))).toEqual([]);
    expect(one.filter(isPluralPhrase)).toEqual([]);
  });
});

it('counts', () => {
  expect([formatCount(1, 'slide'), formatCount(1200, 'slide'), formatCount(0, 'entry')]).toEqual([
    '1 slide',
    '1,200 slides',
    '0 entries',
  ]);
});
