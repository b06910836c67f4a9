import { pictureAddress } from '@reelwright/pictures';
import { expect, it } from 'vitest';
import { objectsIn, objectsNamedIn } from './objects-in.ts';

const found = (...objects: readonly (readonly [name: string, match: number])[]) =>
  objects.map(([name, match]) => ({
    url: pictureAddress({ style: 'podium', objects: [name], seed: 'x', place: 'studio' }),
    match,
  }));

it('takes what surely fits, and what is named before anything else', () => {
  expect(objectsIn(found(['bicycle', 0.9], ['road', 0.7]), 'my bike')).toEqual(['bicycle']);
  const both = found(['wine-glass', 0.9], ['camera', 0.6]);
  expect(objectsIn(both, 'vintage cameras')).toEqual(['camera']);
});

it('shows no sign for what is no sign: nobody wins beneath a red cross', () => {
  const signs = found(['cross-mark', 0.97], ['bomb', 0.9], ['high-voltage', 0.85]);
  expect(objectsIn(signs, 'trouble free')).toEqual(['bomb']);
  expect(objectsIn(found(['cross-mark', 0.97]), 'a cross mark')).toEqual(['cross-mark']);
});

it('takes nothing but what a question names: it may mean anything else by its other words', () => {
  const guessed = found(['money-bag', 0.95], ['kangaroo', 0.8]);
  expect(objectsNamedIn(guessed, 'Where is the capital of the kangaroo?')).toEqual(['kangaroo']);
  expect(objectsNamedIn(found(['money-bag', 0.95]), 'Which capital is it?')).toEqual([]);
});
