import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import { handleJob, type JobHandler } from '../../jobs/define-job.ts';
import type { AskModel } from '../../providers/knowledge/model/ask-model.ts';
import { translateJob } from './translate-job.ts';
import { translateProject } from './translate-project.ts';
import { updateTranslation } from './translation-repository.ts';

export function createTranslateHandler(
  db: Database,
  newestModel: () => AskModel | undefined,
): JobHandler {
  const fail = (id: string) => updateTranslation(db, id, { state: 'failed', document: null });
  return handleJob({
    job: translateJob,
    run: async ({ translationId }, { signal }) => {
      const ask = newestModel();
      // The operator has taken the model away meanwhile.
      if (!ask) {
        await fail(translationId);
        return;
      }
      try {
        await translateProject({ db, ask }, translationId, signal);
      } catch (error) {
        // No room for another project, say: trying again does not help.
        if (!(error instanceof CodedError) || error.status >= 500) throw error;
        await fail(translationId);
      }
    },
    giveUp: async ({ translationId }) => {
      await fail(translationId);
    },
  });
}
