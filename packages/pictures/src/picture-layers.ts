import { fittingStyle } from './fitting-style.ts';
import {
  isFigureStyle,
  type PictureFrame,
  type PictureLayers,
  type PictureRecipe,
  type PictureStyle,
} from './recipe.ts';
import { drawStyles } from './styles/index.ts';

/** A built-in picture as layers of a slide, each with its own motion. */
export function pictureLayers(
  recipe: PictureRecipe,
  frame: PictureFrame,
  id: string,
): PictureLayers {
  return drawStyles[styleOf(recipe)](recipe, frame, id);
}

/** Without anything to show there is only light: no sign stands in for what nobody drew. */
function styleOf(recipe: PictureRecipe): PictureStyle {
  const isBare = recipe.objects.length === 0 && !isFigureStyle(recipe.style);
  return isBare && recipe.style !== 'map' ? 'bokeh' : fittingStyle(recipe);
}
