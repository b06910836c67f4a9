import { newProjectData, type ProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { nextRequest, withDraftedFacts } from './draft-list.ts';
import type { ListItem } from './list-items.ts';
import { renamedItem, withTriviaWritten } from './renamed-item.ts';

let ids = 0;
const newId = () => `id-${++ids}`;
const hints = { objects: ['dog'], place: 'meadow', search: 'newfoundland dog' };
const facts = {
  sentences: ['It comes from Newfoundland.', 'It swims.'],
  credits: [{ title: 'Labrador' }, null],
  hints,
};

function listOf(item: ListItem): ProjectData {
  const info = { idea: { text: '3 dogs' }, itemsFor: '3|3 dogs', size: 3, items: [item] };
  return { ...newProjectData(), keyword: 'dogs', info };
}

/** An item as it is after everything about it was filled in. */
function filledItem(more: ListItem = {}): ListItem {
  const item = { id: 'a', text: 'Labrador', auto: true, hasMedia: true, ...more };
  const [filled = {}] = withDraftedFacts(listOf(item), 'a', facts, newId).info.items ?? [];
  return filled;
}

describe('an item that gets another name', () => {
  it('leaves the facts, pictures and thanks of the old name behind, and asks for its own', () => {
    const renamed = renamedItem(filledItem(), 'Shiba Inu');
    expect(renamed).toMatchObject({ id: 'a', text: 'Shiba Inu', auto: false, trivia: [] });
    expect(JSON.stringify(renamed)).not.toMatch(/newfoundland|Labrador|meadow|"dog"/i);
    expect(nextRequest(listOf(renamed))).toEqual({
      kind: 'facts',
      id: 'a',
      term: 'Shiba Inu',
      isTyped: true,
    });
    const [filled = {}] =
      withDraftedFacts(listOf(renamed), 'a', { sentences: ['It screams.'] }, newId).info.items ??
      [];
    expect(filled.trivia).toMatchObject([{ text: 'It screams.' }]);
    expect(nextRequest(listOf(filled))).toBeUndefined();
    expect(renamedItem(filled, 'Akita').trivia).toEqual([]);
  });

  it('asks once more when it gets its old name back', () => {
    const back = renamedItem(renamedItem(filledItem(), 'Labra'), 'Labrador');
    expect(nextRequest(listOf(back))).toMatchObject({ kind: 'facts', term: 'Labrador' });
  });

  it('keeps what somebody wrote, and what they chose to show', () => {
    const filled = { ...filledItem(), keyword: 'my own dog', isOwnKeyword: true };
    const lines = filled.trivia ?? [];
    const mine = withTriviaWritten(filled, {
      ...filled,
      trivia: lines.map((line, at) => (at === 1 ? { ...line, text: 'It sleeps.' } : line)),
    });
    const renamed = renamedItem(mine, 'Shiba Inu');
    expect(renamed.trivia).toMatchObject([{ text: 'It sleeps.' }]);
    expect(renamed.keyword).toBe('my own dog');
    expect(nextRequest(listOf(renamed))).toBeUndefined();
  });

  it('does not ask for an item that somebody wrote from the first word on', () => {
    const own: ListItem = { id: 'a', text: 'Rex', auto: false, trivia: [{ text: 'My dog.' }] };
    expect(renamedItem(own, 'Rex II')).toMatchObject({ trivia: [{ text: 'My dog.' }] });
    const blank = renamedItem({ id: 'a', text: '' }, 'Rex');
    expect(nextRequest(listOf(blank))).toBeUndefined();
  });

  it('takes pictures that were found for the old name away, and keeps chosen ones', () => {
    const found = { url: '/found.webp', autoMedia: true };
    const chosen = { url: '/chosen.webp' };
    const renamed = renamedItem({ ...filledItem(), media: [found, chosen] }, 'Shiba Inu');
    expect(renamed.media).toEqual([chosen]);
  });

  it('stays as it is while only spaces are typed', () => {
    expect(renamedItem(filledItem(), 'Labrador ').trivia).toHaveLength(2);
  });

  it('knows of items from before this was kept: what nobody touched was filled in', () => {
    const trivia = [{ id: 't', text: 'It comes from Newfoundland.' }];
    const old: ListItem = {
      id: 'a',
      text: 'Labrador',
      auto: true,
      filled: true,
      trivia,
      keyword: 'newfoundland dog',
      objects: ['dog'],
    };
    expect(renamedItem(old, 'Shiba Inu')).not.toMatchObject({ keyword: expect.anything() });
    expect(renamedItem(old, 'Shiba Inu').trivia).toEqual([]);
    expect(renamedItem({ ...old, auto: false }, 'Shiba Inu').trivia).toEqual(trivia);
  });
});
