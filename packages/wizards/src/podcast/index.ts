// The Podcast wizard and what its screens need: '@reelwright/wizards/podcast'.

export { bestClips, clipOf, type TalkClip } from './clips.ts';
export {
  joinPassage,
  nameSpeaker,
  splitPassage,
  titlePassage,
  writePassage,
} from './passage-edits.ts';
export { wordsOfPassage } from './passages.ts';
export { soundOf, withSoundFacts } from './podcast-sound.ts';
export { podcastWizard, timedTranscript, transcriptOf } from './podcast-wizard.ts';
export { podcastWords } from './podcast-words.ts';
export { isNumbered } from './speaker-names.ts';
export type { TimedWord } from './timed-words.ts';
export { withTalk } from './with-talk.ts';
