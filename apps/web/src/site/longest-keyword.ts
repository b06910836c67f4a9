/** Characters of the keyword that a film begins with. */
export const longestKeyword = 60;
