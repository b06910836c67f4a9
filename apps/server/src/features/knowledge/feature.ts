import { createKnowledge } from '../../providers/knowledge/create-knowledge.ts';
import { createBuiltInPictures } from '../../providers/media-search/built-in/built-in-pictures.ts';
import { createCounter } from '../../rate-limit/counter.ts';
import { feature } from '../feature.ts';
import { createKnowledgeHandlers } from './knowledge-handlers.ts';
import { createOwnKnowledge } from './own/read-own-knowledge.ts';

const daySeconds = 24 * 60 * 60;

export const knowledgeFeature = feature({
  handlers: ({ settings, pool, db }) => {
    const share = createCounter(pool, {
      name: 'knowledge-model',
      most: settings.KNOWLEDGE_MODEL_CALLS_PER_DAY,
      windowSeconds: daySeconds,
    });
    const mayAskModel = async (asker: string) => !(await share.isTooMany(asker));
    const written = createOwnKnowledge({ db, dataDir: settings.DATA_DIR });
    return createKnowledgeHandlers(
      createKnowledge({ settings, mayAskModel, written }),
      createBuiltInPictures(),
      { hasModel: settings.KNOWLEDGE_MODEL_ADDRESS !== undefined },
    );
  },
});
