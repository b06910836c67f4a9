export type { DraftItem } from './draft-item.ts';
export { pictureLayers } from './picture-layers.ts';
export {
  type Focus,
  type Palette,
  type PictureFrame,
  type PictureLayers,
  type PictureRecipe,
  type PictureStyle,
  pictureStyles,
} from './recipe.ts';
export { seeded } from './seeded.ts';
export { viewsPerPlace } from './styles/index.ts';
