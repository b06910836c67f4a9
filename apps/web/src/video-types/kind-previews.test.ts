import { videoKinds } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { kindPreviews } from './kind-previews.tsx';

it('has a drawing for every kind of video', () => {
  const kinds = videoKinds.map(({ wizard }): string => wizard);
  expect(Object.keys(kindPreviews).sort()).toEqual(kinds.sort());
});
