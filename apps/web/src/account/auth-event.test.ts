import { expect, it, vi } from 'vitest';
import { announceAuth, onAuth } from './auth-event.ts';

it('announces a sign-in a quarter of a second later, to those still listening', () => {
  vi.useFakeTimers();
  const stays = vi.fn();
  const leaves = vi.fn();
  const stop = onAuth(stays);
  const stopLeaving = onAuth(leaves);
  announceAuth(7);
  stopLeaving();
  vi.advanceTimersByTime(249);
  expect(stays).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(stays).toHaveBeenCalledExactlyOnceWith(7);
  expect(leaves).not.toHaveBeenCalled();
  stop();
  vi.useRealTimers();
});
