import { newProjectData, type ProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import {
  nextRequest,
  withDraftedFacts,
  withDraftedIdea,
  withDraftedItems,
  withIdea,
} from './draft-list.ts';

let ids = 0;
const newId = () => `id-${++ids}`;
const names = ['Espresso', 'Latte', 'Mocha', 'Cortado'];

function aboutKeyword(keyword: string): ProjectData {
  return { ...newProjectData(), keyword };
}

/** Answers every request until there is none. */
function drafted(data: ProjectData, ideas = ['3 best coffees', '2 coffee myths']): ProjectData {
  const request = nextRequest(data);
  switch (request?.kind) {
    case 'idea':
      return drafted(withDraftedIdea(data, request.keyword, ideas, newId), ideas);
    case 'items':
      return drafted(withDraftedItems(data, request, { names }, newId), ideas);
    case 'facts':
      return drafted(
        withDraftedFacts(data, request.id, { sentences: [`${request.term} is hot.`] }, newId),
        ideas,
      );
    default:
      return data;
  }
}

it('begins with a list of the best, whatever else is known', () => {
  const ideas = ['Worst 5 tea mistakes', 'Top 10 teas', '7 teas worth knowing'];
  expect(withDraftedIdea(aboutKeyword('tea'), 'tea', ideas, newId).info.idea?.text).toBe(
    'Top 10 teas',
  );
});

const texts = (data: ProjectData) => data.info.items?.map(({ text }) => text);

describe('a list that fills itself in', () => {
  it('goes from a keyword to an idea, to items, to their trivia', () => {
    const data = drafted(aboutKeyword('coffee'));
    expect(data.info).toMatchObject({ idea: { text: '3 best coffees' }, size: 3, unit: 'coffee' });
    expect(texts(data)).toEqual(['Espresso', 'Latte', 'Mocha']);
    expect(data.info.items?.every(({ filled, trivia }) => filled && trivia?.length === 1)).toBe(
      true,
    );
  });

  it('asks nothing before there are two letters, and gives up where nothing is known', () => {
    expect(nextRequest(aboutKeyword('c'))).toBeUndefined();
    const nothing = drafted(aboutKeyword('qwzx'), []);
    expect(nothing.info.idea).toBeUndefined();
    expect(nextRequest(nothing)).toBeUndefined();
  });

  it('begins anew with another keyword, as long as nobody chose the idea', () => {
    const data = drafted(aboutKeyword('coffee'));
    expect(nextRequest({ ...data, keyword: 'tea' })).toEqual({ kind: 'idea', keyword: 'tea' });
    const chosen = withIdea(data, { text: 'My own 3 coffees' });
    expect(nextRequest({ ...chosen, keyword: 'tea' })?.kind).toBe('items');
  });

  it('another idea brings other items; what somebody wrote stays', () => {
    const data = drafted(aboutKeyword('coffee'));
    const items = data.info.items?.map((item, at) =>
      at === 1 ? { ...item, text: 'My coffee', auto: false } : item,
    );
    const chosen = withIdea(
      { ...data, info: { ...data.info, items } },
      { text: '4 other coffees' },
    );
    expect(nextRequest(chosen)).toBeUndefined();
    const room = [...(items ?? []), { id: 'blank', text: '' }];
    const withRoom = { ...chosen, info: { ...chosen.info, items: room } };
    expect(texts(drafted(withRoom))).toEqual(['My coffee', 'Espresso', 'Latte', 'Mocha']);
  });

  it('a longer list gets more of the same, a shorter one fewer', () => {
    const data = drafted(aboutKeyword('coffee'));
    const longer = drafted({ ...data, info: { ...data.info, size: 5 } });
    expect(texts(longer)).toEqual([...names, '']);
    const shorter = drafted({ ...data, info: { ...data.info, size: 2 } });
    expect(texts(shorter)).toEqual(['Espresso', 'Latte']);
  });

  it('begins and ends with sentences for its topic, until somebody says otherwise', () => {
    const about = {
      hooks: ['One bean, ten cups.'],
      closings: ['Which one is yours?'],
      place: 'lobby',
      objects: [],
    };
    const request = { kind: 'items', idea: '3 best coffees', size: 3 } as const;
    const data = withDraftedItems(
      drafted(aboutKeyword('coffee')),
      request,
      { names, about },
      newId,
    );
    expect(data.info).toMatchObject({ hook: { text: 'One bean, ten cups.' }, place: 'lobby' });
    const own = { ...data, info: { ...data.info, hook: { text: 'Mine.' } } };
    const other = withDraftedItems(own, { ...request, idea: '3 trains' }, { names }, newId);
    expect(other.info.hook).toEqual({ text: 'Mine.' });
    expect(other.info.closing).toBeUndefined();
  });
});
