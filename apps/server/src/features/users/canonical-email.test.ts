import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalEmail, parseEmail } from './canonical-email.ts';

describe('one mailbox has one spelling', () => {
  it.each([
    ['capitals', 'Ann@Example.COM', 'ann@example.com'],
    ['spaces around it', '  ann@example.com ', 'ann@example.com'],
    ['an accent written as two characters', 'rene\u0301@example.com', 'ren\u00e9@example.com'],
    ['wide letters', '\uff41\uff4e\uff4e@example.com', 'ann@example.com'],
    ['an encoded domain', 'ann@xn--bcher-kva.example', 'ann@bücher.example'],
    ['a domain in capitals with an umlaut', 'ann@BÜCHER.example', 'ann@bücher.example'],
    ['a wide full stop', 'ann@example\uff0ecom', 'ann@example.com'],
  ])('despite %s', (_, typed, email) => {
    expect(parseEmail(typed)).toBe(email);
  });

  it('which has no other spelling itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (text) => {
        const once = canonicalEmail(text);
        expect(canonicalEmail(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('an address is refused', () => {
  it.each([
    ['without a domain', 'ann'],
    ['with two signs', 'ann@one@example.com'],
    ['with a second sign in disguise', 'ann\uff20evil.example@example.com'],
    ['with a line break', 'ann@example.com\r\nBcc: all@example.com'],
    ['with a line break in its name', 'a\nnn@example.com'],
    ['with a character that cannot be seen', 'ann\u202e@example.com'],
    ['with a control character', 'ann\u0007@example.com'],
    ['as a list', 'ann@example.com,bob@example.com'],
    ['with a name in front', 'Ann <ann@example.com>'],
    ['with an impossible domain', 'ann@example..com'],
  ])('%s', (_, typed) => {
    expect(() => parseEmail(typed)).toThrow('Email is not a valid email');
  });
});
