import type { CallerFor } from '../../http/caller.ts';

/** Whose something is: a member's, or a guest's by their session, until they sign up or log in. */
export type Owner = { readonly userId: number } | { readonly guestId: string };
/** The same for files, whose table calls a guest by the session. */
export type FileOwner = { readonly userId: number } | { readonly sessionId: string };

export function ownerOf(person: CallerFor<'guest'>): Owner {
  return person.kind === 'member' ? { userId: person.id } : { guestId: person.sessionId };
}

export function fileOwnerOf(person: CallerFor<'guest'>): FileOwner {
  return person.kind === 'member' ? { userId: person.id } : { sessionId: person.sessionId };
}

export function fileOwnerOfRow(row: {
  readonly userId: number | null;
  readonly sessionId: string | null;
}): FileOwner {
  if (row.userId !== null) return { userId: row.userId };
  if (row.sessionId !== null) return { sessionId: row.sessionId };
  throw new Error('It belongs to nobody.');
}
