export interface PageView {
  /** All of it, from its top on, instead of what a window shows. */
  readonly whole: boolean;
  /** As a phone shows it. */
  readonly phone: boolean;
}

/** Takes pictures of pages on the web. */
export interface PageScreenshot {
  /** A PNG of a page. Fails with the `address-*` codes, or where this machine cannot do it. */
  take(url: string, view: PageView, signal: AbortSignal): Promise<Buffer>;
}
