import { domainToASCII, domainToUnicode } from 'node:url';
import { isValidEmail } from '@reelwright/forms';
import { CodedError } from '../../errors/coded-error.ts';

/**
 * The one spelling of an address: capitals, accents written in two ways, wide letters and encoded
 * domain names all mean the same mailbox, so they are the same account. Mail goes to this spelling,
 * never to what was typed: otherwise a look-alike could have somebody else's codes sent to it.
 */
export function canonicalEmail(text: string): string {
  const email = fold(text.trim());
  const at = email.lastIndexOf('@');
  const domain = domainToUnicode(domainToASCII(email.slice(at + 1)));
  return at < 1 || domain === '' ? '' : `${email.slice(0, at)}@${domain}`;
}

/** The one spelling of an address that was typed in; says so when it is none. */
export function parseEmail(text: string): string {
  const email = canonicalEmail(text);
  // What cannot be seen has no place in an address, and would end up in the header of a mail.
  if (!isValidEmail(email) || /\p{C}/u.test(email)) {
    throw new CodedError('invalid-input', { problem: 'Email is not a valid email' });
  }
  return email;
}

/** Small letters can decompose anew (İ), so the form is settled on both sides of them. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKC');
}
