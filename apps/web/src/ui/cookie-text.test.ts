import { describe, expect, it } from 'vitest';
import { cookieText, findCookie } from './cookie-text.ts';

describe('cookies of interface choices', () => {
  it('last the days they are given', () => {
    expect(cookieText('once-auto media', 'yes; really', 365)).toBe(
      'once-auto%20media=yes%3B%20really; Max-Age=31536000; Path=/; SameSite=Lax',
    );
  });

  it('are found again by name, and only by the whole name', () => {
    const all = 'a-b=1; b=two%3B; c=';
    expect(findCookie(all, 'b')).toBe('two;');
    expect(findCookie(all, 'c')).toBe('');
    expect(findCookie(all, 'a')).toBeUndefined();
  });

  it('count as absent when someone else wrote them badly', () => {
    expect(findCookie('b=%E0%A4%A', 'b')).toBeUndefined();
  });
});
