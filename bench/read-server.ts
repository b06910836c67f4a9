/** The product's server, asked who is signed in. */
import { openSession } from '../apps/server/src/features/session/session-repository.ts';
import { startHouse } from './start-house.ts';

const { db, people, address, databaseUrl, dataDir } = await startHouse(null);
const cookies: string[] = [];
for (const { id } of people) {
  const session = { userId: id, lifetimeSeconds: 3600, address: '127.0.0.1', userAgent: 'bench' };
  cookies.push(`reelwright-session=${await openSession(db, session)}`);
}
process.send?.({ url: `${address}/api/user/info`, cookies, databaseUrl, dataDir });
