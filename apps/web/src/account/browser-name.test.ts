import { expect, it } from 'vitest';
import { browserName, isPhone } from './browser-name.ts';

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome on Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on macOS',
  ],
  ['curl/8.0', 'A browser'],
])('reads %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

it('tells a phone from a computer', () => {
  expect(isPhone('Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari')).toBe(true);
  expect(isPhone('Mozilla/5.0 (X11; Linux x86_64)')).toBe(false);
});
