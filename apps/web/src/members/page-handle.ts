/**
 * Whom a page is for. Guests are let in only where it says so; 'owner' is whoever owns the installation, 'admin' they
 * and whoever they let look after it.
 */
export type PageAccess = 'anyone' | 'guest' | 'member' | 'owner' | 'admin';

/** What a route says about its page. */
export interface PageHandle {
  readonly title: string;
  readonly access: PageAccess;
  /** Takes the whole width, and starts with the sidebar folded: the movie needs the room. */
  readonly isWide?: boolean;
  /** Takes the whole window, with a head of its own. */
  readonly fillsWindow?: boolean;
  /** Whoever comes without an account goes on as a guest, without being asked. */
  readonly beginsAsGuest?: boolean;
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle && 'access' in handle;
}
