export { matchWords } from './match-words.ts';
export { type HeardWord, type LineTimes, syncLines } from './sync-lines.ts';
