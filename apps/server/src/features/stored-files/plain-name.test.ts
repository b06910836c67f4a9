import { expect, it } from 'vitest';
import { plainName } from './plain-name.ts';

it('is the name alone, without folders, control characters and marks that turn letters around', () => {
  expect(plainName('../../etc/\u202egpj.exe')).toBe('gpj.exe');
  expect(plainName('C:\\fakepath\\a\u0000b\u2066c.png')).toBe('abc.png');
  expect(plainName('خبز.jpg')).toBe('خبز.jpg');
});
