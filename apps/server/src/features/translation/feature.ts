import { modelOf } from '../../providers/knowledge/create-knowledge.ts';
import { feature } from '../feature.ts';
import { createModelShare } from '../knowledge/model-share.ts';
import { translateJob } from './translate-job.ts';
import { translationData } from './translation-data.ts';
import { createTranslationHandlers } from './translation-handlers.ts';
import { TranslationService } from './translation-service.ts';

export const translationFeature = feature({
  handlers: ({ settings, db, pool, queue, documents, speech }) =>
    createTranslationHandlers(
      new TranslationService({
        db,
        queue,
        documents,
        speech,
        hasModel: modelOf(settings) !== undefined,
        mayAsk: createModelShare(pool, settings),
      }),
    ),
  jobs: [translateJob],
  jobHandlers: async ({ settings, db }) => {
    const { createTranslateHandler } = await import('./translate-handler.ts');
    return [createTranslateHandler(db, modelOf(settings))];
  },
  personalData: translationData,
});
