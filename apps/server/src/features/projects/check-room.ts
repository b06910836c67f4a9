import { formatLimit, limitTable, planOf } from '@reelwright/plans';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import {
  countStored,
  findPlan,
  holdRoom,
  type ProjectRow,
  type StoredPlan,
} from './project-repository.ts';

const megabyte = 1_000_000;

/**
 * Refuses the project that this transaction has just added if the plan has no room for it. The room
 * is held until the end, so that two that come at once do not both get the last place.
 */
export async function checkRoomForProject(db: Database, userId: number): Promise<void> {
  await holdRoom(db, userId);
  await checkRoom(db, userId, await findPlan(db, userId), 0);
}

/** The same for a project that is about to grow. Small ones always may: their number is limited. */
export async function checkRoomToGrow(
  db: Database,
  before: Pick<ProjectRow, 'userId' | 'bytes'>,
  after: Pick<ProjectRow, 'bytes'>,
): Promise<void> {
  if (after.bytes <= before.bytes || after.bytes <= megabyte) return;
  await holdRoom(db, before.userId);
  const plan = await findPlan(db, before.userId);
  await checkRoom(db, before.userId, plan, after.bytes - before.bytes);
}

async function checkRoom(
  db: Database,
  userId: number,
  plan: StoredPlan,
  moreBytes: number,
): Promise<void> {
  const { tier, limits } = planOf({ ...plan, guest: false }, new Date());
  const stored = await countStored(db, userId);
  if (limits.maxProjects !== null && stored.projects > limits.maxProjects) {
    throw new CodedError('projects-full', { limit: formatLimit(limitTable.maxProjects, tier) });
  }
  const megabytes = (stored.bytes + moreBytes) / megabyte;
  if (limits.projectMegabytes !== null && megabytes > limits.projectMegabytes) {
    const room = formatLimit(limitTable.projectMegabytes, tier);
    throw new CodedError('projects-full', { limit: `${room} of projects` });
  }
}
