import { feature } from '../feature.ts';
import { projectData } from './project-data.ts';
import { createProjectHandlers } from './project-handlers.ts';
import { thinHistoryJob } from './thin-history-job.ts';

export const projectsFeature = feature({
  handlers: createProjectHandlers,
  jobs: [thinHistoryJob],
  jobHandlers: async ({ db }) => {
    const { createThinHistoryHandler } = await import('./thin-history-handler.ts');
    return [createThinHistoryHandler(db)];
  },
  personalData: projectData,
});
