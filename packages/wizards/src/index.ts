export type { LostEdit } from './keep-edits/keep-edits.ts';
export { chunkLines } from './layouts/chunk-lines.ts';
export { composeSlide } from './layouts/compose-slide.ts';
export { type LayoutId, layoutIds } from './layouts/layout-ids.ts';
export { layouts } from './layouts/layouts.ts';
export type { SlideFrame } from './layouts/slide-frame.ts';
export { hasFreshVoice, type LinePlace, lineKey, linesOf, setLine } from './lines.ts';
export {
  guessList,
  type IdeaCategory,
  ideaCategories,
  ideaQueries,
  type ListGuess,
  rankIdeas,
  scoreIdea,
} from './listicle/ideas.ts';
export type {
  LinePath,
  MediaEntry,
  PartRole,
  Script,
  ScriptLine,
  ScriptPart,
  SuggestedPicture,
  VoiceLine,
  VoiceWord,
} from './script.ts';
export { type MadeMovie, type MovieOptions, scriptToMovie } from './script-to-movie.ts';
export { shownChunks } from './shown-chunks.ts';
export { jingleOf } from './themes/jingle-of.ts';
export { lookOf } from './themes/look-of.ts';
export { musicAddress, musicAmong, musicOf } from './themes/music-of.ts';
export { presetOf } from './themes/preset-of.ts';
export { themeForTopic } from './themes/theme-for-topic.ts';
export { themeCalled, themeList } from './themes/theme-list.ts';
export type { ThemeLook } from './themes/theme-look.ts';
export { TopicList, TopicPack } from './topic-pack.ts';
