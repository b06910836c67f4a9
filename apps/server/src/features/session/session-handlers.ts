import type { User } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { describeUser } from '../users/describe-user.ts';
import { guestUser } from '../users/to-user.ts';
import { browserOf } from './browser.ts';
import { endSession, endSessionOfToken, endSessions, listSessions } from './session-repository.ts';
import { keepSession, openGuestSession } from './session-service.ts';

type SessionCalls =
  | 'userInfo'
  | 'userIp'
  | 'guest'
  | 'logout'
  | 'sessionList'
  | 'sessionEnd'
  | 'sessionEndOthers'
  | 'sessionEndAll';

export function createSessionHandlers(db: Database): FeatureHandlers<SessionCalls> {
  return {
    userInfo: async ({ caller }) => ({ type: 'user', user: await userOf(db, await caller()) }),
    userIp: ({ address }) => address,
    guest: async (context) => {
      const browser = await browserOf(context);
      const known = await userOf(db, browser.caller);
      if (known) return { type: 'user', user: known };
      keepSession(context.cookies, await openGuestSession(db, browser));
      return { type: 'user', user: guestUser };
    },
    logout: async ({ cookies }) => {
      // Whoever visits somebody's account has their own session beside it.
      for (const name of ['session', 'visitor'] as const) {
        const token = cookies.get(name);
        if (token) await endSessionOfToken(db, token);
        cookies.forget(name);
      }
      return { type: 'msg', msg: 'You are logged out.' };
    },
    sessionList: async ({ caller }) => {
      const { id, sessionId } = await caller();
      const rows = await listSessions(db, id);
      return {
        results: rows.map((row) => ({
          id: row.id,
          current: row.id === sessionId,
          user_agent: row.userAgent,
          address: row.address,
          created_at: row.createdAt.toISOString(),
          last_seen_at: row.lastSeenAt.toISOString(),
          expires_at: row.expiresAt.toISOString(),
        })),
      };
    },
    sessionEnd: async ({ body, caller }) => {
      const { id } = await caller();
      if (!(await endSession(db, id, body.id))) throw new CodedError('not-found');
      return { type: 'msg', msg: 'That device is logged out.' };
    },
    sessionEndOthers: async ({ caller }) => {
      const { id, sessionId } = await caller();
      await endSessions(db, id, sessionId);
      return { type: 'msg', msg: 'Your other devices are logged out.' };
    },
    sessionEndAll: async ({ caller, cookies }) => {
      const { id } = await caller();
      await endSessions(db, id);
      cookies.forget('session');
      return { type: 'msg', msg: 'You are logged out everywhere.' };
    },
  };
}

async function userOf(db: Database, caller: Caller): Promise<User | null> {
  switch (caller.kind) {
    case 'nobody':
      return null;
    case 'guest':
      return guestUser;
    case 'member':
      return describeUser(db, caller);
    default:
      return caller satisfies never;
  }
}
