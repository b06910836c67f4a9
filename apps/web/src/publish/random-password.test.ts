import { expect, it } from 'vitest';
import { randomPassword } from './random-password.ts';

it('is six capital letters, another time others', () => {
  const passwords = Array.from({ length: 50 }, randomPassword);
  for (const password of passwords) expect(password).toMatch(/^[A-Z]{6}$/);
  expect(new Set(passwords).size).toBeGreaterThan(45);
});
