import { randomBytes, randomUUID } from 'node:crypto';
import { changeItem } from '@reelwright/movie';
import { limitsOf } from '@reelwright/plans';
import { describe, expect, it } from 'vitest';
import { trimHistory } from '../src/features/projects/trim-history.ts';
import { movie, openHouse, openTab, slide, type TestMember, textItem } from './test-projects.ts';

const { database, openMember } = await openHouse();
const most = limitsOf('free').maxProjects ?? 0;
const megabytes = limitsOf('free').projectMegabytes ?? 0;
const data_json = JSON.stringify(movie([slide('a', textItem('x'))]));
const full = (limit: string) => ({
  error: `Your plan has room for ${limit}, and it's full. Please permanently delete what you no longer need, or upgrade.`,
});
const projectsFull = full('200 projects');

/** As many projects as a member may have, but for these; each as large as they say. */
async function fill(member: TestMember, { but = 0, bytes = 1000 } = {}): Promise<void> {
  const { id } = await member.save({ data_json });
  await database.pool.query(
    `insert into projects (user_id, created_by, name, title, category, description, frames, duration,
       width, height, bytes, letters, revision, snapshot_revision, snapshot_at)
     select user_id, gen_random_uuid(), name, title, category, description, frames, duration,
       width, height, $2, letters, revision, snapshot_revision, snapshot_at
     from projects, generate_series(1, $3) where id = $1`,
    [id, bytes, most - but - 1],
  );
}

describe('an account that is full of projects', () => {
  it('takes no further one, from wherever it comes, and loses nothing', async () => {
    const ann = await openMember();
    await fill(ann, { but: 1 });
    const last = { data_json, change_id: randomUUID() };
    const saved = await ann.save(last);
    expect(saved).toMatchObject({ type: 'saved', revision: 1 });
    const replies = [
      await ann.post('/api/user/projects/save', { data_json, change_id: randomUUID() }),
      await ann.post('/api/user/projects/clone', { id: saved.id }),
      await ann.post('/api/user/projects/import', { backup: data_json }),
    ];
    for (const reply of replies) {
      expect([reply.statusCode, reply.headers['x-error-code']]).toEqual([409, 'projects-full']);
      expect(reply.json()).toEqual(projectsFull);
    }
    expect((await ann.list()).$meta.items_total).toBe(most);
    // The save that took the last place, sent again because its answer was lost, and the next edit of it.
    expect(await ann.save(last)).toEqual(saved);
    const tab = await openTab(ann, saved.id);
    const change = { slideId: 'a', itemId: 'x', fields: { text: 'Longer than it was' } };
    expect(await tab.send(tab.edit(changeItem, change))).toMatchObject({ revision: 2 });
  });

  it('gives the last place to one of two that come at once', async () => {
    const ann = await openMember();
    await fill(ann, { but: 1 });
    const both = await Promise.all([ann.save({ data_json }), ann.save({ data_json })]);
    expect(both).toContainEqual(projectsFull);
    expect(both).toContainEqual(expect.objectContaining({ type: 'saved' }));
  });

  it('has room again after something was deleted for good, or on a larger plan', async () => {
    const ann = await openMember();
    await fill(ann);
    const [first] = (await ann.list()).results;
    await ann.post('/api/user/projects/remove', { id: first.id });
    expect(await ann.save({ data_json })).toEqual(projectsFull);
    await ann.post('/api/user/projects/purge', { id: first.id });
    expect(await ann.save({ data_json })).toMatchObject({ type: 'saved' });
    expect(await ann.save({ data_json })).toEqual(projectsFull);
    await database.pool.query("update users set plan = 'pro' where id = $1", [ann.id]);
    expect(await ann.save({ data_json })).toMatchObject({ type: 'saved' });
  });
});

it('large projects stop growing where the room ends; small ones, and what gets smaller, are saved', async () => {
  const ann = await openMember();
  const long = (length: number) =>
    movie(
      Array.from({ length: 8 }, (_, place) =>
        slide(`s${place}`, textItem(`t${place}`, 'a'.repeat(length))),
      ),
    );
  const { id } = await ann.save({ data_json: JSON.stringify(long(190_000)) });
  await fill(ann, { but: 2, bytes: Math.floor((megabytes * 1e6 - 1_600_000) / (most - 3)) });
  const small = await ann.save({ data_json });
  const tab = await openTab(ann, id);
  const grow = { slideId: 's0', itemId: 't0', fields: { text: 'a'.repeat(199_000) } };
  expect(await tab.send(tab.edit(changeItem, grow))).toMatchObject({ type: 'saved' });
  const further = { slideId: 's1', itemId: 't1', fields: { text: 'a'.repeat(199_999) } };
  const before = tab.data;
  for (let place = 1; place < 8; place += 1) {
    tab.edit(changeItem, { ...further, slideId: `s${place}`, itemId: `t${place}` });
  }
  const whole = { id, revision: tab.revision, data_json: JSON.stringify(tab.data) };
  expect(await ann.save(whole)).toEqual(full('500 MB of projects'));
  tab.data = before;
  const shrink = { slideId: 's0', itemId: 't0', fields: { text: 'short' } };
  expect(await tab.send(tab.edit(changeItem, shrink))).toMatchObject({ type: 'saved' });
  const other = await openTab(ann, small.id);
  const change = { slideId: 'a', itemId: 'x', fields: { text: 'a little longer' } };
  expect(await other.send(other.edit(changeItem, change))).toMatchObject({ type: 'saved' });
});

it('two projects that grow at once do not both get the last room', async () => {
  const ann = await openMember();
  const long = (length: number) =>
    JSON.stringify(
      movie(
        Array.from({ length: 8 }, (_, place) =>
          slide(`s${place}`, textItem(`t${place}`, 'a'.repeat(length))),
        ),
      ),
    );
  const ids = [];
  for (const _ of ['one', 'other']) ids.push((await ann.save({ data_json: long(150_000) })).id);
  await fill(ann, { but: 2, bytes: Math.floor((megabytes * 1e6 - 2_900_000) / (most - 3)) });
  const replies = await Promise.all(
    ids.map((id) => ann.save({ id, revision: 1, data_json: long(190_000) })),
  );
  expect(replies).toContainEqual(full('500 MB of projects'));
  expect(replies).toContainEqual(expect.objectContaining({ type: 'saved' }));
});

it('what projects were takes no more room than the plan has left: the oldest goes first', async () => {
  const ann = await openMember();
  const { id } = await ann.save({ data_json });
  // Random letters, which no packing makes smaller.
  const note = () => randomBytes(1_500_000).toString('base64');
  for (let revision = 1; revision <= 5; revision += 1) {
    await ann.save({ id, revision, data_json: JSON.stringify({ ...movie(), note: note() }) });
    await database.pool.query(
      `update project_snapshots set saved_at = saved_at - interval '2 minutes' where project_id = $1`,
      [id],
    );
    await database.pool.query(
      `update project_revisions set saved_at = saved_at - interval '2 minutes' where project_id = $1`,
      [id],
    );
  }
  await fill(ann, { but: 1, bytes: Math.floor((megabytes * 1e6) / (most - 2)) });
  // While the last save is still copied, it leaves the project for the next time.
  const trimmed = async () => {
    await trimHistory(database.db, ann.id);
    const { rows } = await database.pool.query(
      'select revision from project_snapshots where project_id = $1 order by revision',
      [id],
    );
    return rows.map(({ revision }) => revision);
  };
  // Five megabytes are left in any case: the newest, and two more of 1.5 MB each.
  await expect.poll(trimmed).toEqual([4, 5, 6]);
  expect(JSON.parse((await ann.load(id)).data_json).note).toHaveLength(2_000_000);
});
