/** What can honestly be said about any list, for topics nobody wrote sentences for. */

export const neutralHooks: readonly string[] = [
  'How many of them do you know?',
  'See where your favorite lands.',
  'Guess number one before we get there.',
  'Which one would you put first?',
  'Pick your own favorite on the way.',
];

/** For films that do not rank. */
export const neutralHooksWithoutNumbers: readonly string[] = [
  'How many of them do you know?',
  'Pick your own favorite on the way.',
];

export const neutralClosings: readonly string[] = [
  'Which one is your number one?',
  'Did your favorite make the list?',
  'What would you add to the list?',
  'Now you choose. Which one wins?',
  'One is missing? Tell us in the comments.',
  'Who would you send this list to?',
];

/** For what is grave. */
export const soberHook = 'These facts are worth knowing.';
export const soberClosings: readonly string[] = [
  'Thank you for watching.',
  'Pass this on to somebody who should know.',
];
