import type { DraftItem } from '@reelwright/pictures';
import { expect, it } from 'vitest';
import { zoomed } from './play-move.ts';

const subject: DraftItem = {
  id: 'a-subject',
  type: 'image',
  x: 10,
  y: 10,
  width: 100,
  height: 100,
};
const near = (object: string) =>
  zoomed({ ground: [], subject: [subject] }, 1.25, { style: 'studio', objects: [object], seed: '' })
    .subject[0];

it('comes so near to a thing that the lower edge cuts it, and to nobody who lies on a mat', () => {
  expect(near('teapot')?.height).toBe(125);
  expect(near('bridge-pose')).toEqual(subject);
});
