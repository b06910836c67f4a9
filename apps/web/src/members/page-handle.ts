/** Whom a page is for. Guests are let in only where it says so. */
export type PageAccess = 'anyone' | 'guest' | 'member';

/** What a route says about its page. */
export interface PageHandle {
  readonly title: string;
  readonly access: PageAccess;
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle && 'access' in handle;
}
