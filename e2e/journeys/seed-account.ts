import type { Page } from '@playwright/test';
import { connectDatabase } from '../../apps/server/src/db/database.ts';
import { installation, users } from '../../apps/server/src/db/schema/index.ts';
import { openSession } from '../../apps/server/src/features/session/session-repository.ts';
import {
  createPasswordHasher,
  type PasswordHasher,
} from '../../apps/server/src/features/sign-in/password-hasher.ts';
import { createLog } from '../../apps/server/src/log/create-log.ts';
import { findRunningCluster } from '../../apps/server/src/postgres/find-running-cluster.ts';

interface SeededAccount {
  readonly email: string;
  readonly password: string;
  readonly verified: boolean;
  /** A free account without one. */
  readonly plan?: string;
  /** Whether the installation becomes theirs. */
  readonly owner?: boolean;
}

let hasher: Promise<PasswordHasher> | undefined;
const hashes = new Map<string, Promise<string>>();

/**
 * Writes an account into the database and leaves the browser signed in: as if somebody had signed up
 * some days ago, in a hundredth of the time. Nobody has a video yet.
 * @param dataDir of the installation that the browser visits
 */
export async function seedAccount(
  page: Page,
  { email, password, verified, plan, owner }: SeededAccount,
  dataDir: string,
): Promise<void> {
  const databaseUrl = await findRunningCluster(dataDir);
  if (!databaseUrl) throw new Error(`No database runs in ${dataDir}.`);
  const log = createLog('command', { LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });
  const { db, close } = connectDatabase({ databaseUrl, poolSize: 1, log });
  try {
    const passwordHash = await hashOnce(password);
    const [user] = await db
      .insert(users)
      .values({ email, passwordHash, verified, ...(plan && { plan }) })
      .returning({ id: users.id });
    // Its first questions are answered: only the journey about them sees them.
    if (owner && user) {
      await db.update(installation).set({ ownerId: user.id, welcomedAt: new Date() });
    }
    const token = await openSession(db, {
      userId: user?.id,
      lifetimeSeconds: 86_400,
      address: '127.0.0.1',
      userAgent: 'Chrome',
    });
    await beProvedHuman(page, user?.id);
    const cookie = { name: 'reelwright-session', value: token, domain: 'localhost', path: '/' };
    await page.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }]);
  } finally {
    await close();
  }
}

/** This browser has proved itself before: otherwise every page computes on a puzzle for a second or two. */
async function beProvedHuman(page: Page, userId: number | undefined): Promise<void> {
  await page.addInitScript((id) => {
    if (location.protocol !== 'http:') return;
    sessionStorage.setItem('reelwright-proved-human', String(id));
  }, userId);
}

/** Hashing is slow by intention; everybody has the same password here. */
function hashOnce(password: string): Promise<string> {
  hasher ??= createPasswordHasher();
  const known = hashes.get(password) ?? hasher.then((each) => each.hash(password));
  hashes.set(password, known);
  return known;
}
