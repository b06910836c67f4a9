export { type Reading, readAloud, spokenText } from './read-aloud.ts';
