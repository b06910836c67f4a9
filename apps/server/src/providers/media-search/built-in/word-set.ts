/** Words in a row as a set: 'in on at'. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
