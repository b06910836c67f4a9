import { join } from 'node:path';
import { createKnowledge, knowledgeSettings } from '../../providers/knowledge/create-knowledge.ts';
import { createEmbeddedKnowledge } from '../../providers/knowledge/embedded/embedded-knowledge.ts';
import { shippedLibrary } from '../../providers/knowledge/embedded/shipped-library.ts';
import { createBuiltInPictures } from '../../providers/media-search/built-in/built-in-pictures.ts';
import { isLoopbackOnly } from '../../settings/is-loopback.ts';
import { newestOf } from '../../settings/live-settings.ts';
import { feature } from '../feature.ts';
import { createKnowledgeHandlers } from './knowledge-handlers.ts';
import { createModelShare, createWikipediaShare } from './model-share.ts';
import { createFoundInDatabase } from './own/found-in-database.ts';
import { createMeaningsInDatabase } from './own/meanings-in-database.ts';
import { createOwnKnowledgeHandlers } from './own/own-knowledge-handlers.ts';
import { createQuestionsInDatabase } from './own/questions-in-database.ts';
import { createOwnKnowledge } from './own/read-own-knowledge.ts';

export const knowledgeFeature = feature({
  handlers: ({ settings, live, pool, db }) => {
    const mayAskModel = createModelShare(pool, settings);
    const library = shippedLibrary;
    const written = createOwnKnowledge({ db, dataDir: settings.DATA_DIR });
    const mayAskWikipedia = createWikipediaShare(pool);
    const keptMeanings = createMeaningsInDatabase(db);
    // Loaded once: what services tell is only added to it.
    const own = createEmbeddedKnowledge({ own: written, keptMeanings, library });
    const [found, questions] = [createFoundInDatabase(db), createQuestionsInDatabase(db)];
    const knowledge = newestOf(
      live.made(knowledgeSettings, (named) =>
        createKnowledge({ settings: named, mayAskModel, mayAskWikipedia, own, found, questions }),
      ),
    );
    const pictures = createBuiltInPictures();
    const outside = {
      get hasModel() {
        return live.now.KNOWLEDGE_MODEL_ADDRESS !== undefined;
      },
      get hasWikipedia() {
        return live.now.WIKIPEDIA_ADDRESS !== undefined;
      },
    };
    return {
      ...createKnowledgeHandlers(knowledge, pictures, outside),
      ...createOwnKnowledgeHandlers({
        db,
        knowledge,
        written,
        library,
        pictures,
        outside: () => [
          ...(outside.hasWikipedia ? (['wikipedia'] as const) : []),
          ...(outside.hasModel ? (['model'] as const) : []),
        ],
        folder: isLoopbackOnly(settings) ? join(settings.DATA_DIR, 'knowledge') : undefined,
      }),
    };
  },
});
