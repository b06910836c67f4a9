import { describe, expect, it } from 'vitest';
import { isMacPlatform, keyLabel } from './shortcut-keys.ts';

describe('keys of a shortcut', () => {
  it('are named as on the keyboard in front of the person', () => {
    const keys = ['mod', 'shift', 'k'];
    expect(keys.map((key) => keyLabel(key, true))).toEqual(['⌘', '⇧', 'K']);
    expect(keys.map((key) => keyLabel(key, false))).toEqual(['Ctrl', 'Shift', 'K']);
    expect(keyLabel('F2', false)).toBe('F2');
  });

  it('knows a Mac when it sees one', () => {
    expect(isMacPlatform('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe(true);
    expect(isMacPlatform('Mozilla/5.0 (X11; Linux x86_64)')).toBe(false);
  });
});
