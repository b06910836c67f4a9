import { recipeOf } from '@reelwright/pictures';

const part =
  /^\/library\/(?:objects|shapes|places)\/[a-z0-9-]{1,80}\.(?:png|webp)(?:\?[a-z0-9=&]{1,60})?$/;
const pictureOptions = /^[^?]*(?:\?[a-z0-9=&-]{0,60})?$/;

/** Whether an address could be one of built-in art, before anything is drawn for it. */
export function isArtAddress(address: string): boolean {
  return part.test(address) || (pictureOptions.test(address) && recipeOf(address) !== undefined);
}
