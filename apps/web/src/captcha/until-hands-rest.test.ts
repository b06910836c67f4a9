import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilHandsRest } from './until-hands-rest.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('goes on once nobody has touched anything for a while', async () => {
  const rested = vi.fn();
  void untilHandsRest(new AbortController().signal).then(rested);
  for (let letter = 0; letter < 10; letter += 1) {
    await vi.advanceTimersByTimeAsync(2000);
    page.dispatchEvent(new Event('keydown'));
  }
  expect(rested).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(rested).toHaveBeenCalledOnce();
});

it('gives up when somebody logs out', async () => {
  const leaving = new AbortController();
  const waiting = untilHandsRest(leaving.signal);
  leaving.abort(new Error('Logged out'));
  await expect(waiting).rejects.toThrow('Logged out');
});
