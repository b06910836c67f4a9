import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import { hashSessionToken, newSessionToken } from './session-token.ts';

interface NewSession {
  /** Nothing for a guest. */
  readonly userId: number | undefined;
  readonly lifetimeSeconds: number;
  readonly address: string;
  readonly userAgent: string;
}

/** Opens a session and returns the token for its cookie. */
export async function openSession(db: Database, session: NewSession): Promise<string> {
  const token = newSessionToken();
  await db.insert(sessions).values({
    tokenHash: hashSessionToken(token),
    userId: session.userId ?? null,
    address: session.address,
    userAgent: session.userAgent.slice(0, 300),
    expiresAt: sql`now() + make_interval(secs => ${session.lifetimeSeconds})`,
  });
  return token;
}

/** Who owns these tokens, by hex of their hash; tokens that are unknown or expired are left out. */
export type FindCallers = (tokenHashes: readonly Buffer[]) => Promise<Map<string, Caller>>;

/** Prepared once: this runs for nearly every call. */
export function prepareFindCallers(db: Database): FindCallers {
  const query = db
    .select({ tokenHash: sessions.tokenHash, user: users })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')}::bytea[])`,
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .prepare('find_callers');
  return async (tokenHashes) => {
    const rows = await query.execute({ tokenHashes });
    return new Map(
      rows.map(({ tokenHash, user }) => {
        const key = tokenHash.toString('hex');
        const caller: Caller = user
          ? { kind: 'member', ...user }
          : { kind: 'guest', sessionKey: key };
        return [key, caller];
      }),
    );
  };
}
