import { expect, it } from 'vitest';
import { editorActions } from './editor-actions.ts';

it('has no id and no keys twice', () => {
  const ids = editorActions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const chords = editorActions.flatMap(({ keys, otherKeys = [] }) =>
    [...(keys ? [keys] : []), ...otherKeys].map((chord) => chord.join('+').toLowerCase()),
  );
  expect(new Set(chords).size).toBe(chords.length);
});
