import type { Item } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { describeOthers } from './describe-others.ts';

it.each([
  [[], ''],
  [['text', 'text'], ''],
  [['image'], '1 picture'],
  [['audio', 'text', 'image', 'image', 'video', 'group'], '2 pictures, 1 video, 1 sound, 1 group'],
])('says what else %j are', (types, words) => {
  expect(describeOthers(types.map((type) => ({ type }) as Item))).toBe(words);
});

it('calls a chart a chart, not a picture', () => {
  const items = [{ type: 'image', graphic: { kind: 'chart' } }, { type: 'image' }];
  expect(describeOthers(items as Item[])).toBe('1 picture, 1 chart');
});
