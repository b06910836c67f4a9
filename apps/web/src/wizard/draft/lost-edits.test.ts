import { expect, it } from 'vitest';
import { describeLostEdit } from './lost-edits.ts';

it('says on which slide an edit was lost, and why', () => {
  expect(describeLostEdit({ slide: 'Espresso', what: 'slide' })).toBe(
    'Your changes on “Espresso”: that slide is no longer in the video.',
  );
  expect(describeLostEdit({ slide: 'Espresso', what: 'duration' })).toBe(
    'The length you gave “Espresso”: its voice takes longer now.',
  );
});
