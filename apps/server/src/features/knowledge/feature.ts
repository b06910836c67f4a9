import { join } from 'node:path';
import { createKnowledge } from '../../providers/knowledge/create-knowledge.ts';
import { shippedLibrary } from '../../providers/knowledge/embedded/shipped-library.ts';
import { createBuiltInPictures } from '../../providers/media-search/built-in/built-in-pictures.ts';
import { isLoopbackOnly } from '../../settings/is-loopback.ts';
import { feature } from '../feature.ts';
import { createKnowledgeHandlers } from './knowledge-handlers.ts';
import { createModelShare } from './model-share.ts';
import { createFoundInDatabase } from './own/found-in-database.ts';
import { createMeaningsInDatabase } from './own/meanings-in-database.ts';
import { createOwnKnowledgeHandlers } from './own/own-knowledge-handlers.ts';
import { createOwnKnowledge } from './own/read-own-knowledge.ts';

export const knowledgeFeature = feature({
  handlers: ({ settings, pool, db }) => {
    const mayAskModel = createModelShare(pool, settings);
    const library = shippedLibrary;
    const written = createOwnKnowledge({ db, dataDir: settings.DATA_DIR });
    const knowledge = createKnowledge({
      settings,
      mayAskModel,
      written,
      keptMeanings: createMeaningsInDatabase(db),
      library,
      found: createFoundInDatabase(db),
    });
    const pictures = createBuiltInPictures();
    const { KNOWLEDGE_MODEL_ADDRESS, WIKIPEDIA_ADDRESS } = settings;
    const hasModel = KNOWLEDGE_MODEL_ADDRESS !== undefined;
    return {
      ...createKnowledgeHandlers(knowledge, pictures, {
        hasModel,
        hasWikipedia: WIKIPEDIA_ADDRESS !== undefined,
      }),
      ...createOwnKnowledgeHandlers({
        db,
        knowledge,
        written,
        library,
        pictures,
        outside: [
          ...(WIKIPEDIA_ADDRESS ? (['wikipedia'] as const) : []),
          ...(hasModel ? (['model'] as const) : []),
        ],
        folder: isLoopbackOnly(settings) ? join(settings.DATA_DIR, 'knowledge') : undefined,
      }),
    };
  },
});
