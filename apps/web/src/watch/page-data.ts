import type { WatchData } from '@reelwright/contract';

/** The video of this page; null where there is none. */
export function readPageData(): WatchData | null {
  const text = document.getElementById('page-data')?.textContent;
  return text ? (JSON.parse(text) as WatchData | null) : null;
}

/** The same address on the name by which people came here: only that one may be loaded from. */
export function onThisOrigin(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
