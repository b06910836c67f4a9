import { expect, it } from 'vitest';
import { isNewUser } from './is-new-user.ts';

const now = Date.parse('2026-06-15T12:00:00Z');

it.each([
  [{ guest: true, created_at: null }, true],
  [{ guest: false, created_at: '2026-06-13T12:00:01Z' }, true],
  [{ guest: false, created_at: '2026-06-13T12:00:00Z' }, false],
  [{ guest: false, created_at: null }, false],
])('takes %j for new: %s', (user, expected) => {
  expect(isNewUser(user, now)).toBe(expected);
});
