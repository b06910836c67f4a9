export { type HeardWord, type LineTimes, syncLines } from './sync-lines.ts';
