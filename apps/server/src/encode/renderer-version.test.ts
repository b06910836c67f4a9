import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { versionOfSources } from './renderer-version.ts';

it('changes with what draws, and not with what only tests it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
  try {
    cpSync(new URL('../stage', import.meta.url), folder, { recursive: true });
    const before = versionOfSources([folder]);
    expect(versionOfSources([folder])).toBe(before);
    writeFileSync(join(folder, 'new.test.ts'), 'it(() => {})');
    expect(versionOfSources([folder])).toBe(before);
    writeFileSync(join(folder, 'new.ts'), 'export const brightness = 2;');
    expect(versionOfSources([folder])).not.toBe(before);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('is made of all that draws, unless told otherwise', () => {
  expect(versionOfSources()).toMatch(/^[0-9a-f]{16}$/);
});
