import { describe, expect, it } from 'vitest';
import { isOwnOrigin } from './origin-check.ts';

const publicUrl = 'https://videos.example.com';

describe('changes are accepted', () => {
  it.each([
    ['from the public address', { origin: publicUrl, host: 'inside:3000' }],
    ['from localhost itself', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    [
      'from the address of the machine',
      { origin: 'http://192.0.2.4:3000', host: '192.0.2.4:3000' },
    ],
    ['from an IPv6 address of the machine', { origin: 'http://[::1]:3000', host: '[::1]:3000' }],
    ['from a program that names no origin', { host: 'localhost:3000' }],
    ['from an old browser that only says same-origin', { 'sec-fetch-site': 'same-origin' }],
  ])('%s', (_, headers) => {
    expect(isOwnOrigin(headers, 'http', publicUrl)).toBe(true);
  });
});

describe('changes are refused', () => {
  it.each([
    ['from another website', { origin: 'https://evil.example', host: 'videos.example.com' }],
    ['from a page without an origin', { origin: 'null', host: 'localhost:3000' }],
    [
      'from a hostile name that resolves to this machine',
      { origin: 'http://evil.example:3000', host: 'evil.example:3000' },
    ],
    [
      'from another port of this machine',
      { origin: 'http://localhost:8080', host: 'localhost:3000' },
    ],
    [
      'from a cross-site form without an origin',
      { 'sec-fetch-site': 'cross-site', host: 'localhost:3000' },
    ],
    ['from a sibling host', { 'sec-fetch-site': 'same-site', host: 'localhost:3000' }],
    ['with a broken host', { origin: 'http://localhost', host: 'local host' }],
    [
      'from the public name over http',
      { origin: 'http://videos.example.com', host: 'videos.example.com' },
    ],
  ])('%s', (_, headers) => {
    expect(isOwnOrigin(headers, 'http', publicUrl)).toBe(false);
  });
});
