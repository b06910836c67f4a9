export { type Reading, readAloud, spokenText } from './read-aloud.ts';
export { type Pronunciation, respell } from './respell.ts';
