/** Takes pictures of pages on the web. */
export interface PageScreenshot {
  /** A PNG of the top of a page. Fails with the `address-*` codes, or where this machine cannot do it. */
  take(url: string, signal: AbortSignal): Promise<Buffer>;
}
