import type { CallerFor } from '../../http/caller.ts';

/** Whose something is: a member's, or a guest's by their session, until they sign up or log in. */
export type Owner = { readonly userId: number } | { readonly guestId: string };

export function ownerOf(person: CallerFor<'guest'>): Owner {
  return person.kind === 'member' ? { userId: person.id } : { guestId: person.sessionId };
}
