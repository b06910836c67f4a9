import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  codes,
  googleAttempts,
  rateLimits,
  sessions,
  signInSteps,
  usedChallenges,
} from '../../db/schema/index.ts';
import { handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { deleteOldActivities } from '../activity/activity-repository.ts';
import { forgetVisitors } from '../affiliates/referral/count-visit.ts';
import { deleteUnconfirmedLeads } from '../leads/lead-repository.ts';
import { deleteOldMails } from '../mail/mail-repository.ts';
import { purgeDeletedProjects } from '../projects/project-upkeep.ts';
import { deleteOldRenders } from '../videos/render-repository.ts';
import { sweepExpiredJob } from './sweep-expired-job.ts';

export function createSweepExpiredHandler(db: Database): JobHandler {
  return handleJob({
    job: sweepExpiredJob,
    run: async () => {
      for (const table of [sessions, codes, signInSteps, usedChallenges, googleAttempts]) {
        await db.delete(table).where(lt(table.expiresAt, sql`now()`));
      }
      await forgetVisitors(db, new Date());
      await deleteOldActivities(db);
      await deleteOldMails(db);
      await deleteUnconfirmedLeads(db);
      await purgeDeletedProjects(db);
      await deleteOldRenders(db);
      await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
    },
  });
}
