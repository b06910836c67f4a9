import { createHash } from 'node:crypto';
import { storedMediaPath } from '@reelwright/contract';
import type { Json } from '@reelwright/movie';
import { isStorageKey } from '../../storage/storage-key.ts';

/** More than this no project shows; whoever writes such a document gets no further rows for it. */
const maxTargets = 5000;

/** The key of a file of ours that an address leads to, whichever of its addresses it is. */
export function keyOfOwn(url: string, publicUrl: string): string | undefined {
  const path = publicUrl && url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
  const prefix = [storedMediaPath, '/files/'].find((start) => path.startsWith(start));
  const [key = ''] = prefix ? path.slice(prefix.length).split(/[?#]/, 1) : [];
  return isStorageKey(key) ? key : undefined;
}

/** Folders whose files anybody may read who knows their key, which nobody can guess. */
export const isOpenKey = (key: string) => /^(?:uploads|web|voices|previews)\//.test(key);

export const isWebAddress = (url: string) => /^https?:\/\//i.test(url);

/** What a copy of something on another site is found by. */
export function hashOfAddress(url: string): string {
  return createHash('sha256').update(url).digest('hex');
}

/**
 * What an address may refer to: the key of a file of ours, the hash of an address elsewhere. A whole
 * address of ours cannot be told from others here, and may change its domain: it counts as both.
 */
function targetsOf(url: string): string[] {
  const whole = url.startsWith('//') ? `https:${url}` : url;
  if (!isWebAddress(whole)) return [keyOfOwn(whole, '')].filter((key) => key !== undefined);
  const path = whole.replace(/^https?:\/\/[^/]*/i, '');
  return [hashOfAddress(whole), ...targetsOf(path.startsWith('//') ? '' : path)];
}

/** Everything that texts in a document, or in a change of one, may refer to. */
export function targetsIn(value: Json): Set<string> {
  const targets = new Set<string>();
  const queue: Json[] = [value];
  while (queue.length > 0 && targets.size < maxTargets) {
    const current = queue.pop();
    if (typeof current === 'string') {
      for (const target of targetsOf(current)) targets.add(target);
    } else if (typeof current === 'object' && current !== null) {
      for (const inner of Object.values(current)) queue.push(inner as Json);
    }
  }
  return targets;
}
