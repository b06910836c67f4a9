import { expect, it } from 'vitest';
import { readProjectData } from '../read-project-data.ts';
import { runEdit } from './edit.ts';
import { countInPlain, countInText, replaceInText, replaceText } from './replace-text.ts';
import { changeTextStyle, giveTextStyle } from './text-style-edits.ts';

const loosely = { matchCase: false };

it.each([
  ['<p>Old and old</p>', 'old', 'new', '<p>new and new</p>'],
  ['<p>a <b>bo</b>ld word</p>', 'bold', 'big', '<p>a <b>big</b> word</p>'],
  ['Fish &amp; chips', 'fish & chips', 'A < B', 'A &lt; B'],
  ['<p>one</p><p>two</p>', 'onetwo', 'x', '<p>one</p><p>two</p>'],
  ['<b title="old">kept</b>', 'old', 'new', '<b title="old">kept</b>'],
  ['aaa', 'a', 'aa', 'aaaaaa'],
  ['İstanbul and istanbul', 'istanbul', 'Izmir', 'Izmir and Izmir'],
  ['nothing', '', 'x', 'nothing'],
])('in %s, %s becomes %s', (html, wanted, by, expected) => {
  expect(replaceInText(html, wanted, by, loosely)).toBe(expected);
});

it('counts what it finds, with or without capitals', () => {
  expect(countInText('Tea, tea, TEA', 'tea', loosely)).toBe(3);
  expect(countInText('Tea, tea, TEA', 'tea', { matchCase: true })).toBe(1);
});

const movie = readProjectData({
  frames: [
    {
      id: 's',
      items: [
        { id: 'a', type: 'text', text: 'Old title', ident: 'heading' },
        {
          id: 'g',
          type: 'group',
          children: [
            {
              id: 'b',
              type: 'text',
              text: '<p><span style="color: red; font-size: 20px">old</span></p>',
            },
          ],
        },
      ],
    },
  ],
}).data;
const itemsOf = (data: typeof movie) => {
  const [first, group] = data.frames[0]?.items ?? [];
  return [first, group?.children?.[0]];
};

it('replaces in all texts at once, in groups too', () => {
  const places = ['a', 'b'].map((itemId) => ({ slideId: 's', itemId }));
  const { data } = runEdit(movie, replaceText, {
    places,
    wanted: 'old',
    by: 'new',
    matchCase: false,
  });
  expect(itemsOf(data).map((item) => item?.text)).toEqual([
    'new title',
    '<p><span style="color: red; font-size: 20px">new</span></p>',
  ]);
});

it('changes every text of a style, also what single words said, and nothing else', () => {
  const styled = runEdit(movie, giveTextStyle, {
    slideId: 's',
    itemIds: ['b'],
    style: 'title',
  }).data;
  const font = { family: 'Inter', size: 90, color: '#123456' };
  const { data } = runEdit(styled, changeTextStyle, { style: 'title', font });
  expect(data.textStyles?.title).toEqual(font);
  expect(itemsOf(data).map((item) => item?.font)).toMatchObject([font, font]);
  expect(itemsOf(data)[1]?.text).toBe('<p><span>old</span></p>');
  const other = runEdit(data, changeTextStyle, { style: 'note', font: { size: 20 } }).data;
  expect(itemsOf(other)).toEqual(itemsOf(data));
});

it('gives a text the look that its new style has', () => {
  const set = runEdit(movie, changeTextStyle, { style: 'note', font: { size: 33 } }).data;
  const { data } = runEdit(set, giveTextStyle, { slideId: 's', itemIds: ['a'], style: 'note' });
  expect(itemsOf(data)[0]).toMatchObject({ textStyle: 'note', font: { size: 33 } });
  const alone = runEdit(data, giveTextStyle, {
    slideId: 's',
    itemIds: ['a'],
    style: undefined,
  }).data;
  expect(itemsOf(alone)[0]).not.toHaveProperty('textStyle');
});

it('reaches the words of tables and charts', () => {
  const table = {
    kind: 'table',
    rows: [
      ['Old & new', 'Price'],
      ['old plan', '$5'],
    ],
  };
  const { data } = readProjectData({
    frames: [{ id: 's', items: [{ id: 'i', type: 'image', graphic: table }] }],
  });
  const places = [{ slideId: 's', itemId: 'i' }];
  const after = runEdit(data, replaceText, { places, wanted: 'old', by: '<Fresh>', ...loosely });
  expect(after.data.frames[0]?.items[0]?.graphic).toMatchObject({
    rows: [
      ['<Fresh> & new', 'Price'],
      ['<Fresh> plan', '$5'],
    ],
  });
  expect(countInPlain('Old & new, old', 'OLD & n', loosely)).toBe(1);
});
