export {
  guessList,
  type IdeaCategory,
  ideaCategories,
  ideaQueries,
  type ListGuess,
  rankIdeas,
  scoreIdea,
  singular,
} from './listicle/ideas.ts';
export type { ListicleAnswers, ListicleItem } from './listicle/listicle-answers.ts';
export { writeScript } from './listicle/write-script.ts';
export type { Script, ScriptPart, VoiceLine } from './script.ts';
export { type MovieWishes, scriptToMovie } from './script-to-movie.ts';
export { presetOf } from './themes/preset-of.ts';
export { themeCalled, themeList } from './themes/theme-list.ts';
export type { ThemeLook } from './themes/theme-look.ts';
export { TopicList, TopicPack } from './topic-pack.ts';
