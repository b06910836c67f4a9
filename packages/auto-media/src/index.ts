export {
  type AutoMediaRequest,
  type AutoMediaSettings,
  assignMedia,
  creativityName,
  type FoundMedia,
  type MediaAssigned,
  type MediaLine,
  type SearchMedia,
} from './assign-media.ts';
export { pictureKeywordsOf } from './picture-keywords-of.ts';
