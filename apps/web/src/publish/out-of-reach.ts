import { brand } from '../brand/brand.ts';
/** Publishing needs the server; nothing is lost while it can't be reached. */
export const outOfReachMessage = `We couldn’t reach ${brand.name}. Please check your connection, then publish again. Your changes are kept in this browser.`;

/** Why publishing has to wait when the project could not be saved first. */
export function describeUnsaved(): string {
  return navigator.onLine
    ? 'Your latest changes aren’t saved yet. Please try again in a moment.'
    : 'You’re offline, so this can’t be published yet. Your changes are kept in this browser; publish again once you’re back online.';
}
