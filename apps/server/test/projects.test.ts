import { randomUUID } from 'node:crypto';
import { addItem, changeItem, moveSlide, removeSlide } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { movie, openHouse, openTab, slide, textItem } from './test-projects.ts';
import { createTestServer } from './test-server.ts';

const { database, openMember } = await openHouse();
const ann = await openMember();

const twoSlides = JSON.stringify(movie([slide('a', textItem('x')), slide('b')]));
const newProject = async (fields: object = {}): Promise<number> =>
  (await ann.save({ data_json: twoSlides, ...fields })).id;
const dataOf = async (id: number) => JSON.parse((await ann.load(id)).data_json);

describe('saving a project', () => {
  it('gives a new one its id, the name My-Project and revision 1', async () => {
    const reply = await ann.save({ data_json: twoSlides });
    expect(reply).toMatchObject({ type: 'saved', revision: 1 });
    const project = await ann.load(reply.id);
    expect(project).toMatchObject({ name: 'My-Project', title: '', category: 'full-video' });
    expect(JSON.parse(project.data_json)).toEqual(JSON.parse(twoSlides));
    expect(project.updated_at).toBe(reply.updated_at);
  });

  it('makes one project of a first save that is sent again and again', async () => {
    const body = { data_json: twoSlides, title: 'Once', change_id: randomUUID() };
    const replies = await Promise.all([ann.save(body), ann.save(body), ann.save(body)]);
    replies.push(await ann.save(body));
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect(replies.every(({ type, revision }) => type === 'saved' && revision === 1)).toBe(true);
    expect((await ann.list({ search: 'Once' })).$meta.items_total).toBe(1);
  });

  it('needs no change id, and calls a project without a name My-Project', async () => {
    const unnamed = { data_json: twoSlides, name: '  ' };
    const { id } = (await ann.post('/api/user/projects/save', unnamed)).json();
    expect(await ann.load(id)).toMatchObject({ name: 'My-Project', revision: 1 });
    const tab = await openTab(ann, id);
    const { change_id: _, ...patch } = tab.body([]);
    const named = (meta: object, revision: number) =>
      ann.post('/api/user/projects/patch', { ...patch, revision, meta });
    expect((await named({ name: 'Coffee' }, 1)).json()).toMatchObject({
      type: 'saved',
      revision: 2,
    });
    expect((await named({ name: '' }, 2)).json()).toMatchObject({ type: 'saved', revision: 3 });
    expect(await ann.load(id)).toMatchObject({ name: 'My-Project', revision: 3 });
  });

  it('takes numbers out of range and nulls, which count as the nearest bound and the default', async () => {
    const far = { ...textItem('x'), x: null, timing: { startTime: -3, endTime: 9000 } };
    const long = { ...slide('a', far as never), duration: 5000, narration: null };
    const data = { ...movie([long as never]), movie: { size: { width: 1e9, height: null } } };
    const { id } = await ann.save({ data_json: JSON.stringify(data) });
    expect((await ann.list({ items_num: 1 })).results[0]).toMatchObject({
      id,
      duration: 999,
      width: 1920,
      height: 1080,
    });
    const tab = await openTab(ann, id);
    const change = [{ op: 'replace', path: '/frames/0/duration', value: null }] as const;
    const hash = tab.body([]).hash + 'null'.length - '5000'.length;
    expect(await ann.patch({ ...tab.body(change), hash })).toMatchObject({ type: 'saved' });
    expect((await ann.list({ items_num: 1 })).results[0]).toMatchObject({ id, duration: 600 });
  });

  it('keeps what it does not know', async () => {
    const data = { ...movie(), futureThing: { deep: [1, 'two'] } };
    const { id } = await ann.save({ data_json: JSON.stringify(data) });
    expect(await dataOf(id)).toEqual(data);
  });

  it('keeps a document of an earlier version as it was sent', async () => {
    const data = { frames: [{ id: 'a', items: [{ id: 'x', type: 'media', url: 'clip.mp4' }] }] };
    const { id } = await ann.save({ data_json: JSON.stringify(data) });
    expect(await dataOf(id)).toEqual(data);
    expect((await ann.list({ items_num: 1 })).results[0]).toMatchObject({
      id,
      data: { frames: 1 },
      duration: 5,
    });
  });

  it('saves over the revision it is based on, and only once when it is sent twice', async () => {
    const id = await newProject();
    const body = {
      id,
      revision: 1,
      title: 'Second',
      data_json: JSON.stringify(movie([slide('z')])),
      change_id: randomUUID(),
    };
    expect(await ann.save(body)).toMatchObject({ type: 'saved', id, revision: 2 });
    expect(await ann.save(body)).toMatchObject({ type: 'saved', id, revision: 2 });
    expect(await ann.load(id)).toMatchObject({ title: 'Second', revision: 2 });
    expect((await dataOf(id)).frames).toHaveLength(1);
  });

  it('overwrites nothing when somebody was quicker, and shows what is there', async () => {
    const id = await newProject();
    await ann.save({ id, revision: 1, title: 'Theirs', data_json: twoSlides });
    const reply = await ann.save({ id, revision: 1, title: 'Mine', data_json: twoSlides });
    expect(reply).toMatchObject({
      type: 'refused',
      reason: 'stale',
      project: { id, revision: 2, title: 'Theirs' },
    });
    expect(reply.msg).toMatch(/changed elsewhere/);
    expect(JSON.parse(reply.project.data_json)).toEqual(JSON.parse(twoSlides));
    expect((await ann.load(id)).title).toBe('Theirs');
  });

  it('asks for the revision when it has an id', async () => {
    const id = await newProject();
    const reply = await ann.save({ id, data_json: twoSlides });
    expect(reply).toEqual({ error: 'Revision is required to save over a project' });
  });
});

describe('saving what changed', () => {
  it('counts each change by one and reads back what was edited', async () => {
    const id = await newProject();
    const tab = await openTab(ann, id);
    const edits = [
      tab.edit(addItem, { slideId: 'a', item: textItem('y') }),
      () => tab.edit(changeItem, { slideId: 'a', itemId: 'y', fields: { text: 'Grüße 👋' } }),
      () => tab.edit(moveSlide, { slideId: 'a', to: 1 }),
      () => tab.edit(removeSlide, { slideId: 'b' }),
    ];
    for (const [index, edit] of edits.entries()) {
      const reply = await tab.send(typeof edit === 'function' ? edit() : edit);
      expect(reply).toMatchObject({ type: 'saved', id, revision: index + 2 });
    }
    expect(await dataOf(id)).toEqual(tab.data);
  });

  it('reads back the same on a server that was started a moment ago', async () => {
    const id = await newProject();
    const tab = await openTab(ann, id);
    for (let number = 0; number < 5; number += 1) {
      await tab.send(tab.edit(addItem, { slideId: 'b', item: textItem(`n${number}`) }));
    }
    const other = await createTestServer({ database });
    const read = async () =>
      (
        await other.inject({
          url: `/api/user/projects/load?id=${id}`,
          headers: { cookie: ann.cookie },
        })
      ).json();
    expect(JSON.parse((await read()).data_json)).toEqual(tab.data);
    // One server goes on, then the other: each finds what it has missed.
    await tab.send(tab.edit(addItem, { slideId: 'b', item: textItem('from the first') }));
    const body = tab.edit(addItem, { slideId: 'b', item: textItem('from the second') });
    const reply = await other.inject({
      method: 'POST',
      url: '/api/user/projects/patch',
      headers: { cookie: ann.cookie },
      payload: body,
    });
    expect(reply.json()).toMatchObject({ type: 'saved', revision: 8 });
    expect(await dataOf(id)).toEqual(tab.data);
    await other.close();
  });

  it('is done once however often it is sent, also after others have gone on', async () => {
    const id = await newProject();
    const tab = await openTab(ann, id);
    const body = tab.edit(addItem, { slideId: 'a', item: textItem('y') });
    const replies = await Promise.all([ann.patch(body), ann.patch(body), ann.patch(body)]);
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    tab.revision = 2;
    await tab.send(tab.edit(removeSlide, { slideId: 'b' }));
    expect(await ann.patch(body)).toEqual(replies[0]);
    expect(await dataOf(id)).toEqual(tab.data);
    expect((await ann.load(id)).revision).toBe(3);
  });

  it('lets one of two tabs win and shows the other what is there', async () => {
    const id = await newProject();
    const [one, two] = [await openTab(ann, id), await openTab(ann, id)];
    const bodies = [
      one.edit(addItem, { slideId: 'a', item: textItem('one') }),
      two.edit(addItem, { slideId: 'a', item: textItem('two') }),
    ];
    const replies = await Promise.all(bodies.map((body) => ann.patch(body)));
    expect(replies.map(({ type }) => type).toSorted()).toEqual(['refused', 'saved']);
    const refusal = replies.find(({ type }) => type === 'refused');
    expect(refusal).toMatchObject({ reason: 'stale', project: { revision: 2 } });
    const winner = replies[0].type === 'saved' ? one : two;
    expect(JSON.parse(refusal.project.data_json)).toEqual(winner.data);
  });

  it('refuses a change whose hash does not come out', async () => {
    const id = await newProject();
    const tab = await openTab(ann, id);
    const body = tab.edit(addItem, { slideId: 'a', item: textItem('y') });
    const reply = await ann.patch({ ...body, hash: body.hash + 1 });
    expect(reply).toMatchObject({ type: 'refused', reason: 'hash', project: { revision: 1 } });
    expect(reply.msg).toMatch(/do not fit/);
    expect((await ann.load(id)).revision).toBe(1);
  });

  it('refuses a change of something that is not there', async () => {
    const id = await newProject();
    const tab = await openTab(ann, id);
    const reply = await ann.patch(tab.body([{ op: 'remove', path: '/frames/7' }]));
    expect(reply).toMatchObject({ type: 'refused', reason: 'hash' });
  });

  it('does nothing when nothing changed', async () => {
    const id = await newProject();
    const tab = await openTab(ann, id);
    expect(await ann.patch(tab.body([]))).toMatchObject({ type: 'saved', revision: 1 });
    expect((await ann.load(id)).revision).toBe(1);
  });

  it('changes the title without touching the document', async () => {
    const id = await newProject();
    const tab = await openTab(ann, id);
    const meta = { title: 'New title', thumbnail: '/files/a.png' };
    const reply = await ann.patch({ ...tab.body([]), meta });
    expect(reply).toMatchObject({ type: 'saved', revision: 2 });
    expect(await ann.load(id)).toMatchObject({ ...meta, name: 'My-Project' });
    expect(await dataOf(id)).toEqual(tab.data);
  });

  it('works on documents of an earlier version too', async () => {
    const data = { keyword: 'old', frames: [{ id: 'a', items: [{ id: 'x', type: 'media' }] }] };
    const { id } = await ann.save({ data_json: JSON.stringify(data) });
    const tab = await openTab(ann, id);
    tab.data = { ...tab.data, keyword: 'older' };
    const body = tab.body([{ op: 'replace', path: '/keyword', value: 'older' }]);
    expect(await ann.patch(body)).toMatchObject({ type: 'saved', revision: 2 });
    expect(await dataOf(id)).toEqual({ ...data, keyword: 'older' });
  });
});

describe('the list of projects', () => {
  it('is paged, newest first, with what a row shows', async () => {
    const bob = await openMember();
    const ids: number[] = [];
    for (let number = 1; number <= 7; number += 1) {
      const data = movie([slide('a', textItem('x'))], {
        publish: { description: `About ${number}` },
      });
      const body = { title: `Video ${number}`, category: 'quiz-video', thumbnail: '/files/t.png' };
      ids.push((await bob.save({ ...body, data_json: JSON.stringify(data) })).id);
    }
    const first = await bob.list();
    expect(first.$meta).toEqual({ items_start: 0, items_total: 7, items_num: 5 });
    expect(first.results.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed().slice(0, 5));
    expect(first.results[0]).toMatchObject({
      title: 'Video 7',
      description: 'About 7',
      category: 'quiz-video',
      thumbnail: '/files/t.png',
      data: { frames: 1 },
      duration: 5,
      width: 1920,
      height: 1080,
      revision: 1,
      deleted_at: null,
    });
    const second = await bob.list({ items_start: 5 });
    expect(second.results.map(({ id }: { id: number }) => id)).toEqual([ids[1], ids[0]]);
    expect((await bob.list({ items_start: 50 })).$meta.items_total).toBe(7);
    const oldest = await bob.list({ sort: 'oldest', items_num: 1 });
    expect(oldest.results[0].id).toBe(ids[0]);
  });

  it('moves a project to the top when it is saved', async () => {
    const bob = await openMember();
    const { id } = await bob.save({ data_json: twoSlides, name: 'B' });
    await bob.save({ data_json: twoSlides, name: 'A' });
    const tab = await openTab(bob, id);
    await tab.send(tab.edit(removeSlide, { slideId: 'a' }));
    const { results } = await bob.list();
    expect(results[0]).toMatchObject({ id, data: { frames: 1 } });
    const named = await bob.list({ sort: 'name' });
    expect(named.results.map(({ name }: { name: string }) => name)).toEqual(['A', 'B']);
  });

  it('finds by title, name and description, and takes % and _ for what they are', async () => {
    const bob = await openMember();
    const described = movie([], { publish: { description: 'Made of Glass' } });
    await bob.save({ data_json: twoSlides, title: 'Hundred 100% sure' });
    await bob.save({ data_json: twoSlides, name: 'snake_case' });
    await bob.save({ data_json: JSON.stringify(described), title: 'Third' });
    const found = async (search: string) => (await bob.list({ search })).$meta.items_total;
    expect(await found('hundred')).toBe(1);
    expect(await found(' 100% ')).toBe(1);
    expect(await found('%')).toBe(1);
    expect(await found('_')).toBe(1);
    expect(await found('\\')).toBe(0);
    expect(await found('glass')).toBe(1);
    expect(await found('nothing')).toBe(0);
  });

  it('finds a kind of video under either spelling', async () => {
    const bob = await openMember();
    for (const category of ['listicle-video', 'top-10-video', 'comparison-video', 'full-video']) {
      await bob.save({ data_json: twoSlides, category });
    }
    const found = async (category: string) => (await bob.list({ category })).$meta.items_total;
    expect(await found('top-10-video')).toBe(2);
    expect(await found('listicle-video')).toBe(2);
    expect(await found('compare-video')).toBe(1);
    expect(await found('full-video')).toBe(1);
    expect(await found('unheard-of-video')).toBe(0);
    expect(await found('')).toBe(4);
  });
});

describe('opening a project', () => {
  it('takes the newest of a name', async () => {
    const bob = await openMember();
    await bob.save({ data_json: twoSlides, name: 'Twin' });
    const { id } = await bob.save({ data_json: twoSlides, name: 'Twin' });
    expect((await bob.get('/api/user/projects/load', { name: 'Twin' })).json().id).toBe(id);
  });

  it.each([
    [{}, 'Project id is required'],
    [{ name: '' }, 'Name is required'],
    [{ id: 'abc' }, 'Project id is required'],
    [{ id: '-1' }, 'Project id is required'],
  ])('says what is missing in %j', async (query, error) => {
    const reply = await ann.get('/api/user/projects/load', query);
    expect([reply.statusCode, reply.json()]).toEqual([400, { error }]);
  });
});

describe('copying a project', () => {
  it('copies the newest document under another title and category', async () => {
    const id = await newProject({ title: 'First', category: 'quiz-video' });
    const tab = await openTab(ann, id);
    await tab.send(tab.edit(removeSlide, { slideId: 'a' }));
    const plain = (await ann.post('/api/user/projects/clone', { id })).json();
    expect(plain).toMatchObject({
      name: 'Copy of First',
      title: 'Copy of First',
      category: 'quiz-video',
      revision: 1,
      data: { frames: 1 },
    });
    expect(plain.id).not.toBe(id);
    expect(await dataOf(plain.id)).toEqual(tab.data);
    const body = { id, title: 'First (advanced)', category: 'full-video' };
    expect((await ann.post('/api/user/projects/clone', body)).json()).toMatchObject({
      name: 'First (advanced)',
      title: 'First (advanced)',
      category: 'full-video',
    });
  });

  it('makes one copy of a request that is sent twice', async () => {
    const body = { id: await newProject(), change_id: randomUUID() };
    const [one, two] = await Promise.all([
      ann.post('/api/user/projects/clone', body),
      ann.post('/api/user/projects/clone', body),
    ]);
    expect(one.json().id).toBe(two.json().id);
  });

  it('asks which', async () => {
    const reply = await ann.post('/api/user/projects/clone');
    expect(reply.json()).toEqual({ error: 'Project id is required' });
  });
});

describe('the status of videos', () => {
  it('knows no video of a project that was never published', async () => {
    const id = await newProject();
    const reply = await ann.post('/api/members/video-status', { proj_ids: [id, id] });
    expect([reply.statusCode, reply.json()]).toEqual([200, []]);
  });
});

describe('a database that was put back to an earlier state', () => {
  it('is believed, and not what the server remembers', async () => {
    const id = await newProject();
    const other = await newProject({ data_json: JSON.stringify(movie([slide('z')])) });
    for (const statement of [
      'update project_revisions r set bytes = o.bytes, letters = o.letters from project_revisions o where r.project_id = $1 and o.project_id = $2',
      'update project_snapshots s set data = o.data from project_snapshots o where s.project_id = $1 and o.project_id = $2',
      'update projects p set bytes = o.bytes, letters = o.letters from projects o where p.id = $1 and o.id = $2',
    ]) {
      await database.pool.query(statement, [id, other]);
    }
    const fresh = await openTab(ann, id);
    const reply = await fresh.send(fresh.edit(addItem, { slideId: 'z', item: textItem('y') }));
    expect(reply).toMatchObject({ type: 'saved', revision: 2 });
    expect(await dataOf(id)).toEqual(fresh.data);
  });
});
