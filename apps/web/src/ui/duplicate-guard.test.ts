import { describe, expect, it } from 'vitest';
import { duplicateGuard } from './duplicate-guard.ts';

describe('toasts that say the same', () => {
  it('are shown once within two seconds', () => {
    const allows = duplicateGuard(2000);
    expect(allows('Saved', 0)).toBe(true);
    expect(allows('Saved', 1999)).toBe(false);
    expect(allows('Copied', 1999)).toBe(true);
    expect(allows('Saved', 2000)).toBe(true);
  });

  it('count from the one that was shown, so a steady stream still speaks now and then', () => {
    const allows = duplicateGuard(2000);
    const shown = Array.from({ length: 10 }, (_, turn) => allows('Saved', turn * 500));
    expect(shown.filter(Boolean)).toHaveLength(3);
  });
});
