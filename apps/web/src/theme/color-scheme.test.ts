import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLOR_SCHEME_KEY, isColorScheme, shownScheme } from './color-scheme.ts';

describe('the colour scheme', () => {
  it('follows the system only on auto', () => {
    expect(shownScheme('auto', true)).toBe('dark');
    expect(shownScheme('auto', false)).toBe('light');
    expect(shownScheme('light', true)).toBe('light');
    expect(shownScheme('dark', false)).toBe('dark');
  });

  it('takes no other word for one', () => {
    expect(['auto', 'light', 'dark', 'sepia', null].map(isColorScheme)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('is read before the first paint under the key it is kept by', () => {
    const script = readFileSync(new URL('../../public/scheme.js', import.meta.url), 'utf8');
    expect(script).toContain(`'${COLOR_SCHEME_KEY}'`);
  });
});
