import { and, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import { accountColumns } from '../users/user-repository.ts';
import { hashSessionToken, newSessionToken } from './session-token.ts';

interface NewSession {
  /** Nothing for a guest. */
  readonly userId: number | undefined;
  readonly lifetimeSeconds: number;
  /** Whether each use begins the lifetime anew. */
  readonly sliding?: boolean;
  readonly address: string;
  readonly userAgent: string;
}

/** Nobody stays signed in for longer without showing a password again. */
export const longestSessionSeconds = 30 * 86_400;
/** How exactly we know when a session was last used: writing it down at every call would cost. */
const seenEverySeconds = 600;

/** Opens a session and returns the token for its cookie. */
export async function openSession(db: Database, session: NewSession): Promise<string> {
  const token = newSessionToken();
  await db.insert(sessions).values({
    tokenHash: hashSessionToken(token),
    userId: session.userId ?? null,
    address: session.address,
    userAgent: session.userAgent.slice(0, 300),
    expiresAt: sql`now() + make_interval(secs => ${session.lifetimeSeconds})`,
    idleSeconds: session.sliding ? session.lifetimeSeconds : null,
  });
  return token;
}

/** Gives a session a new token and says how long it has; the old token is worth nothing any more. */
export async function renewToken(db: Database, id: string) {
  const token = newSessionToken();
  const [row] = await db
    .update(sessions)
    .set({ tokenHash: hashSessionToken(token) })
    .where(eq(sessions.id, id))
    .returning({ idleSeconds: sessions.idleSeconds, expiresAt: sessions.expiresAt });
  return row && { token, ...row };
}

/** Who owns these tokens, by hex of their hash; tokens that are unknown or expired are left out. */
type FindCallers = (tokenHashes: readonly Buffer[]) => Promise<Map<string, Caller>>;

/** Prepared once: this runs for nearly every call. */
export function prepareFindCallers(db: Database): FindCallers {
  const query = db
    .select({
      tokenHash: sessions.tokenHash,
      sessionId: sessions.id,
      provedHumanAt: sessions.provedHumanAt,
      visit: sql<boolean>`${sessions.visitorId} is not null`,
      mayChange: sql<boolean>`coalesce(${users.visitorsMayChangeUntil} > now(), false)`,
      unseen: sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(secs => ${seenEverySeconds})`,
      account: accountColumns,
    })
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
    const unseen = rows.filter((row) => row.unseen).map((row) => row.sessionId);
    if (unseen.length > 0) await markSeen(db, unseen);
    return new Map(
      rows.map(({ tokenHash, sessionId, provedHumanAt, visit, mayChange, account }) => {
        const session = { sessionId, provedHumanAt };
        const caller: Caller =
          account?.id == null
            ? { kind: 'guest', ...session }
            : {
                kind: 'member',
                ...account,
                ...session,
                ...(visit && { visit, visitMayChange: mayChange }),
              };
        return [tokenHash.toString('hex'), caller];
      }),
    );
  };
}

async function markSeen(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .update(sessions)
    .set({
      lastSeenAt: sql`now()`,
      expiresAt: sql`case when ${sessions.idleSeconds} is null then ${sessions.expiresAt} else least(
        now() + make_interval(secs => ${sessions.idleSeconds}),
        ${sessions.createdAt} + make_interval(secs => ${longestSessionSeconds})) end`,
    })
    .where(inArray(sessions.id, [...ids]));
}

/** Those of some sessions that have not ended. */
export async function listLiveSessionIds(
  db: Database,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, sql`now()`)));
  return rows.map(({ id }) => id);
}

export async function listSessions(db: Database, userId: number) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      address: sessions.address,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}

/** Ends a session by the token in its cookie. */
export async function endSessionOfToken(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashSessionToken(token)));
}

/** Ends one session of a person; false when they have no such session. */
export async function endSession(db: Database, userId: number, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a person, or all but one, and their visits in accounts of others. */
export async function endSessions(db: Database, userId: number, except?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(
      and(
        or(eq(sessions.userId, userId), eq(sessions.visitorId, userId)),
        except ? ne(sessions.id, except) : undefined,
      ),
    );
}

/** Ends somebody's visits in accounts of others. */
export async function endVisitsBy(db: Database, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.visitorId, userId));
}

export async function markProvedHuman(
  db: Database,
  sessionId: string,
  tzOffsetMinutes: number,
): Promise<void> {
  await db
    .update(sessions)
    .set({ provedHumanAt: sql`now()`, tzOffsetMinutes })
    .where(eq(sessions.id, sessionId));
}

/** How long ago somebody signed in with a session. */
export async function sessionAgeSeconds(db: Database, id: string): Promise<number | undefined> {
  const [row] = await db
    .select({ age: sql`extract(epoch from now() - ${sessions.createdAt})`.mapWith(Number) })
    .from(sessions)
    .where(eq(sessions.id, id));
  return row?.age;
}
