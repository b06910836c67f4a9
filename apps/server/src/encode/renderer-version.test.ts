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

it('reads all of the sources, in a moment', () => {
  const began = process.cpuUsage();
  expect(versionOfSources()).toMatch(/^[0-9a-f]{16}$/);
  const { user, system } = process.cpuUsage(began);
  // Of the processor: on a busy machine a moment may be long.
  expect(user + system).toBeLessThan(2e6);
});
