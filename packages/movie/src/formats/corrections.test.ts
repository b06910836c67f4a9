import { expect, it } from 'vitest';
import type { Edit } from '../edits/edit.ts';
import { runEdit } from '../edits/edit.ts';
import { groupItems } from '../edits/group-edits.ts';
import { addItem, changeItem, moveItem, removeItem } from '../edits/item-edits.ts';
import { newProjectData } from '../new-project-data.ts';
import { readProjectData } from '../read-project-data.ts';
import { Item } from '../schema/item.ts';
import { videoFormats } from '../schema/movie-settings.ts';
import type { ProjectData } from '../schema/project-data.ts';
import { changesGroups, corrected, withFormatEdit } from './corrections.ts';
import { fitToFormat } from './fit-to-format.ts';

const text = (id: string, more: object = {}) =>
  Item.parse({
    id,
    type: 'text',
    text: `<p>${id}</p>`,
    font: { size: 80 },
    x: 100,
    y: 300,
    ...more,
  });

const film = (): ProjectData => ({
  ...newProjectData(),
  frames: [{ id: 's', items: [text('a'), text('b', { y: 700 }), text('c', { y: 900 })] }],
});

const upright = (data: ProjectData): ProjectData => ({
  ...data,
  frames: data.frames.map((slide) =>
    corrected(fitToFormat(slide, data.movie.size, videoFormats.vertical), data.formats?.vertical),
  ),
  movie: { ...data.movie, size: { ...data.movie.size, width: 1080, height: 1920 } },
});

function edited<Details>(data: ProjectData, edit: Edit<Details>, details: Details): ProjectData {
  const shown = upright(data);
  const after = runEdit(shown, edit, details).data;
  return withFormatEdit({ format: 'vertical', data, shown, edited: after });
}

const itemOf = (data: ProjectData, id: string) =>
  data.frames[0]?.items.find((one) => one.id === id);

it('moves something in one format, and nowhere else', () => {
  const before = film();
  const after = edited(before, moveItem, { slideId: 's', itemId: 'b', box: { x: 222, y: 999 } });
  expect(after.frames[0]).toEqual(before.frames[0]);
  expect(after.movie.size).toEqual(before.movie.size);
  expect(itemOf(upright(after), 'b')).toMatchObject({ x: 222, y: 999 });
  // It is saved and read again as it was.
  expect(readProjectData(JSON.parse(JSON.stringify(after))).data.formats).toEqual(after.formats);
});

it('changes words and looks in every format, and sizes of letters in one', () => {
  const fields = { text: '<p>new</p>', font: { size: 120, color: '#ff0000' } } as Partial<Item>;
  const after = edited(film(), changeItem, { slideId: 's', itemId: 'a', fields });
  expect(itemOf(after, 'a')).toMatchObject({
    text: '<p>new</p>',
    font: { size: 80, color: '#ff0000' },
  });
  expect(itemOf(upright(after), 'a')).toMatchObject({ font: { size: 120, color: '#ff0000' } });
});

it('hides in the format what is deleted there, and keeps it in the film in its place', () => {
  const before = film();
  const after = edited(before, removeItem, { slideId: 's', itemId: 'b' });
  expect(after.frames[0]).toEqual(before.frames[0]);
  expect(itemOf(upright(after), 'b')?.hide).toBe(true);
});

it('puts what is added in a format into the film too, and stays where it was put', () => {
  const item = text('new', { x: 300, y: 1500 });
  const after = edited(film(), addItem, { slideId: 's', item });
  expect(itemOf(after, 'new')?.y).toBeLessThan(1080);
  expect(itemOf(upright(after), 'new')).toMatchObject({ x: 300, y: 1500 });
});

it('tells when things are put into a group', () => {
  const shown = upright(film());
  const grouped = runEdit(shown, groupItems, { slideId: 's', itemIds: ['a', 'b'], groupId: 'g' });
  expect(changesGroups(shown, grouped.data)).toBe(true);
  expect(changesGroups(shown, shown)).toBe(false);
});
