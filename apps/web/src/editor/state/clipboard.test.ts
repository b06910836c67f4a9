import { newTextItem } from '@reelwright/movie';
import { afterEach, expect, it, vi } from 'vitest';
import { copiedItems, keepCopied } from './clipboard.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  return kept;
}

it('pastes what was copied, and nothing when nothing was', () => {
  stubStorage();
  expect(copiedItems()).toEqual([]);
  const item = newTextItem('a', { stage: { width: 1920, height: 1080 }, texts: [] });
  expect(keepCopied([item])).toBe(true);
  expect(copiedItems()?.map(({ id, type }) => [id, type])).toEqual([['a', 'text']]);
});

it('refuses what another version or program left there and no slide can hold', () => {
  const kept = stubStorage();
  const items = [{ id: 'a', type: 'spaceship', left: 'here' }];
  kept.set('reelwright-clipboard', JSON.stringify({ kind: 'reelwright-items', items }));
  expect(copiedItems()).toBeUndefined();
});
