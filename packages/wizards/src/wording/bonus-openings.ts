/** How a bonus is announced, whatever it is called. */
export const bonusOpenings: readonly ((text: string) => string)[] = [
  (text) => `And a bonus for you: ${text}.`,
  (text) => `You also get this: ${text}.`,
  (text) => `On top of that: ${text}.`,
  (text) => `One more for you: ${text}.`,
  (text) => `There's also this bonus: ${text}.`,
];
