import type { User } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../http/caller.ts';
import { keptTopics } from '../user-data/user-data-repository.ts';
import { toUser } from './to-user.ts';

/** An account as the browser sees it, with what its person makes videos about. */
export async function describeUser(db: Database, account: Account): Promise<User> {
  const topics = await keptTopics(db, account.id);
  return {
    ...toUser(account),
    ...(topics?.targetKeyword && { target_keyword: topics.targetKeyword }),
    ...(topics && topics.keywords.length > 0 && { keywords: [...topics.keywords] }),
  };
}
