import type { ContactProfile } from '@reelwright/contract';
import type { Contact } from '@reelwright/movie';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';

/** The contact details that were saved for the next video; undefined when there are none. */
export async function readContactProfile(): Promise<ContactProfile | undefined> {
  const { profile } = await request((options) => client.contactProfile({}, options));
  return profile ?? undefined;
}

export async function saveContactProfile({ contact_title, info }: Contact): Promise<void> {
  const { name, website, email, phone, facebook, instagram, twitter, youtube } = info;
  const lines = { name, website, email, phone, facebook, instagram, twitter, youtube };
  await request((options) =>
    client.contactProfileSave({ body: { profile: { contact_title, info: lines } } }, options),
  );
}
