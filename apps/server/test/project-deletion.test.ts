import { beforeAll, describe, expect, it } from 'vitest';
import { purgeDeletedProjects } from '../src/features/projects/project-upkeep.ts';
import { movie, openHouse, openTab, type TestMember } from './test-projects.ts';

const { database, openMember } = await openHouse();
let ann: TestMember;
const dataJson = JSON.stringify(movie());
const newProject = async (): Promise<number> => (await ann.save({ data_json: dataJson })).id;
const call = async (name: string, id: number) =>
  (await ann.post(`/api/user/projects/${name}`, { id })).json();
const rowsOf = async (id: number) => {
  const counts = [];
  for (const [table, column] of [
    ['projects', 'id'],
    ['project_revisions', 'project_id'],
    ['project_snapshots', 'project_id'],
  ]) {
    const found = `select 1 from ${table} where ${column} = $1`;
    counts.push((await database.pool.query(found, [id])).rowCount);
  }
  return counts;
};

describe('deleting a project', () => {
  beforeAll(async () => {
    ann = await openMember();
  });

  it('takes it off the list and puts it among the recently deleted', async () => {
    const id = await newProject();
    expect(await call('remove', id)).toEqual({
      type: 'msg',
      msg: 'The project was deleted. You can bring it back for 30 days.',
    });
    expect((await ann.list()).results).toEqual([]);
    const { results } = await ann.list({ deleted: true });
    expect(results).toMatchObject([{ id }]);
    expect(Date.parse(results[0].deleted_at)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('shows what was deleted last first', async () => {
    const [older, newer] = [await newProject(), await newProject()];
    await call('remove', newer);
    await call('remove', older);
    const { results } = await ann.list({ deleted: true });
    expect(results.slice(0, 2)).toMatchObject([{ id: older }, { id: newer }]);
  });

  it('may be asked for twice, and does not begin the 30 days anew', async () => {
    const id = await newProject();
    const first = await call('remove', id);
    const { deleted_at } = (await ann.list({ deleted: true })).results[0];
    expect(await call('remove', id)).toEqual(first);
    expect((await ann.list({ deleted: true })).results[0].deleted_at).toBe(deleted_at);
  });

  it('hides it from every other call', async () => {
    const id = await newProject();
    const tab = await openTab(ann, id);
    await call('remove', id);
    const replies = [
      await ann.get('/api/user/projects/load', { id }),
      await ann.get('/api/user/projects/history', { id }),
      await ann.get('/api/members/save-local', { proj_id: id }),
      await ann.post('/api/user/projects/save', { ...tab.body([]), data_json: dataJson }),
      await ann.post('/api/user/projects/patch', tab.body([])),
      await ann.post('/api/user/projects/clone', { id }),
      await ann.post('/api/user/projects/restore', { id, revision: 1 }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(404));
  });

  it('can be taken back, and everything is as it was', async () => {
    const id = await newProject();
    const before = await ann.load(id);
    await call('remove', id);
    expect(await call('undelete', id)).toEqual({ type: 'msg', msg: 'The project is back.' });
    expect(await ann.load(id)).toEqual(before);
    expect(await call('undelete', id)).toEqual({ type: 'msg', msg: 'The project is back.' });
  });

  it('for good needs that it was deleted before', async () => {
    const id = await newProject();
    expect(await call('purge', id)).toEqual({ error: 'Please delete the project first.' });
    await call('remove', id);
    expect((await call('purge', id)).msg).toBe('The project was deleted for good.');
    expect(await rowsOf(id)).toEqual([0, 0, 0]);
    expect(await call('purge', id)).toEqual({ error: "We couldn't find what you asked for." });
  });

  it('becomes final after 30 days, and not a day sooner', async () => {
    const [old, young, alive] = [await newProject(), await newProject(), await newProject()];
    const age = (id: number, days: number) =>
      database.pool.query(
        'update projects set deleted_at = now() - make_interval(days => $2, mins => 1) where id = $1',
        [id, days],
      );
    await age(old, 30);
    await age(young, 29);
    await purgeDeletedProjects(database.db);
    expect(await rowsOf(old)).toEqual([0, 0, 0]);
    expect(await rowsOf(young)).toEqual([1, 1, 1]);
    expect(await rowsOf(alive)).toEqual([1, 1, 1]);
  });
});
