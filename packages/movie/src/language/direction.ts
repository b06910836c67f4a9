const rightToLeftLetters = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const startsRightToLeft = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** Whether any of it is read from the right. */
export const hasRightToLeft = (text: string): boolean => rightToLeftLetters.test(text);

/** Whether a text as a whole is read from the right: its first letter is. */
export const isRightToLeft = (text: string): boolean => startsRightToLeft.test(text);
