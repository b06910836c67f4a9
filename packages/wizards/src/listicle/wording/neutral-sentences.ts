/** What can honestly be said about any list, for topics nobody wrote sentences for. */
import { numberWord } from '@reelwright/english';

/** Of what is told second: the first is named right after the hook. */
interface SecondTold {
  readonly name: string;
  readonly number: number;
}

/** Each says how many there are or where one of them stands, and what there is to wait for. */
export const neutralHooks: readonly ((second: SecondTold) => string)[] = [
  ({ name, number }) => `${name}: that’s only number ${numberWord(number)}. Wait for number one.`,
  ({ name, number }) => `Only number ${numberWord(number)}: ${name}. Guess number one now.`,
  ({ name, number }) =>
    `${name} comes in at number ${numberWord(number)}. What would you put first?`,
];

/** For films that do not rank, or have next to nothing in them. */
export const neutralHooksOfMany: readonly ((count: string) => string)[] = [
  (count) => `There are ${count}. Pick yours before we reach the last.`,
  (count) => `You get all ${count}. Save the one you need.`,
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
