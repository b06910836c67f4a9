import { expect, it } from 'vitest';
import { safeReturnPath, withError } from './return-path.ts';

const publicUrl = 'https://videos.example.com';

it.each([
  ['/members.html#/projects', '/members.html#/projects'],
  ['/members.html?pid=7#/full-video', '/members.html?pid=7#/full-video'],
  ['/', '/'],
])('goes back to %s', (asked, path) => {
  expect(safeReturnPath(asked, publicUrl)).toBe(path);
});

it.each([
  undefined,
  '',
  'members.html',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  '/\n/evil.example',
  'https://videos.example.com@evil.example/',
  'http://[',
])('never leaves for %j', (asked) => {
  const path = safeReturnPath(asked, publicUrl);
  expect(path).toBe('/members.html');
});

it('tells the page what went wrong without losing its place', () => {
  expect(withError('/members.html?pid=7#/create', 'google-failed')).toBe(
    '/members.html?pid=7&google_error=google-failed#/create',
  );
});
