export { lostInTranslation } from './check-translation.ts';
export {
  type ChosenVoice,
  crowdedSlides,
  type Translations,
  textsToTranslate,
  translatedProject,
} from './translated-project.ts';
