import { readProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { noAssets, paperSurface } from '../testing/paper-surface.ts';
import { layOutItem } from './lay-out-item.ts';

it.each([
  ['a'.repeat(200_000), 'It has a text of more than 20,000 letters.'],
  [`<b>${'a'.repeat(3000)}</b>`, 'It has a word of more than 2,000 letters.'],
])('leaves out a text that would take minutes to set (%#)', (text, sentence) => {
  const item = { id: 't', type: 'text', text };
  const { data } = readProjectData({ version: 1, frames: [{ id: 's', items: [item] }] });
  const saved = data.frames[0]?.items[0];
  if (!saved) throw new Error('The item is gone.');
  const brush = { surface: paperSurface(), assets: noAssets };
  expect(() => layOutItem(brush, saved, 800, 600)).toThrow(sentence);
});
