const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const length = 6;
/** The largest multiple of 26 in a byte: what is above would make some letters likelier. */
const fairBelow = 256 - (256 % capitals.length);

/** Spec: the password of an account that is made by publishing: six capital letters, by chance. */
export function randomPassword(): string {
  let password = '';
  while (password.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < fairBelow && password.length < length)
        password += capitals[byte % capitals.length];
    }
  }
  return password;
}
