import { expect, it } from 'vitest';
import { addressKey } from './address-key.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
])('counts %s under %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
