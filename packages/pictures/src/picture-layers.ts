import type { DraftItem } from './draft-item.ts';
import type { PictureFrame, PictureRecipe } from './recipe.ts';
import { drawStyles } from './styles/index.ts';

/** A picture taken apart, each from the back to the front: a shade for words fits between the two. */
export interface PictureLayers {
  readonly ground: readonly DraftItem[];
  readonly subject: readonly DraftItem[];
}

/** A built-in picture as layers of a slide, each with its own motion. */
export function pictureLayers(
  recipe: PictureRecipe,
  frame: PictureFrame,
  id: string,
): PictureLayers {
  return drawStyles[recipe.style](recipe, frame, id);
}
