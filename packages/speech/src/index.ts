export { bareWord, type Emphasis, wordsToStress } from './emphasis.ts';
export { estimateWordTimes } from './estimate-word-times.ts';
export { type Reading, readAloud, spokenText } from './read-aloud.ts';
export { type Pronunciation, respell } from './respell.ts';
