import { ApiError, type Project } from '@reelwright/contract';
import { expect, it, vi } from 'vitest';
import { findByName } from './find-by-name.ts';

const coffee = { id: 5, name: 'Coffee' } as Project;

it('finds the project of a name, or none to begin one', async () => {
  expect(await findByName('Coffee', async () => coffee)).toBe(coffee);
  const missing = new ApiError(404, 'Not found', 'not-found');
  expect(await findByName('Tea', () => Promise.reject(missing))).toBeUndefined();
  const broken = new ApiError(500, 'Trouble', undefined);
  await expect(findByName('Tea', () => Promise.reject(broken))).rejects.toBe(broken);
});

it('needs a name, and warns of one that ends in a digit', async () => {
  const load = vi.fn(async () => coffee);
  await expect(findByName(' ', load)).rejects.toThrow('Name is required');
  expect(load).not.toHaveBeenCalled();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await findByName('Coffee', load);
  expect(warn).not.toHaveBeenCalled();
  await findByName('Coffee 2', load);
  expect(warn).toHaveBeenCalledWith('The project name "Coffee 2" ends in a digit.');
});
