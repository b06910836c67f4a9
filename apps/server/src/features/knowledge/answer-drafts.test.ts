import { calls as table } from '@reelwright/contract';
import { objectsCalled } from '@reelwright/wizards/draft';
import { showableFirst } from '@reelwright/wizards/listicle';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from '../../providers/knowledge/create-knowledge.ts';
import { createBuiltInPictures } from '../../providers/media-search/built-in/built-in-pictures.ts';
import { createDraftAsk } from './answer-drafts.ts';
import { createKnowledgeHandlers } from './knowledge-handlers.ts';

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

describe('what a screen is told', () => {
  const knowledge = createKnowledge();
  const handlers = createKnowledgeHandlers(knowledge, createBuiltInPictures(), {
    hasModel: false,
    hasWikipedia: false,
  });
  const about = (query: object) =>
    ({ query, caller: async () => ({ kind: 'guest' }), address: '127.0.0.1', ...asking }) as never;

  it('is whose offer it is, as `make` is told', async () => {
    const kw = 'my bakery Kneadful in Leeds';
    const reply = table.readyOffer.reply.parse(await handlers.readyOffer(about({ kw })));
    expect(reply.offer?.business).toEqual({ kind: 'bakery', name: 'Kneadful', place: 'Leeds' });
    const topic = table.topic.reply.parse(await handlers.topic(about({ kw })));
    expect(topic.business?.name).toBe('Kneadful');
  });

  it('is what its film tells of instead, and what that leaves out', async () => {
    const query = { kw: 'flowers for wet soil', film: 'listicle' };
    const reply = await handlers.understandKeyword(about(query));
    expect(table.understandKeyword.reply.parse(reply)).toMatchObject({
      kind: 'wider',
      told: 'Flowers',
      leftOut: 'for wet soil',
    });
  });
});
