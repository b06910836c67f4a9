import { applyChanges, measureJson, type ProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { movie, openHouse, openTab, slide, textItem } from './test-projects.ts';

const { openMember } = await openHouse();
const ann = await openMember();
const eve = await openMember();

const dataJson = JSON.stringify(movie([slide('a', textItem('x'))]));
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** The right hash, wherever there can be one: a wrong one would be refused for that. */
function hashAfter(data: ProjectData, diff: string): number {
  const document = { data: data as never, size: measureJson(data as never) };
  try {
    return applyChanges(document, JSON.parse(diff)).size.letters;
  } catch {
    return 0;
  }
}

describe('another member’s project', () => {
  it('does not exist in any call', async () => {
    const { id } = await ann.save({ data_json: dataJson });
    const gone = (await ann.save({ data_json: dataJson })).id;
    await ann.post('/api/user/projects/remove', { id: gone });
    const tab = await openTab(ann, id);
    const mine = (await eve.save({ data_json: dataJson })).id;
    const missing = 99_999_999;
    const answers = async (projectId: number) => {
      const replies = [
        await eve.get('/api/user/projects/load', { id: projectId }),
        await eve.get('/api/user/projects/history', { id: projectId }),
        await eve.get('/api/members/save-local', { proj_id: projectId }),
        await eve.post('/api/user/projects/save', {
          ...tab.body([]),
          data_json: dataJson,
          id: projectId,
        }),
        await eve.post('/api/user/projects/patch', { ...tab.body([]), id: projectId }),
        await eve.post('/api/user/projects/clone', { id: projectId }),
        await eve.post('/api/user/projects/remove', { id: projectId }),
        await eve.post('/api/user/projects/undelete', { id: projectId }),
        await eve.post('/api/user/projects/purge', { id: projectId }),
        await eve.post('/api/user/projects/restore', { id: projectId, revision: 1 }),
        await eve.post('/api/members/video-status', { proj_ids: [mine, projectId] }),
      ];
      return replies.map(({ statusCode, headers, body }) => ({
        statusCode,
        code: headers['x-error-code'],
        body,
      }));
    };
    const theirs = await answers(id);
    expect(new Set(theirs.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect(new Set(theirs.map(({ code }) => code))).toEqual(new Set(['not-found']));
    expect(await answers(missing)).toEqual(theirs);
    expect(await answers(gone)).toEqual(theirs);
    expect((await ann.load(id)).revision).toBe(1);
    expect((await eve.get('/api/user/projects/load', { name: 'My-Project' })).json().id).toBe(mine);
  });

  it('is not found by a change id, nor in the list', async () => {
    const { id } = await ann.save({ data_json: dataJson, title: 'Only ann’s' });
    const body = (await openTab(ann, id)).body([]);
    const saved = await ann.save({ ...body, data_json: dataJson, revision: 1 });
    expect(saved).toMatchObject({ type: 'saved', revision: 2 });
    const again = await eve.save({ data_json: dataJson, change_id: body.change_id });
    expect(again.id).not.toBe(id);
    expect((await eve.list({ search: 'Only ann' })).results).toEqual([]);
  });
});

describe('documents that must not be kept', () => {
  it.each([
    ['not JSON', 'nonsense', 'The project could not be read because it is not valid JSON.'],
    ['a list', '[]', 'This project cannot be saved because it is not a project.'],
    [
      'one that is nested too deep',
      `{"version":1,"x":${deep(100_000)}}`,
      'This project cannot be saved because it is nested more than 64 levels deep.',
    ],
    [
      'one that reaches for prototypes',
      '{"version":1,"info":{"__proto__":{"admin":true}}}',
      'This project cannot be saved because it uses the name "__proto__", which is not allowed.',
    ],
    [
      'one that reaches for constructors',
      '{"version":1,"x":[{"constructor":{}}]}',
      'This project cannot be saved because it uses the name "constructor", which is not allowed.',
    ],
    [
      'one of the future',
      '{"version":99}',
      'This project was saved by a newer version of Reelwright. Please update to open it.',
    ],
    [
      'one with a character that cannot be kept',
      '{"version":1,"keyword":"a\\u0000b"}',
      'This project cannot be saved because it contains a character that cannot be kept.',
    ],
  ])('%s is refused in a sentence', async (_what, text, error) => {
    const before = (await ann.list()).$meta.items_total;
    expect(await ann.save({ data_json: text })).toEqual({ error });
    expect((await ann.list()).$meta.items_total).toBe(before);
  });

  it('one whose content is wrong is refused with the place', async () => {
    const wrong = movie([slide('a', { ...textItem('x'), type: 'sausage' as never })]);
    const reply = await ann.save({ data_json: JSON.stringify(wrong) });
    expect(reply.error).toContain(
      'This project cannot be saved because it has a mistake at /frames/0/items/0/type',
    );
  });

  it('one with a million items is refused', async () => {
    const items = Array.from({ length: 1_000_000 }, () => 0);
    const many = JSON.stringify({ version: 1, frames: [{ id: 'a', items }] });
    expect((await ann.save({ data_json: many })).error).toBe(
      'This project cannot be saved because it has a list with more than 20,000 entries.',
    );
    const fewer = JSON.stringify({
      version: 1,
      frames: [{ id: 'a', items: items.slice(0, 1500) }],
    });
    expect(await ann.save({ data_json: fewer })).toEqual({
      error: 'Slide 1 has more than 1,000 items.',
    });
  });

  it('one with too many slides is refused, saved whole or piece by piece', async () => {
    const slides = Array.from({ length: 2000 }, (_, index) => slide(`s${index}`));
    const error = 'A movie can have 2,000 slides, and this one has 2,001.';
    const whole = JSON.stringify(movie([...slides, slide('last')]));
    expect(await ann.save({ data_json: whole })).toEqual({ error });
    const { id } = await ann.save({ data_json: JSON.stringify(movie(slides)) });
    const tab = await openTab(ann, id);
    const diff = JSON.stringify([{ op: 'add', path: '/frames/2000', value: slide('last') }]);
    const body = { ...tab.body([]), diff, hash: hashAfter(tab.data, diff) };
    expect(await tab.send(body)).toEqual({ error });
  });

  it('one that is too large is refused', async () => {
    const large = JSON.stringify({ ...movie(), note: 'x'.repeat(21 * 1024 * 1024) });
    const reply = await ann.post('/api/user/projects/save', {
      data_json: large,
      change_id: crypto.randomUUID(),
    });
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toEqual({ error: "That's too large to send. The limit is 20 MB." });
  });
});

describe('changes that must not be made', () => {
  it.each([
    ['not JSON', 'nonsense', /not valid JSON/],
    ['not a list', '{}', /must be a list of changes/],
    ['an unknown operation', '[{"op":"move","from":"/a","path":"/b"}]', /add, remove or replace/],
    ['a path to nowhere', '[{"op":"remove","path":"frames"}]', /each with its path/],
    ['the whole document', '[{"op":"replace","path":"","value":{}}]', /each with its path/],
    ['a prototype', '[{"op":"add","path":"/__proto__/admin","value":true}]', /is not allowed/],
    ['a constructor', '[{"op":"add","path":"/info/constructor","value":1}]', /is not allowed/],
    ['a hidden prototype', '[{"op":"add","path":"/x","value":{"__proto__":1}}]', /not allowed/],
    ['something deep', `[{"op":"add","path":"/x","value":${deep(100_000)}}]`, /levels deep/],
    [
      'something deep in something deep',
      `[{"op":"add","path":"/x","value":${deep(40)}},{"op":"add","path":"/x${'/0'.repeat(39)}/-","value":${deep(40)}}]`,
      /levels deep/,
    ],
    ['no version', '[{"op":"remove","path":"/version"}]', /mistake at \/version/],
    ['a slide of nonsense', '[{"op":"add","path":"/frames/0","value":{}}]', /at \/frames\/0\/id/],
    [
      'a slide that is broken and moved by the same diff',
      '[{"op":"replace","path":"/frames/0/items","value":7},{"op":"add","path":"/frames/0","value":{"id":"n"}}]',
      /at \/frames\/1\/items/,
    ],
  ])('%s is refused in a sentence', async (_what, diff, error) => {
    const { id } = await ann.save({ data_json: dataJson });
    const tab = await openTab(ann, id);
    const hash = hashAfter(tab.data, diff);
    const reply = await ann.post('/api/user/projects/patch', { ...tab.body([]), diff, hash });
    expect(reply.json().error).toMatch(error);
    expect(reply.statusCode).toBe(400);
    expect((await ann.load(id)).revision).toBe(1);
  });

  it('growing past the limit is refused', async () => {
    const big = 'x'.repeat(12 * 1024 * 1024);
    const { id } = await ann.save({ data_json: JSON.stringify({ ...movie(), one: big }) });
    const tab = await openTab(ann, id);
    const diff = JSON.stringify([{ op: 'add', path: '/two', value: big }]);
    const reply = await ann.post('/api/user/projects/patch', { ...tab.body([]), diff });
    expect([reply.statusCode, reply.json().error]).toEqual([
      413,
      "That's too large to send. The limit is 20 MB.",
    ]);
  });
});
