import { expect, it } from 'vitest';
import { readBrowserVersion } from './browser-version.mjs';

it.each([
  ['Chromium 150.0.7871.46 built on Debian GNU/Linux 12 (bookworm)', 150],
  ['/usr/bin/chromium: 9: [: 25: unexpected operator\nChromium 156.0.8078.79 built on Debian', 156],
  ['Google Chrome 157.0.8100.1 ', 157],
  ['Google Chrome for Testing 158.0.1.2', 158],
])('reads the version out of %j', (output, major) => {
  expect(readBrowserVersion(output)?.major).toBe(major);
});

it('knows no version where there is none', () => {
  expect(readBrowserVersion('command not found')).toBeUndefined();
});
