/** What the server wrote into the document about its video: `WatchData` of the server. */
export interface PageVideo {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly pageUrl: string;
  readonly embedUrl: string;
  readonly videoUrl: string | null;
  readonly posterUrl: string | null;
  readonly width: number;
  readonly height: number;
  readonly seconds: number | null;
  readonly publishedAt: string;
}

/** The video of this page; null where there is none. */
export function readPageData(): PageVideo | null {
  const text = document.getElementById('page-data')?.textContent;
  return text ? (JSON.parse(text) as PageVideo | null) : null;
}

/** The same address on the name by which people came here: only that one may be loaded from. */
export function onThisOrigin(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
