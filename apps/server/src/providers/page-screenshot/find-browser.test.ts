import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findBrowser } from './find-browser.ts';

it('finds the browser by whichever name it has here, and none where there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  for (const each of [first, second]) mkdirSync(each);
  const path = [first, second].join(delimiter);
  mkdirSync(join(first, 'chromium-browser'));
  expect(findBrowser(path)).toBeUndefined();
  writeFileSync(join(first, 'google-chrome'), '', { mode: 0o755 });
  writeFileSync(join(first, 'chromium'), 'not a program', { mode: 0o644 });
  expect(findBrowser(path)).toBe(join(first, 'google-chrome'));
  writeFileSync(join(second, 'chromium-headless-shell'), '', { mode: 0o755 });
  expect(findBrowser(path)).toBe(join(second, 'chromium-headless-shell'));
});
