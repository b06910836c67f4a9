// Photos and clips of services for a film that is made by itself: '@reelwright/wizards/photos'.

export {
  type AskPhotos,
  type ChosenPhoto,
  findFilmPhotos,
  mediaTaken,
  type PhotoAnswer,
  type PhotoQuestion,
  type PhotosFound,
  withoutPhotos,
  withPhotos,
} from './add-photos.ts';
export { type PhotoWish, photoWishes, type WishedLine } from './photo-wishes.ts';
