import { expect, it } from 'vitest';
import { newProjectData } from '../new-project-data.ts';
import { readProjectData } from '../read-project-data.ts';
import { changeCaptions, changeSlideCaptions, correctCaptions } from './caption-edits.ts';
import { runEdit } from './edit.ts';

const plain = newProjectData();

it('a document without captions opens without any', () => {
  expect(readProjectData({ version: 2 }).data.captions).toBeUndefined();
});

it('captions are switched on with the usual look, and sizes stay in their bounds', () => {
  const { data } = runEdit(plain, changeCaptions, { on: true, size: 9 });
  expect(data.captions).toMatchObject({ on: true, style: 'bar', position: 'low', size: 1.5 });
  const few = runEdit(data, changeCaptions, { wordsPerLine: 3 }).data;
  expect(few.captions?.wordsPerLine).toBe(3);
  expect(runEdit(few, changeCaptions, { wordsPerLine: undefined }).data.captions).toEqual(
    data.captions,
  );
});

it('a slide that is like the others again leaves nothing behind', () => {
  const off = runEdit(plain, changeSlideCaptions, { slideId: 's', fields: { off: true } }).data;
  expect(off.captions?.slides).toEqual({ s: { off: true } });
  const again = runEdit(off, changeSlideCaptions, { slideId: 's', fields: { off: false } }).data;
  expect(again.captions?.slides).toBeUndefined();
});

it('a correction takes the place of those that touch the same words', () => {
  const line = { spoken: 'One two three four', from: 0, to: 2 };
  const first = runEdit(plain, correctCaptions, { over: [], by: [{ ...line, text: 'Uno' }] }).data;
  const next = { ...line, to: 4, hidden: true };
  const second = runEdit(first, correctCaptions, { over: [], by: [next] }).data;
  expect(second.captions?.corrections).toEqual([next]);
  const none = runEdit(second, correctCaptions, { over: [line], by: [] }).data;
  expect(none.captions?.corrections).toBeUndefined();
});
