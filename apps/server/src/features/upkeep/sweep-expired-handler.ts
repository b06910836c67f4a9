import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rateLimits, sessions } from '../../db/schema/index.ts';
import { handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { sweepExpiredJob } from './sweep-expired-job.ts';

export function createSweepExpiredHandler(db: Database): JobHandler {
  return handleJob({
    job: sweepExpiredJob,
    run: async () => {
      await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
      await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
    },
  });
}
