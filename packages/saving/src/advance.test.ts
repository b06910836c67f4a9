import type { Project, SaveReply } from '@reelwright/contract';
import { addSlide, changeSlide, newProjectData, runEdit } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { advance } from './advance.ts';
import { readKept } from './kept-visit.ts';
import type { SaveRequest, Saving } from './saving.ts';
import type { Effect, SavingEvent } from './saving-event.ts';
import { newSaving, openSaving } from './start-saving.ts';

const savedAt = '2026-01-01T12:00:00.000Z';

function project(fields: Partial<Project> = {}): Project {
  const { data } = runEdit(newProjectData(), addSlide, { slide: { id: 'a', items: [] } });
  return {
    id: 5,
    name: 'Coffee',
    title: 'Coffee',
    category: 'full-video',
    thumbnail: null,
    revision: 3,
    created_at: savedAt,
    updated_at: savedAt,
    data_json: JSON.stringify(data),
    ...fields,
  };
}

/** A project under test: takes events, collects what is to be done. */
function run(initial: Saving) {
  let ids = 0;
  const it = {
    state: initial,
    effects: [] as Effect[],
    take(event: SavingEvent) {
      const step = advance(it.state, event, () => `change-${++ids}`);
      it.state = step.state;
      it.effects.push(...step.effects);
      return it;
    },
    title(title: string) {
      const details = { slideId: it.state.data.frames[0]?.id ?? '', fields: { title } };
      const { data, changes } = runEdit(it.state.data, changeSlide, details);
      return it.take({ type: 'edited', data, changes, atMs: 1 });
    },
    sent: (): SaveRequest[] =>
      it.effects.flatMap((effect) => (effect.type === 'send' ? [effect.request] : [])),
    reply(reply: SaveReply) {
      return it.take({ type: 'replied', changeId: it.sent().at(-1)?.changeId ?? '', reply });
    },
    fail(kind: 'offline' | 'trouble' | 'login' | 'missing' | 'refused') {
      const changeId = it.sent().at(-1)?.changeId ?? '';
      return it.take({ type: 'failed', changeId, failure: { kind, message: 'Sorry.' } });
    },
    saved: (revision: number, id = 5) =>
      it.reply({ type: 'saved', id, revision, updated_at: savedAt }),
    refused: (reason: 'stale' | 'hash', theirs: Project) =>
      it.reply({ type: 'refused', reason, msg: '', project: theirs }),
    pauses: () => it.effects.flatMap((effect) => (effect.type === 'wake' ? [effect.afterMs] : [])),
  };
  return it;
}
const opened = (fields?: Partial<Project>) => run(openSaving(project(fields), 7));

describe('saving by patches', () => {
  it('waits a second, and sends several edits of one place as one change', () => {
    const tab = opened().title('a').title('b').title('c');
    expect(tab.pauses()).toEqual([1000]);
    expect(tab.sent()).toEqual([]);
    tab.take({ type: 'woke' });
    expect(tab.sent()).toMatchObject([
      {
        kind: 'patch',
        revision: 3,
        diff: [{ op: 'replace', path: '/frames/0/title', value: 'c' }],
      },
    ]);
    expect(tab.saved(4).state).toMatchObject({ phase: { name: 'saved' }, unsaved: 0, revision: 4 });
  });

  it('has one patch in flight; what is edited meanwhile goes out a second after its answer', () => {
    const tab = opened().title('a').take({ type: 'woke' }).title('b').take({ type: 'woke' });
    expect(tab.sent()).toHaveLength(1);
    tab.saved(4);
    expect(tab.state).toMatchObject({ phase: { name: 'waiting' }, unsaved: 1 });
    expect(tab.pauses()).toEqual([1000, 1000]);
    tab.take({ type: 'woke' });
    expect(tab.sent()[1]).toMatchObject({ revision: 4, diff: [{ value: 'b' }] });
  });

  it('sends nothing when everything was taken back', () => {
    const tab = opened().title('a').title('Slide #1').take({ type: 'woke' });
    expect(tab.sent()).toEqual([]);
    expect(tab.state).toMatchObject({ phase: { name: 'saved' }, unsaved: 0 });
  });

  it('sends what a newer version filled in only together with the first change', () => {
    const old = { frames: [{ id: 'a', items: [] }], old: 'kept' };
    const tab = opened({ data_json: JSON.stringify(old) });
    expect(tab.state.phase.name).toBe('saved');
    tab.title('new').take({ type: 'woke' });
    const [request] = tab.sent();
    expect(request?.diff.length).toBeGreaterThan(5);
    expect(request?.diff).toContainEqual({ op: 'add', path: '/frames/0/title', value: 'new' });
    expect(request?.diff.some(({ path }) => path === '/old')).toBe(false);
  });

  it('does not count as unsaved what the page put right by itself', () => {
    const tab = run(newSaving('full-video', 7));
    const { data } = runEdit(tab.state.data, addSlide, { slide: { id: 'a', items: [] } });
    tab.take({ type: 'adjusted', data });
    expect(tab.state).toMatchObject({ unsaved: 0, phase: { name: 'held' } });
    expect(tab.effects).toEqual([]);
  });
});

describe('when an answer is lost', () => {
  it('repeats the same request under the same id, with growing pauses, at once when back online', () => {
    const tab = opened().title('a').take({ type: 'woke' }).fail('offline').title('b');
    expect(tab.state.phase).toMatchObject({ name: 'retrying', because: 'offline', pauseMs: 1000 });
    tab.take({ type: 'woke' }).fail('offline').take({ type: 'woke' }).fail('trouble');
    expect(tab.state.phase).toMatchObject({ because: 'trouble', pauseMs: 4000 });
    tab.take({ type: 'online' });
    const [first, ...others] = tab.sent();
    expect(others).toHaveLength(3);
    for (const other of others) expect(other).toBe(first);
    expect(tab.saved(4).state).toMatchObject({ phase: { name: 'waiting' }, unsaved: 1 });
  });

  it('never pauses longer than a minute', () => {
    const tab = opened().title('a').take({ type: 'woke' });
    for (let count = 0; count < 12; count += 1) tab.fail('offline').take({ type: 'woke' });
    expect(Math.max(...tab.pauses())).toBe(60_000);
  });

  it('goes on when the other revision is its own change that arrived after all', () => {
    const tab = opened().title('a').take({ type: 'woke' });
    const ours = JSON.stringify(tab.state.data);
    tab.title('b').refused('stale', project({ revision: 4, data_json: ours }));
    expect(tab.sent()[1]).toMatchObject({ kind: 'patch', revision: 4, diff: [{ value: 'b' }] });
  });

  it('takes the new name that somebody gave it elsewhere', () => {
    const tab = opened().title('a').take({ type: 'woke' });
    tab.refused('stale', project({ revision: 4, name: 'Tea', title: 'Tea' }));
    expect(tab.state.meta.name).toBe('Tea');
    expect(tab.sent()[1]).toMatchObject({ revision: 4, meta: {} });
  });

  it('does not let a late answer to something else count', () => {
    const tab = opened().title('a').take({ type: 'woke' });
    const reply = { type: 'saved', id: 5, revision: 9, updated_at: savedAt } as const;
    tab.take({ type: 'replied', changeId: 'another', reply });
    expect(tab.state).toMatchObject({ revision: 3, unsaved: 1 });
  });
});

describe('when the server says no', () => {
  it('sends the whole document after a wrong hash or a refused patch, and then says why not', () => {
    const tab = opened().title('a').take({ type: 'woke' }).refused('hash', project());
    expect(tab.sent()[1]).toMatchObject({ kind: 'save', revision: 3, id: 5 });
    expect(tab.sent()[1]?.changeId).not.toBe(tab.sent()[0]?.changeId);
    tab.fail('refused');
    expect(tab.state).toMatchObject({ phase: { name: 'held', message: 'Sorry.' }, unsaved: 1 });
    tab.title('b').take({ type: 'woke' }).fail('refused');
    expect(tab.sent().map(({ kind }) => kind)).toEqual(['patch', 'save', 'patch', 'save']);
  });

  it('asks when somebody else changed it: mine becomes a copy, theirs stays', () => {
    const tab = opened().title('mine').take({ type: 'woke' });
    const theirs = project({ revision: 4, data_json: JSON.stringify(newProjectData()) });
    tab.refused('stale', theirs);
    expect(tab.state.phase).toMatchObject({ name: 'conflict', theirs: { revision: 4 } });
    tab.take({ type: 'answered', answer: 'copy' });
    const [, create] = tab.sent();
    expect(create).toMatchObject({
      kind: 'create',
      id: undefined,
      meta: { name: 'Copy of Coffee' },
    });
    expect(create?.dataJson).toContain('mine');
    expect(tab.saved(1, 6).state).toMatchObject({ id: 6, revision: 1, phase: { name: 'saved' } });
  });

  it('goes on with both when somebody else changed something else', () => {
    const tab = opened().title('mine').take({ type: 'woke' });
    const data = { ...JSON.parse(project().data_json), keyword: 'coffee' };
    tab.refused('stale', project({ revision: 4, data_json: JSON.stringify(data) }));
    expect(tab.state.data).toMatchObject({ keyword: 'coffee', frames: [{ title: 'mine' }] });
    expect(tab.sent()[1]).toMatchObject({ kind: 'patch', revision: 4 });
    expect(tab.saved(5).state).toMatchObject({ unsaved: 0, phase: { name: 'saved' } });
    // What the browser kept on the way leads to the same.
    const kept = tab.effects.flatMap((effect) => (effect.type === 'keep' ? [effect.entry] : []));
    expect(readKept(kept)).toMatchObject({ unsaved: 0, revision: 5, data: { keyword: 'coffee' } });
  });

  it('takes theirs in place of mine when that is the answer', () => {
    const tab = opened().title('mine').take({ type: 'woke' });
    const theirs = project({ revision: 4, data_json: JSON.stringify(newProjectData()) });
    tab.refused('stale', theirs).take({ type: 'answered', answer: 'theirs' });
    expect(tab.state).toMatchObject({
      revision: 4,
      unsaved: 0,
      generation: 1,
      data: { frames: [] },
    });
    expect(tab.effects.at(-1)).toEqual({ type: 'keep', entry: { kind: 'end' } });
  });

  it('keeps what it has when the session ended, and sends it after the login', () => {
    const tab = opened().title('a').take({ type: 'woke' }).fail('login');
    expect(tab.effects.at(-1)).toEqual({ type: 'ask', question: 'sign-in' });
    tab.take({ type: 'signed-in', memberId: 7 });
    expect(tab.sent()[1]).toBe(tab.sent()[0]);
  });

  it('sends nothing in the name of another member', () => {
    const tab = opened().title('a').take({ type: 'woke' }).fail('login');
    tab.take({ type: 'signed-in', memberId: 8 }).take({ type: 'save' }).take({ type: 'woke' });
    expect(tab.state.phase.name).toBe('closed');
    expect(tab.sent()).toHaveLength(1);
  });

  it('offers a new project when the old one is gone', () => {
    const tab = opened().title('a').take({ type: 'woke' }).fail('missing');
    expect(tab.state.phase.name).toBe('gone');
    tab.take({ type: 'answered', answer: 'copy' });
    expect(tab.sent()[1]).toMatchObject({ kind: 'create', meta: { name: 'Coffee' } });
  });
});

it('goes on as a project of its own under another name, and leaves the first as it was saved', () => {
  const tab = opened().title('mine').take({ type: 'save-as', name: 'Tea' });
  expect(tab.sent()).toMatchObject([{ kind: 'create', meta: { name: 'Tea', title: 'Tea' } }]);
  expect(tab.sent()[0]?.dataJson).toContain('mine');
  // Not while the answer to something else is on its way.
  tab.take({ type: 'save-as', name: 'Milk' });
  expect(tab.sent()).toHaveLength(1);
  tab.saved(1, 9);
  expect(tab.state).toMatchObject({ id: 9, revision: 1, meta: { name: 'Tea' }, unsaved: 0 });
});

describe('a project that was never saved', () => {
  const fresh = () => {
    const tab = run(newSaving('full-video', undefined));
    const slide = { id: 'a', items: [] };
    const { data, changes } = runEdit(tab.state.data, addSlide, { slide });
    return tab.take({ type: 'edited', data, changes, atMs: 1 });
  };

  it('keeps its edits, asks for a name, and saves by itself from then on', () => {
    const tab = fresh();
    expect(tab.state.phase).toEqual({ name: 'held' });
    expect(tab.effects.map(({ type }) => type)).toEqual(['keep', 'keep']);
    tab.take({ type: 'save' });
    expect(tab.effects.at(-1)).toEqual({ type: 'ask', question: 'name' });
    tab.take({ type: 'named', name: 'Tea' });
    expect(tab.sent()).toMatchObject([{ kind: 'create', meta: { name: 'Tea', title: 'Tea' } }]);
    tab.saved(1, 9).title('x');
    expect(tab.state).toMatchObject({ id: 9, phase: { name: 'waiting' } });
  });

  it('is saved under the default name while a member works on it, so that closing the tab loses nothing', () => {
    const tab = run(newSaving('full-video', 7));
    const slide = { id: 'a', items: [] };
    const { data, changes } = runEdit(tab.state.data, addSlide, { slide });
    tab.take({ type: 'edited', data, changes, atMs: 1 });
    expect(tab.state.phase).toEqual({ name: 'waiting' });
    tab.take({ type: 'woke' });
    expect(tab.effects).not.toContainEqual({ type: 'ask', question: 'name' });
    expect(tab.sent()).toMatchObject([
      { kind: 'create', meta: { name: 'My-Project', title: 'My-Project' } },
    ]);
    tab.saved(1, 9);
    expect(tab.state).toMatchObject({ id: 9, unsaved: 0, phase: { name: 'saved' } });
  });

  it('of a guest is saved by itself once they are a member', () => {
    const tab = fresh().take({ type: 'signed-in', memberId: 7 });
    expect(tab.state.phase).toEqual({ name: 'waiting' });
    tab.take({ type: 'save' });
    expect(tab.effects.at(-1)).toEqual({ type: 'ask', question: 'name' });
  });

  it('stays unsaved when nobody gives it a name, or a hook calls the save off', () => {
    const tab = fresh().take({ type: 'save' }).take({ type: 'named', name: undefined });
    expect(tab.state).toMatchObject({ phase: { name: 'held' }, unsaved: 1 });
    tab.take({ type: 'save' }).take({ type: 'named', name: 'Tea' });
    tab.take({ type: 'cancelled', changeId: tab.sent()[0]?.changeId ?? '' });
    expect(tab.state).toMatchObject({ phase: { name: 'held' }, unsaved: 1 });
  });
});

it('applies what an earlier version kept to the document as that version saw it', () => {
  const items = [
    { id: 'front', type: 'text', text: 'front', styles: { zIndex: 3 } },
    { id: 'back', type: 'text', text: 'back' },
  ];
  const visit = readKept([
    {
      kind: 'begin',
      projectId: 5,
      memberId: 7,
      revision: 3,
      baseText: JSON.stringify({ version: 1, frames: [{ id: 's', items }] }),
      meta: { name: 'Coffee', title: '', category: 'full-video', thumbnail: null },
    },
    {
      kind: 'edit',
      edit: 1,
      count: 1,
      atMs: 1,
      changes: [{ op: 'replace', path: '/frames/0/items/0/text', value: 'typed' }],
    },
  ]);
  const kept = visit?.data.frames[0]?.items.map(({ id, text }) => [id, text]);
  expect(kept).toEqual([
    ['back', 'back'],
    ['front', 'typed'],
  ]);
});

it('follows another tab when it has nothing of its own to lose, and only then', () => {
  const theirs = project({ revision: 4, data_json: JSON.stringify(newProjectData()) });
  const clean = opened().take({ type: 'saved-elsewhere', revision: 4 });
  expect(clean.effects).toEqual([{ type: 'load' }]);
  clean.take({ type: 'loaded', project: theirs });
  expect(clean.state).toMatchObject({ revision: 4, data: { frames: [] } });
  const busy = opened().title('mine').take({ type: 'loaded', project: theirs });
  expect(busy.state).toMatchObject({ revision: 3, unsaved: 1 });
});
