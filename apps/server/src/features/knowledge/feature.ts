import { createKnowledge } from '../../providers/knowledge/create-knowledge.ts';
import { createBuiltInPictures } from '../../providers/media-search/built-in/built-in-pictures.ts';
import { createCounter } from '../../rate-limit/counter.ts';
import { feature } from '../feature.ts';
import { createKnowledgeHandlers } from './knowledge-handlers.ts';

const daySeconds = 24 * 60 * 60;

export const knowledgeFeature = feature({
  handlers: ({ settings, pool }) => {
    const share = createCounter(pool, {
      name: 'knowledge-model',
      most: settings.KNOWLEDGE_MODEL_CALLS_PER_DAY,
      windowSeconds: daySeconds,
    });
    const mayAskModel = async (asker: string) => !(await share.isTooMany(asker));
    return createKnowledgeHandlers(
      createKnowledge({ settings, mayAskModel }),
      createBuiltInPictures(),
      {
        hasModel: settings.KNOWLEDGE_MODEL_ADDRESS !== undefined,
        hasWikipedia: settings.WIKIPEDIA_ADDRESS !== undefined,
      },
    );
  },
});
