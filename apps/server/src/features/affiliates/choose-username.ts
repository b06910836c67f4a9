import { usernameProblem } from '@reelwright/contract';

/** Usernames to begin with, for somebody who has not chosen one: by their name, then with numbers. */
export function* usernamesFor({
  name,
  email,
}: {
  readonly name: string;
  readonly email: string;
}): Generator<string> {
  const [mailbox = ''] = email.split('@');
  const base = [name, mailbox].map(plainWord).find((word) => !usernameProblem(word)) ?? 'partner';
  if (base !== 'partner') yield base;
  for (let number = 2; ; number += 1) yield `${base}${number}`;
}

function plainWord(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .replace(/^\d+/, '')
    .slice(0, 20);
}
