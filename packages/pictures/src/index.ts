export { groundUrl, objectUrl } from './art-urls.ts';
export type { DraftBackground, DraftItem } from './draft-item.ts';
export { type Figure, figureIn } from './figure-in.ts';
export { figureRecipe, figureRecipeFor } from './figure-recipe.ts';
export { fittingStyle } from './fitting-style.ts';
export {
  colorOf,
  inColor,
  isObjectColor,
  type ObjectColor,
  objectColors,
  plainObject,
} from './object-color.ts';
export { isBust, isExercising, isPartOfPerson } from './people.ts';
export { paletteOf, pictureAddress, recipeOf, stillAddress } from './picture-address.ts';
export { pictureLayers } from './picture-layers.ts';
export { pictureOfSlide } from './picture-of-slide.ts';
export {
  type Focus,
  isFigureStyle,
  type Palette,
  type PictureFrame,
  type PictureLayers,
  type PictureRecipe,
  type PictureShape,
  type PictureStyle,
  pictureShapes,
  pictureStyles,
} from './recipe.ts';
export { viewsPerPlace } from './styles/place.ts';
