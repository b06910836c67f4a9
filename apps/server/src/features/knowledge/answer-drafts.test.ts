import { objectsCalled } from '@reelwright/wizards/draft';
import { showableFirst } from '@reelwright/wizards/listicle';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from '../../providers/knowledge/create-knowledge.ts';
import { createBuiltInPictures } from '../../providers/media-search/built-in/built-in-pictures.ts';
import { createDraftAsk } from './answer-drafts.ts';

const asking = { signal: new AbortController().signal, asker: 'test' };
const ask = createDraftAsk(createKnowledge(), createBuiltInPictures(), asking);

async function called(name: string): Promise<readonly string[]> {
  const [found = []] = await ask.pictures([name]);
  return objectsCalled(name, found);
}

describe('pictures of items that only a dictionary knows', () => {
  it.each([
    ['Sombrero', 'sombrero'],
    ['Ten-gallon hat', 'cowboy-hat'],
    ['Street lamp', 'street-lamp'],
  ])('%s is shown as a %s', async (name, object) => {
    expect((await called(name))[0]).toBe(object);
  });

  it.each(['Busby', 'Shovel hat', 'Dress hat'])(
    '%s is not shown as another thing',
    async (name) => {
      expect(await called(name)).toEqual([]);
    },
  );

  it('are different ones as long as there are any', async () => {
    const names = ['Swivel chair', 'Lawn chair', 'Busby', 'Sombrero', 'Fedora'];
    const ordered = await showableFirst(names, ask);
    expect(ordered.slice(0, 3)).toEqual(['Swivel chair', 'Lawn chair', 'Sombrero']);
  });
});
