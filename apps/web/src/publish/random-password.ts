const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LENGTH = 6;
/** The largest multiple of 26 in a byte: what is above would make some letters likelier. */
const FAIR_BELOW = 256 - (256 % LETTERS.length);

/** Spec: the password of an account that is made by publishing: six capital letters, by chance. */
export function randomPassword(): string {
  let password = '';
  while (password.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH * 2))) {
      if (byte < FAIR_BELOW && password.length < LENGTH) password += LETTERS[byte % LETTERS.length];
    }
  }
  return password;
}
