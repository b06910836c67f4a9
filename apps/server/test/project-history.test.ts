import { addItem, changeItem, removeSlide } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { Documents } from '../src/features/projects/documents.ts';
import { thinAllHistories } from '../src/features/projects/project-upkeep.ts';
import { isDue } from '../src/features/projects/snapshot-writer.ts';
import { thinHistory } from '../src/features/projects/thin-history.ts';
import { movie, openHouse, openTab, slide, textItem } from './test-projects.ts';

const { database, openMember } = await openHouse();
const ann = await openMember();

interface Point {
  readonly revision: number;
  readonly title: string;
  readonly frames: number;
  readonly bytes: number;
  readonly saved_at: string;
  readonly current: boolean;
}

const newProject = async (fields: object = {}): Promise<number> => {
  const data = movie([slide('a', textItem('x')), slide('b')]);
  return (await ann.save({ data_json: JSON.stringify(data), ...fields })).id;
};
const historyOf = async (id: number): Promise<Point[]> =>
  (await ann.get('/api/user/projects/history', { id })).json().results;
const restore = async (id: number, revision: number) =>
  (await ann.post('/api/user/projects/restore', { id, revision })).json();
const revisionsOf = (points: readonly Point[]) => points.map(({ revision }) => revision);
const copiesOf = async (id: number): Promise<number[]> => {
  const { rows } = await database.pool.query(
    'select revision from project_snapshots where project_id = $1 order by revision',
    [id],
  );
  return rows.map(({ revision }) => revision);
};

/** Moves everything that was saved so far into the past. */
async function letPass(id: number, interval: string): Promise<void> {
  const past = `- interval '${interval}'`;
  for (const statement of [
    `update project_revisions set saved_at = saved_at ${past} where project_id = $1`,
    `update project_snapshots set saved_at = saved_at ${past} where project_id = $1`,
    `update projects set snapshot_at = snapshot_at ${past}, updated_at = updated_at ${past} where id = $1`,
  ]) {
    await database.pool.query(statement, [id]);
  }
}

/** An edit that is told apart from others, as a diff. */
async function patchTo(id: number, text: string): Promise<void> {
  const tab = await openTab(ann, id);
  const fields = { text };
  const reply = await tab.send(tab.edit(changeItem, { slideId: 'a', itemId: 'x', fields }));
  expect(reply.type).toBe('saved');
}
const textAt = (project: { data_json: string }): string =>
  JSON.parse(project.data_json).frames[0].items[0].text;

describe('the history of a project', () => {
  it('shows when, how large, which title and how many slides', async () => {
    const id = await newProject({ title: 'First' });
    await letPass(id, '5 minutes');
    const tab = await openTab(ann, id);
    await ann.patch({ ...tab.edit(removeSlide, { slideId: 'b' }), meta: { title: 'Second' } });
    const [newest, oldest] = await historyOf(id);
    expect(newest).toMatchObject({ revision: 2, title: 'Second', frames: 1, current: true });
    expect(oldest).toMatchObject({ revision: 1, title: 'First', frames: 2, current: false });
    expect(newest?.bytes).toBe(JSON.stringify(tab.data).length);
    expect(Date.parse(oldest?.saved_at ?? '')).toBeLessThan(Date.now() - 4.9 * 60_000);
  });

  it('has at most one point per minute, the newest, although every change was kept', async () => {
    const id = await newProject();
    await letPass(id, '10 minutes');
    for (const text of ['one', 'two', 'three']) await patchTo(id, text);
    await letPass(id, '2 minutes');
    await patchTo(id, 'four');
    // Changes may fall on both sides of a full minute.
    const points = await historyOf(id);
    expect(revisionsOf(points).filter((revision) => revision > 1)).toEqual(
      expect.arrayContaining([5, 4]),
    );
    expect(points.length).toBeLessThanOrEqual(4);
    expect(points.at(-1)?.revision).toBe(1);
  });

  it('writes a whole copy after ten minutes of small changes, and after a hundred', async () => {
    const id = await newProject();
    await patchTo(id, 'soon');
    expect(await copiesOf(id)).toEqual([1]);
    await letPass(id, '10 minutes');
    await patchTo(id, 'later');
    await expect.poll(() => copiesOf(id)).toEqual([1, 3]);
    const tab = await openTab(ann, id);
    for (let count = 0; count < 100; count += 1) {
      const fields = { text: `change ${count}` };
      await tab.send(tab.edit(changeItem, { slideId: 'a', itemId: 'x', fields }));
    }
    await expect.poll(async () => (await copiesOf(id)).at(-1)).toBe(103);
    expect(JSON.parse((await ann.load(id)).data_json)).toEqual(tab.data);
  });

  it('writes a whole copy when the changes add up to a quarter of the document', () => {
    const row = { revision: 5, snapshotRevision: 1, snapshotAt: new Date(), bytes: 10_000_000 };
    expect(isDue({ ...row, diffBytes: 2_400_000 }, new Date())).toBe(false);
    expect(isDue({ ...row, diffBytes: 2_600_000 }, new Date())).toBe(true);
    expect(isDue({ ...row, bytes: 1000, diffBytes: 200_000 }, new Date())).toBe(false);
  });
});

describe('going back', () => {
  it('makes an earlier point the newest revision', async () => {
    const id = await newProject({ title: 'First' });
    await patchTo(id, 'second');
    await ann.patch({ ...(await openTab(ann, id)).body([]), meta: { title: 'Third' } });
    const reply = await restore(id, 1);
    expect(reply).toMatchObject({ id, revision: 4, title: 'First' });
    expect(textAt(reply)).toBe('Hello');
    expect(await ann.load(id)).toEqual(reply);
  });

  it('can itself be taken back, also right away and also much later', async () => {
    const id = await newProject();
    await patchTo(id, 'second');
    await restore(id, 1);
    await thinHistory(database.db, id);
    expect(revisionsOf(await historyOf(id))).toContain(2);
    await letPass(id, '40 days');
    await thinHistory(database.db, id);
    const back = await restore(id, 2);
    expect([back.revision, textAt(back)]).toEqual([4, 'second']);
  });

  it('goes on from there with small changes', async () => {
    const id = await newProject();
    await patchTo(id, 'second');
    await restore(id, 1);
    await patchTo(id, 'third');
    expect(textAt(await ann.load(id))).toBe('third');
  });

  it('reaches points that exist only as changes', async () => {
    const id = await newProject();
    for (const text of ['one', 'two', 'three']) await patchTo(id, text);
    expect(await copiesOf(id)).toEqual([1]);
    expect(textAt(await restore(id, 3))).toBe('two');
  });

  it('to where the project is changes nothing', async () => {
    const id = await newProject();
    expect((await restore(id, 1)).revision).toBe(1);
  });

  it('is not possible to what never was', async () => {
    const id = await newProject();
    const reply = await ann.post('/api/user/projects/restore', { id, revision: 7 });
    expect(reply.statusCode).toBe(404);
  });
});

describe('thinning out', () => {
  /** A point, whole, that many minutes ago. Oldest first. */
  async function projectWithPoints(minutesAgo: readonly number[]): Promise<number> {
    const id = await newProject();
    let last = minutesAgo[0] ?? 0;
    for (const [index, minutes] of minutesAgo.entries()) {
      await letPass(id, `${last - minutes} minutes`);
      last = minutes;
      if (index === 0) continue;
      const data = movie([slide('a', textItem('x', `at ${minutes}`))]);
      const body = { id, revision: index, data_json: JSON.stringify(data) };
      expect((await ann.save(body)).type).toBe('saved');
    }
    await letPass(id, `${last} minutes`);
    return id;
  }

  const day = 24 * 60;

  it('keeps points of every age, fewer the older they are, and the first for good', async () => {
    const ages = [
      ...[200, 199, 150, 100, 99].map((days) => days * day),
      20 * day,
      20 * day - 1,
      3 * day,
      600,
      599,
      300,
      30,
      20,
      10,
    ];
    const id = await projectWithPoints(ages);
    const { rows } = await database.pool.query<{ revision: number; saved_at: Date }>(
      'select revision, saved_at from project_snapshots where project_id = $1 order by revision',
      [id],
    );
    const stretches = rows.map(({ saved_at }) => stretchOf(saved_at));
    const expected = rows
      .filter((_, index) => index === 0 || !stretches.includes(stretches[index] ?? '', index + 1))
      .map(({ revision }) => revision);
    expect(expected).toEqual(expect.arrayContaining([1, 2, 3, 5, 7, 8, 10, 11, 12, 13, 14]));
    await thinAllHistories(database.db, new AbortController().signal);
    expect(await copiesOf(id)).toEqual(expected);
    const points = await historyOf(id);
    expect(revisionsOf(points).toReversed()).toEqual(expected);
    for (const { revision } of points) {
      const text = revision === 1 ? 'Hello' : `at ${ages[revision - 1]}`;
      expect(await textOfRevision(id, revision)).toBe(text);
    }
  });

  function stretchOf(time: Date): string {
    const seconds = time.getTime() / 1000;
    const ageMinutes = (Date.now() - time.getTime()) / 60_000;
    if (ageMinutes < 60) return `minute ${Math.floor(seconds / 60)}`;
    if (ageMinutes < day) return `ten ${Math.floor(seconds / 600)}`;
    if (ageMinutes < 30 * day) return `day ${Math.floor(seconds / 86_400)}`;
    return `week ${Math.floor(seconds / 604_800)}`;
  }

  it('keeps one of a hundred saves within a minute, and never the newest away', async () => {
    const id = await newProject();
    for (let revision = 1; revision <= 100; revision += 1) {
      const data = movie([slide('a', textItem('x', `save ${revision}`))]);
      await ann.save({ id, revision, data_json: JSON.stringify(data) });
    }
    await thinHistory(database.db, id);
    expect((await copiesOf(id)).length).toBeLessThanOrEqual(4);
    expect(textAt(await ann.load(id))).toBe('save 100');
  });

  it('still knows a repeated save after its copy was thinned out', async () => {
    const id = await newProject();
    const data_json = JSON.stringify(movie([slide('a', textItem('x', 'mine'))]));
    const body = { id, revision: 1, data_json, change_id: crypto.randomUUID() };
    const first = await ann.save(body);
    await ann.save({ id, revision: 2, data_json });
    await ann.save({ id, revision: 3, data_json });
    await thinHistory(database.db, id);
    expect(await ann.save(body)).toEqual(first);
  });

  it('leaves no change behind that nothing leads to', async () => {
    const id = await newProject();
    const data_json = JSON.stringify(movie([slide('a', textItem('x', 'whole'))]));
    await ann.save({ id, revision: 1, data_json });
    await patchTo(id, 'on top of the whole');
    await ann.save({ id, revision: 3, data_json });
    await thinHistory(database.db, id);
    for (const { revision } of await historyOf(id)) {
      expect((await restore(id, revision)).data_json).toBeTruthy();
    }
  });

  it('drops changes after a day but not what the project is made of', async () => {
    const id = await newProject();
    for (const text of ['one', 'two', 'three']) await patchTo(id, text);
    await letPass(id, '2 days');
    await thinHistory(database.db, id);
    expect(textAt(await ann.load(id))).toBe('three');
    await patchTo(id, 'four');
    await expect.poll(() => copiesOf(id)).toEqual([1, 5]);
    await letPass(id, '2 days');
    await thinHistory(database.db, id);
    const { rows } = await database.pool.query(
      'select revision from project_revisions where project_id = $1 order by revision',
      [id],
    );
    expect(rows.map(({ revision }) => revision)).toEqual([1, 5]);
    expect(textAt(await ann.load(id))).toBe('four');
  });

  it('does no harm while somebody is saving', async () => {
    const id = await newProject();
    const tab = await openTab(ann, id);
    let saving = true;
    const thinning = (async () => {
      while (saving) await thinHistory(database.db, id);
    })();
    for (let count = 0; count < 60; count += 1) {
      const item = textItem(`n${count}`);
      const reply = await tab.send(tab.edit(addItem, { slideId: 'a', item }));
      expect(reply).toMatchObject({ type: 'saved', revision: count + 2 });
    }
    saving = false;
    await thinning;
    expect(JSON.parse((await ann.load(id)).data_json)).toEqual(tab.data);
  });

  async function textOfRevision(id: number, revision: number): Promise<string> {
    const text = await new Documents().textAt(database.db, id, revision);
    return textAt({ data_json: text ?? '' });
  }
});
