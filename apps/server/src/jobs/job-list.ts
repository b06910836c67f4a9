import { featureList } from '../features/feature-list.ts';
import type { JobDefinition } from './define-job.ts';

/** Every kind of job there is, as the features say. */
export const jobList: readonly JobDefinition[] = featureList.flatMap(
  ({ jobs }) => (jobs ?? []) as readonly JobDefinition[],
);
