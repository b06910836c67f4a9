import { recipeOf } from '@reelwright/pictures';
import { parseArtAddress } from './art-address.ts';
import { parseEmojiAddress } from './emoji-address.ts';
import { sampleOf } from './sample-still.ts';
import { thumbnailTheme } from './theme-thumbnail.ts';

const pictureOptions = /^[^?]*(?:\?[a-z0-9=&-]{0,100})?$/;

/** Whether an address could be one of built-in art, before anything is drawn for it. */
export function isArtAddress(address: string): boolean {
  return (
    parseArtAddress(address) !== undefined ||
    parseEmojiAddress(address) !== undefined ||
    thumbnailTheme(address) !== undefined ||
    sampleOf(address) !== undefined ||
    (pictureOptions.test(address) && recipeOf(address) !== undefined)
  );
}
