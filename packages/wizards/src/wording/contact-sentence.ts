import type { Contact } from '@reelwright/movie';
import { withoutDot } from './as-sentence.ts';

/** One way to get in touch, said: more than one nobody remembers. */
export function contactSentence({ contact_title, info }: Contact): string {
  const title = withoutDot(contact_title.trim() || 'Contact us');
  const isMoreInfo = /more info/i.test(title);
  const isVisit = /visit/i.test(title);
  const { website, phone, email, name } = info;
  if (website?.trim()) {
    const address = website
      .trim()
      .replace(/^https?:\/\/(www\.)?/i, '')
      .replace(/\/$/, '');
    return isMoreInfo ? `${title}, visit ${address}.` : `${title} at ${address}.`;
  }
  if (email?.trim()) return isVisit ? `Write to ${email.trim()}.` : `${title}: ${email.trim()}.`;
  if (phone?.trim())
    return isMoreInfo ? `${title}, call ${phone.trim()}.` : `Call ${phone.trim()}.`;
  return name?.trim() ? `This was made by ${withoutDot(name.trim())}.` : '';
}
