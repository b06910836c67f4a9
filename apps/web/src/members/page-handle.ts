/** What a route says about its page. */
export interface PageHandle {
  readonly title: string;
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
