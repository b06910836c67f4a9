import { expect, it } from 'vitest';
import { shownStatus } from './video-status.ts';

it.each([
  [undefined, 'Unpublished'],
  ['pending', 'Queued'],
  ['processing', 'Converting'],
  ['pass', 'Rendered'],
  ['fail', 'Failed'],
  ['toString', 'Unpublished'],
  ['something-new', 'Unpublished'],
])('%s is shown as %s', (status, shown) => {
  expect(shownStatus(status)).toBe(shown);
});
