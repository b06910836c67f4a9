import { expect, it } from 'vitest';
import { newProjectData } from '../new-project-data.ts';
import { newTextItem, type TextGround } from '../new-text-item.ts';
import type { ProjectData } from '../schema/project-data.ts';
import { type Edit, runEdit } from './edit.ts';
import { addItem, placeItem } from './item-edits.ts';
import { addSlide, removeSlide } from './slide-edits.ts';

const blank = (id: string) => ({ id, items: [] });

function after<Details>(data: ProjectData, edit: Edit<Details>, details: Details): ProjectData {
  return runEdit(data, edit, details).data;
}

it('starts a text as the words that say how to change it, 80 px large', () => {
  expect(newTextItem('a')).toMatchObject({
    type: 'text',
    text: 'Double click to edit',
    font: { size: 80, family: 'Sen' },
  });
});

it('starts a text bold, in a colour that reads on what is behind it', () => {
  const stage = { width: 1920, height: 1080 };
  const look = (ground: TextGround) => newTextItem('a', { stage, texts: [], ground });
  expect(look('light')).toMatchObject({ font: { styles: ['bold'], color: '#17181c' } });
  // What is typed makes its box larger rather than its letters smaller.
  expect(look('light')).not.toHaveProperty('font.fit');
  expect(look('light').shadow).toBeUndefined();
  expect(look('picture')).toMatchObject({
    font: { color: '#ffffff' },
    shadow: { enabled: 'text' },
  });
  expect(look('dark')).toMatchObject({ font: { color: '#ffffff' }, shadow: { enabled: 'text' } });
});

it('starts a text in the middle of the stage, and the next one below it', () => {
  const stage = { width: 1000, height: 1000 };
  const first = newTextItem('a', { stage, texts: [] });
  const next = newTextItem('b', { stage, texts: [first] });
  expect(first.x + (first.width * first.scaleX) / 2).toBe(500);
  expect(first.y + (first.height * first.scaleY) / 2).toBe(500);
  expect(next.y).toBeGreaterThan(first.y);
});

it('finds a free row beside the words of a template', () => {
  const stage = { width: 1920, height: 1080 };
  const words = { y: 800, height: 200, scaleY: 1 };
  const added = newTextItem('a', { stage, texts: [{ y: 400, height: 280, scaleY: 1 }, words] });
  expect(added.y + added.height * added.scaleY).toBeLessThan(560);
});

it('puts a new slide in place of the last one, under the next number', () => {
  const one = after(newProjectData(), addSlide, { slide: blank('a') });
  const none = after(one, removeSlide, { slideId: 'a', inPlaceOfLast: blank('b') });
  expect(none.frames).toEqual([{ id: 'b', items: [], title: 'Slide #2' }]);
  const two = after(one, addSlide, { slide: blank('c') });
  const left = after(two, removeSlide, { slideId: 'a', inPlaceOfLast: blank('d') });
  expect(left.frames.map(({ id }) => id)).toEqual(['c']);
  expect(after(one, removeSlide, { slideId: 'x', inPlaceOfLast: blank('y') })).toEqual(one);
});

it('puts items where they are wanted, and back where they were', () => {
  const slide = { id: 's', items: [newTextItem('a'), newTextItem('b')] };
  const data = after(newProjectData(), addSlide, { slide });
  const order = ({ frames }: ProjectData) => frames[0]?.items.map(({ id }) => id);
  const added = after(data, addItem, { slideId: 's', item: newTextItem('c'), at: 1 });
  expect(order(added)).toEqual(['a', 'c', 'b']);
  expect(order(after(added, placeItem, { slideId: 's', itemId: 'a', to: 2 }))).toEqual([
    'c',
    'b',
    'a',
  ]);
  expect(order(after(added, placeItem, { slideId: 's', itemId: 'x', to: 2 }))).toEqual([
    'a',
    'c',
    'b',
  ]);
});
