import { beforeAll, describe, expect, it } from 'vitest';
import { createBuiltInPictures } from '../providers/media-search/built-in/built-in-pictures.ts';
import { objectsCalled, showableFirst } from './objects-called.ts';

const wishes = { pictures: createBuiltInPictures(), signal: new AbortController().signal };

beforeAll(() => objectsCalled('hat', wishes));

describe('pictures of items that only a dictionary knows', () => {
  it.each([
    ['Sombrero', 'sombrero'],
    ['Ten-gallon hat', 'cowboy-hat'],
    ['Street lamp', 'street-lamp'],
  ])('%s is shown as a %s', async (name, object) => {
    expect((await objectsCalled(name, wishes))[0]).toBe(object);
  });

  it.each(['Busby', 'Shovel hat', 'Dress hat'])(
    '%s is not shown as another thing',
    async (name) => {
      expect(await objectsCalled(name, wishes)).toEqual([]);
    },
  );

  it('are different ones as long as there are any', async () => {
    const names = ['Swivel chair', 'Lawn chair', 'Busby', 'Sombrero', 'Fedora'];
    expect(await showableFirst(names, 3, wishes)).toEqual(['Swivel chair', 'Sombrero', 'Fedora']);
  });
});
