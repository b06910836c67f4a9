import type { User } from '@reelwright/contract';
import { expect, it, vi } from 'vitest';
import { announceAuth, onAuth } from './auth-event.ts';

const user: User = {
  id: 7,
  guest: false,
  email: 'mia@example.com',
  name: 'Mia',
  plan: null,
  expired: false,
  verified: true,
  has_password: true,
  access: {},
  created_at: null,
};

it('announces a sign-in a quarter of a second later, to those still listening', () => {
  vi.useFakeTimers();
  const stays = vi.fn();
  const leaves = vi.fn();
  const stop = onAuth(stays);
  const stopLeaving = onAuth(leaves);
  announceAuth(user);
  stopLeaving();
  vi.advanceTimersByTime(249);
  expect(stays).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(stays).toHaveBeenCalledExactlyOnceWith(user);
  expect(leaves).not.toHaveBeenCalled();
  stop();
  vi.useRealTimers();
});
