import type { healthCalls } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Documents } from '../projects/documents.ts';
import { reviveRender } from '../videos/revive-render.ts';
import {
  readFailed,
  readFailedFilms,
  readFigures,
  readQueues,
  readWorkers,
} from './health-report.ts';
import { wantAgain } from './want-again.ts';

interface ReportParts {
  readonly db: Database;
  readonly queue: Queue;
  readonly documents: Documents;
  readonly dataDir: string;
  readonly sendsMail: () => boolean;
}

const maxFailed = 20;

export function createHealthReportHandlers({
  db,
  queue,
  documents,
  dataDir,
  sendsMail,
}: ReportParts): FeatureHandlers<keyof typeof healthCalls> {
  return {
    healthReport: async () => {
      const [queues, failed, films, workers, figures] = await Promise.all([
        readQueues(db),
        readFailed(db, maxFailed),
        readFailedFilms(db, maxFailed),
        readWorkers(db),
        readFigures(db, dataDir),
      ]);
      return {
        queues: [...queues],
        failed: [...failed],
        failed_films: [...films],
        workers: [...workers],
        ...figures,
        mails: { ...figures.mails, are_kept: !sendsMail() },
      };
    },
    jobRetry: async ({ body: { name, id } }) => {
      await wantAgain(db, name, id);
      if (!(await queue.retry(name, id))) throw new CodedError('not-found');
      return { type: 'msg', msg: 'It’s being tried again' };
    },
    filmRetry: async ({ body: { id } }) => {
      await reviveRender({ db, queue, documents }, id);
      return { type: 'msg', msg: 'The film is being made again' };
    },
  };
}
