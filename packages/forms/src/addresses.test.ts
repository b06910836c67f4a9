import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeUrl } from './complete-url.ts';
import { isValidEmail } from './is-valid-email.ts';
import { isValidUrl } from './is-valid-url.ts';

describe('web addresses', () => {
  it.each([
    'https://example.com',
    'http://example.com:8080/a?b=c#d',
    'https://user:pass@example.com/',
    'https://münchen.example/straße',
    'http://localhost:3000',
    'http://192.168.1.2/x',
    'http://[::1]:80/',
    'https://example.com./',
    'HTTPS://EXAMPLE.COM',
  ])('takes %s', (address) => expect(isValidUrl(address)).toBe(true));

  it.each([
    '',
    'example.com',
    'https://',
    'https:///path',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://exa mple.com',
    'https://example.com/a b',
    'https://-example.com',
    'https://example..com',
    'https://example.com:99999',
    'https://example.com\n',
  ])('refuses %j', (address) => expect(isValidUrl(address)).toBe(false));

  it('takes every address that a browser writes', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (address) => {
        expect(isValidUrl(address)).toBe(true);
      }),
    );
  });
});

describe('an address typed in a hurry', () => {
  it.each([
    ['shop.example/coffee', 'https://shop.example/coffee'],
    ['  www.example.com ', 'https://www.example.com'],
    ['example.com:8080', 'https://example.com:8080'],
    ['http://example.com', 'http://example.com'],
    ['coffee', 'coffee'],
    ['mailto:me@example.com', 'mailto:me@example.com'],
    ['', ''],
  ])('%j becomes %j', (typed, meant) => expect(completeUrl(typed)).toBe(meant));

  it('is completed once', () => {
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.webUrl(), fc.string()), (typed) => {
        const once = completeUrl(typed);
        expect(completeUrl(once)).toBe(once);
      }),
    );
  });
});

describe('mail addresses', () => {
  it.each(['me@example.com', 'first.last+tag@sub.example.co', "o'neil@example.com", 'я@почта.рф'])(
    'takes %s',
    (address) => expect(isValidEmail(address)).toBe(true),
  );

  it.each([
    'me',
    'me@',
    '@example.com',
    'me@example',
    'me@@example.com',
    'me me@example.com',
    '.me@example.com',
    'me..you@example.com',
    'me@example..com',
    'me@-example.com',
    'me@example.com, you@example.com',
    `${'a'.repeat(65)}@example.com`,
  ])('refuses %j', (address) => expect(isValidEmail(address)).toBe(false));
});
