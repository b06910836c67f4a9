import { fittingStyle } from './fitting-style.ts';
import type { PictureFrame, PictureLayers, PictureRecipe } from './recipe.ts';
import { drawStyles } from './styles/index.ts';

/** A built-in picture as layers of a slide, each with its own motion. */
export function pictureLayers(
  recipe: PictureRecipe,
  frame: PictureFrame,
  id: string,
): PictureLayers {
  return drawStyles[fittingStyle(recipe)](recipe, frame, id);
}
