import type { Contact } from '@reelwright/movie';
import { currentUser } from '../../../account/session-store.ts';

type Profile = Pick<Contact, 'contact_title' | 'info'>;

/** Each account of this browser has its own. */
function profileKey(): string {
  return `contact-profile-${currentUser()?.id ?? 'guest'}`;
}

/** The contact details that were saved for the next video; undefined when there are none. */
export function readContactProfile(): Profile | undefined {
  try {
    const text = localStorage.getItem(profileKey());
    return text === null ? undefined : (JSON.parse(text) as Profile);
  } catch {
    return undefined;
  }
}

export function saveContactProfile({ contact_title, info }: Contact): void {
  localStorage.setItem(profileKey(), JSON.stringify({ contact_title, info }));
}
