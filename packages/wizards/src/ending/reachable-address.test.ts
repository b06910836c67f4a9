import { expect, it } from 'vitest';
import { isReachableAnywhere } from './reachable-address.ts';

it.each([
  ['https://reel.example/s/abcd', true],
  ['https://203.0.113.4/s/abcd', true],
  ['http://[2001:db8::1]/s/abcd', true],
  ['http://localhost:3000/s/abcd', false],
  ['http://127.0.0.1:3000/s/abcd', false],
  ['http://[::1]:3000/s/abcd', false],
  ['http://192.168.1.5/s/abcd', false],
  ['http://172.20.0.2/s/abcd', false],
  ['http://studio/s/abcd', false],
  ['http://studio.local/s/abcd', false],
  ['', false],
])('viewers anywhere can open %s: %s', (address, expected) => {
  expect(isReachableAnywhere(address)).toBe(expected);
});
