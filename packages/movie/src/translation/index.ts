export { lostInTranslation } from './check-translation.ts';
export {
  type ChosenVoice,
  crowdedSlides,
  type Translations,
  textsToTranslate,
  translatedProject,
  withTranslations,
} from './translated-project.ts';
