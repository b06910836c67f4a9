import { CodedError } from '../../errors/coded-error.ts';
import type { ProjectParts } from './project-parts.ts';
import { countOwn } from './project-repository.ts';

/**
 * How far the videos of some projects are. A project whose video was never asked for has no record
 * and is left out; nothing makes videos yet, so that is all of them.
 */
export async function videoStatuses(
  { db }: ProjectParts,
  userId: number,
  ids: readonly number[],
): Promise<[]> {
  const wanted = [...new Set(ids)];
  if ((await countOwn(db, userId, wanted)) < wanted.length) throw new CodedError('not-found');
  return [];
}
