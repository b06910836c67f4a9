import { modelOf, modelSettings } from '../../providers/knowledge/create-knowledge.ts';
import { feature } from '../feature.ts';
import { createSharedQuestions } from '../knowledge/model-share.ts';
import { translateJob } from './translate-job.ts';
import { translationData } from './translation-data.ts';
import { createTranslationHandlers } from './translation-handlers.ts';
import { TranslationService } from './translation-service.ts';

export const translationFeature = feature({
  handlers: ({ settings, live, db, pool, queue, documents, speech }) =>
    createTranslationHandlers(
      new TranslationService({
        db,
        queue,
        documents,
        speech,
        get hasModel() {
          return modelOf(live.now) !== undefined;
        },
        share: createSharedQuestions(pool, settings),
      }),
    ),
  jobs: [translateJob],
  jobHandlers: async ({ live, db }) => {
    const { createTranslateHandler } = await import('./translate-handler.ts');
    return [createTranslateHandler(db, live.made(modelSettings, modelOf))];
  },
  personalData: translationData,
});
