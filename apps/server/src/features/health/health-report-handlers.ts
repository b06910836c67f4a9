import type { healthCalls } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { Queue } from '../../jobs/queue.ts';
import { readFailed, readFigures, readQueues, readWorkers } from './health-report.ts';

interface ReportParts {
  readonly db: Database;
  readonly queue: Queue;
  readonly dataDir: string;
}

const maxFailed = 20;

export function createHealthReportHandlers({
  db,
  queue,
  dataDir,
}: ReportParts): FeatureHandlers<keyof typeof healthCalls> {
  return {
    healthReport: async () => {
      const [queues, failed, workers, figures] = await Promise.all([
        readQueues(db),
        readFailed(db, maxFailed),
        readWorkers(db),
        readFigures(db, dataDir),
      ]);
      return { queues: [...queues], failed: [...failed], workers: [...workers], ...figures };
    },
    jobRetry: async ({ body: { name, id } }) => {
      if (!(await queue.retry(name, id))) throw new CodedError('not-found');
      return { type: 'msg', msg: 'It is tried again' };
    },
  };
}
