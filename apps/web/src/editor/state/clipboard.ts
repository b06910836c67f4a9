import type { Item } from '@reelwright/movie';

/** What was copied in this browser, for any project and tab. */
interface Copied {
  readonly kind: 'reelwright-items';
  readonly items: readonly Item[];
}

const place = 'reelwright-clipboard';
/** A browser keeps about five million letters for a site; the rest of it is needed elsewhere. */
const maxLetters = 1_000_000;

/** @returns false when it is more than a browser can keep. */
export function keepCopied(items: readonly Item[]): boolean {
  const text = JSON.stringify({ kind: 'reelwright-items', items } satisfies Copied);
  if (text.length > maxLetters) return false;
  try {
    localStorage.setItem(place, text);
    return true;
  } catch {
    return false;
  }
}

export function copiedItems(): readonly Item[] {
  try {
    const copied = JSON.parse(localStorage.getItem(place) ?? 'null') as Copied | null;
    return copied?.kind === 'reelwright-items' ? copied.items : [];
  } catch {
    return [];
  }
}
