import { expect, it } from 'vitest';
import { wordErrors } from './word-errors.ts';

it('counts words that were heard otherwise, left out or added', () => {
  expect(wordErrors('Sheep obey its stare.', 'Sheep, obey it, stare')).toEqual({
    words: 4,
    wrong: 1,
    plainWords: 4,
    plainWrong: 1,
  });
  expect(wordErrors('And finally, number one.', 'Finally, number one')).toMatchObject({ wrong: 1 });
  expect(wordErrors('Pick one.', 'Pick the one')).toMatchObject({ wrong: 1 });
  expect(wordErrors('One small bean', 'One small beam')).toMatchObject({ wrong: 1 });
});

it('does not count what only is written otherwise', () => {
  expect(
    wordErrors('It was opened in 1899.', 'It was opened in eighteen ninety nine'),
  ).toMatchObject({ words: 7, wrong: 0 });
  expect(wordErrors('That fancy haircut', 'That fancy hair cut')).toMatchObject({ wrong: 0 });
  expect(wordErrors('Number five: Ceres.', 'Number five, series')).toMatchObject({ wrong: 0 });
  expect(wordErrors('Margherita', 'Margarita')).toMatchObject({ wrong: 0 });
  expect(wordErrors('Caffe latte', 'Café latte')).toMatchObject({ wrong: 0 });
});

it('does not take two words for one that merely begins like them', () => {
  expect(wordErrors('Webbed toes', 'Web')).toMatchObject({ wrong: 2 });
});

it('tells names from other words, wherever they stand', () => {
  const dinosaur = wordErrors(
    'Meet number two: Triceratops.',
    'Meat numb her two, try Sarah tops',
    ['Triceratops'],
  );
  expect(dinosaur).toEqual({ words: 4, wrong: 5, plainWords: 3, plainWrong: 2 });
  expect(wordErrors('Snow monkeys bathe in Nagano.', 'Snow monkeys bathe in Argano')).toEqual({
    words: 5,
    wrong: 1,
    plainWords: 4,
    plainWrong: 0,
  });
});
