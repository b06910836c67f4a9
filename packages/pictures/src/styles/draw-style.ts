import { seededChoices } from '@reelwright/chance';
import type { PictureFrame, PictureLayers, PictureRecipe } from '../recipe.ts';

export type DrawStyle = (recipe: PictureRecipe, frame: PictureFrame, id: string) => PictureLayers;

export const subject = (recipe: PictureRecipe) => recipe.objects[0] ?? 'sparkles';

/** What stands around the subject; where there is nothing else, more of the same. */
export const companions = (recipe: PictureRecipe) =>
  recipe.objects.length > 1 ? recipe.objects.slice(1) : recipe.objects;

/** Small numbers for drawings that differ a little. */
export const seedNumber = (seed: string) => Math.floor(seededChoices(seed).between(1, 9));
