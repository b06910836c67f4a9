import type { Contact } from '@reelwright/movie';
import type { WordsFor } from '../film-words/words-for.ts';
import { asSentence, withoutDot } from './as-sentence.ts';

/** One way to get in touch, said: more than one nobody remembers. */
export function contactSentence(contact: Contact, words: WordsFor): string {
  const { info } = contact;
  const title = withoutDot(contactTitle(contact, words));
  if (!words.isEnglish) return inOtherWords(title, info, words);
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

/** The one that every project begins with is ours, and said in the film's language. */
export function contactTitle(contact: Contact, words: WordsFor): string {
  return isOurTitle(contact) ? words.text('contact') : contact.contact_title.trim();
}

/** Nobody wrote another. */
export function isOurTitle({ contact_title }: Contact): boolean {
  const title = contact_title.trim();
  return title === '' || title === 'Contact us';
}

function inOtherWords(title: string, info: Contact['info'], words: WordsFor): string {
  const website = info.website
    ?.trim()
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '');
  const way = website || info.email?.trim() || info.phone?.trim();
  if (way) return asSentence(`${title}: ${way}`);
  const name = withoutDot(info.name?.trim() ?? '');
  return name ? words.text('madeBy', { name }) : '';
}
