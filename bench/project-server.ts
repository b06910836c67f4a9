/** The product's server with 1,000 members and 100,000 projects (their rows; documents on demand). */
import { openSession } from '../apps/server/src/features/session/session-repository.ts';
import { startHouse } from './start-house.ts';

const members = 1000;
const projects = 100_000;

const { db, pool, people, address } = await startHouse(null, members);
const first = people[0]?.id ?? 0;
await pool.query(
  `insert into projects (
    user_id, created_by, name, title, category, description, frames, duration, width, height,
    bytes, letters, revision, snapshot_revision, snapshot_at, created_at, updated_at
  )
  select $1::int + (n % $2::int), gen_random_uuid(), 'Project ' || n,
    'The video about subject number ' || n,
    (array['full-video', 'quiz-video', 'listicle-video', 'article-video'])[1 + (n / $2::int) % 4],
    repeat('What this video is about, in a few words. ', 5), 10, 60, 1920, 1080,
    20000, 15000, 1, 1, now(), now(), now() - make_interval(secs => (n * 7919) % 10000000)
  from generate_series(1, $3::int) n`,
  [first, members, projects],
);
await pool.query('analyze');
const cookies: string[] = [];
for (const { id } of people.slice(0, 200)) {
  const session = { userId: id, lifetimeSeconds: 3600, address: '127.0.0.1', userAgent: 'bench' };
  cookies.push(`reelwright-session=${await openSession(db, session)}`);
}
process.send?.({ address, cookies, members, projects });
