import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { movie, openHouse, openTab, slide, textItem } from './test-projects.ts';

const { openMember } = await openHouse();
const ann = await openMember();

const data = movie([slide('a', textItem('x', 'Ünïcödé "quoted" 🎬'))], { unknown: { kept: [1] } });
const meta = {
  name: 'The-Name',
  title: 'Größte Hits: 50% “off”/now',
  category: 'quiz-video',
  thumbnail: '/files/t.png',
};
const backUp = async (id: number) => ann.get('/api/members/save-local', { proj_id: id });
const importBackup = async (backup: string, member = ann) =>
  (await member.post('/api/user/projects/import', { backup })).json();
const version = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).version;

describe('a backup copy', () => {
  it('is one JSON file that says what it is, named after the title', async () => {
    const { id } = await ann.save({ ...meta, data_json: JSON.stringify(data) });
    const reply = await backUp(id);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition':
        'attachment; filename="gro_te-hits-50-off-now.reelwright.json"; filename*=UTF-8\'\'gro%C3%9Fte-hits-50-off-now.reelwright.json',
      'content-length': String(reply.rawPayload.length),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const { created_at, updated_at } = await ann.load(id);
    expect(reply.json()).toEqual({
      format: 'reelwright-project',
      format_version: 1,
      exported_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      app_version: version,
      project: { ...meta, created_at, updated_at, data },
    });
  });

  it('holds the newest changes', async () => {
    const { id } = await ann.save({ data_json: JSON.stringify(data) });
    const tab = await openTab(ann, id);
    tab.data = { ...tab.data, keyword: 'newest' };
    await tab.send(tab.body([{ op: 'add', path: '/keyword', value: 'newest' }]));
    expect((await backUp(id)).json().project.data).toEqual(tab.data);
  });

  it('becomes the same project again, at somebody else’s too', async () => {
    const { id } = await ann.save({ ...meta, data_json: JSON.stringify(data) });
    const bob = await openMember();
    const imported = await importBackup((await backUp(id)).body, bob);
    expect(imported).toMatchObject({ ...meta, revision: 1, data: { frames: 1 }, repairs: 0 });
    expect(JSON.parse((await bob.load(imported.id)).data_json)).toEqual(data);
    const again = await bob.get('/api/members/save-local', { proj_id: imported.id });
    expect(again.json().project.data).toEqual(data);
  });

  it('is imported once when the request is sent twice', async () => {
    const backup = JSON.stringify(data);
    const body = { backup, change_id: crypto.randomUUID() };
    const [one, two] = await Promise.all([
      ann.post('/api/user/projects/import', body),
      ann.post('/api/user/projects/import', body),
    ]);
    expect(one.json().id).toBe(two.json().id);
  });
});

describe('importing', () => {
  it('takes the bare document of a project, and one of an earlier version', async () => {
    expect(await importBackup(JSON.stringify(data))).toMatchObject({
      name: 'My-Project',
      data: { frames: 1 },
    });
    const old = { frames: [{ id: 'a', items: [{ id: 'x', type: 'media', url: 'clip.mp4' }] }] };
    const { id } = await importBackup(`\uFEFF${JSON.stringify(old)}`);
    const opened = JSON.parse((await ann.load(id)).data_json);
    expect(opened).toEqual(old);
  });

  it('opens what is damaged, and leaves out only that', async () => {
    const damaged = movie([
      slide('a', textItem('x'), { ...textItem('y'), x: 'far left' as never }),
    ]);
    const { id, repairs } = await importBackup(JSON.stringify({ ...damaged, watermark: 'gone' }));
    expect(repairs).toBe(2);
    const opened = JSON.parse((await ann.load(id)).data_json);
    expect(opened.frames[0].items).toMatchObject([{ id: 'x' }, { id: 'y', x: 0 }]);
    expect(opened.watermark).toMatchObject({ type: 'none' });
  });

  const wrap = (project: object, head: object = {}) =>
    JSON.stringify({ format: 'reelwright-project', format_version: 1, project, ...head });
  const notAProject = 'This file is not a backup copy of a project. Please choose another file.';

  it.each([
    ['a picture', '\u0089PNG\r\n', /is not JSON\. Please choose another file\.$/],
    ['an empty object', '{}', notAProject],
    ['a list', '[1,2,3]', notAProject],
    ['a number', '42', notAProject],
    ['another program’s file', '{"format":"else","project":{"data":{"frames":[]}}}', notAProject],
    ['a backup without a project', wrap([]), notAProject],
    ['a backup without a document', wrap({ name: 'A' }), notAProject],
    ['a backup of nothing', wrap({ data: { hello: 1 } }), notAProject],
    [
      'a backup of a newer format',
      wrap({ data }, { format_version: 2 }),
      'This backup copy was made by a newer version of Reelwright. Please update to import it.',
    ],
    [
      'a document of a newer version',
      wrap({ data: { ...data, version: 99 } }),
      'This project was saved by a newer version of Reelwright. Please update to open it.',
    ],
    ['a trap', `{"frames":[],"__proto__":{"admin":1}}`, /uses the name "__proto__"/],
    ['a trap inside', `{"frames":[{"id":"a","constructor":{}}]}`, /uses the name "constructor"/],
    ['a well', `{"frames":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, /levels deep/],
  ])('refuses %s in a sentence', async (_what, backup, error) => {
    const before = (await ann.list()).$meta.items_total;
    const reply = await ann.post('/api/user/projects/import', { backup });
    expect(reply.statusCode).toBe(400);
    if (typeof error === 'string') expect(reply.json()).toEqual({ error });
    else expect(reply.json().error).toMatch(error);
    expect((await ann.list()).$meta.items_total).toBe(before);
  });

  it('refuses half a million things that are no items', async () => {
    const items = Array.from({ length: 500 }, () => 0);
    const frames = Array.from({ length: 1000 }, (_, index) => ({ id: `s${index}`, items }));
    const reply = await ann.post('/api/user/projects/import', {
      backup: JSON.stringify({ version: 1, frames }),
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toBe('This backup copy is damaged and cannot be repaired.');
  });

  it('refuses what is too large', async () => {
    const backup = JSON.stringify({ ...data, note: 'x'.repeat(21 * 1024 * 1024) });
    const reply = await ann.post('/api/user/projects/import', { backup });
    expect(reply.statusCode).toBe(413);
  });

  it('leaves out what is wrong about a project and keeps the rest', async () => {
    const odd = { ...meta, category: 'NOT A CATEGORY', thumbnail: 7, title: 'x'.repeat(600), data };
    expect(await importBackup(wrap(odd))).toMatchObject({
      name: 'The-Name',
      title: '',
      category: 'full-video',
      thumbnail: null,
    });
  });
});
