import { paletteOf, recipeOf } from '@reelwright/pictures';
import { themeList } from '@reelwright/wizards';
import { drawEmoji } from '../../stage/emoji-picture.ts';
import { widthFor } from './art-widths.ts';
import { type Art, drawArt, readPlace } from './draw-art.ts';
import { drawStill } from './draw-still.ts';
import { parseEmojiAddress } from './emoji-address.ts';
import { asExactPicture, asSmallPicture } from './picture-file.ts';
import { quickPng } from './quick-png.ts';
import { drawSampleStill, sampleOf } from './sample-still.ts';
import { drawThemeThumbnail, thumbnailTheme } from './theme-thumbnail.ts';

/** How drawn art becomes bytes. */
type EncodeArt = (art: Art) => Promise<Buffer>;

/** Small, for whoever sends or keeps them. */
const asSmallFile: EncodeArt = async ({ canvas, type }) =>
  type === 'webp' ? asSmallPicture(canvas) : asExactPicture(canvas);

/** The bytes behind an address of built-in art, a whole built-in picture, a theme's thumbnail, a wizard's sample or an emoji; undefined when it is none of ours. */
export async function readArt(
  address: string,
  encode: EncodeArt = asSmallFile,
): Promise<Buffer | undefined> {
  const theme = thumbnailTheme(address);
  if (theme) return asSmallPicture(await drawThemeThumbnail(theme));
  const sample = sampleOf(address);
  if (sample) {
    const still = await drawSampleStill(sample);
    return still && asSmallPicture(still);
  }
  const emoji = parseEmojiAddress(address);
  if (emoji) {
    const drawn = await drawEmoji(emoji);
    return drawn && asExactPicture(drawn);
  }
  const place = await readPlace(address);
  if (place) return place;
  const recipe = recipeOf(address);
  if (!recipe) {
    const art = await drawArt(address);
    return art && encode(art);
  }
  const options = new URLSearchParams(address.split('?', 2)[1]);
  const canvas = await drawStill(recipe, {
    widthPx: widthFor(Number(options.get('w') ?? 1920)),
    palette: paletteOf(address) ?? themeList.find(({ id }) => id === options.get('p'))?.palette,
  });
  return asSmallPicture(canvas);
}

/** The same for whoever reads it again within the minute and then throws it away: making it small costs more than drawing it. */
export const readArtQuickly = (address: string) =>
  readArt(address, async ({ canvas }) => quickPng(canvas));
