import { expect, it, vi } from 'vitest';
import { requestCached } from './request-cached.ts';

it('answers where the browser keeps nothing, and asks anew each time', async () => {
  const send = vi.fn(async () => ['Inter']);
  await expect(requestCached('fonts', send)).resolves.toEqual(['Inter']);
  await expect(requestCached('fonts', send)).resolves.toEqual(['Inter']);
  expect(send).toHaveBeenCalledTimes(2);
});
