import { paletteOf, recipeOf } from '@reelwright/pictures';
import { themeList } from '@reelwright/wizards';
import { drawEmoji } from '../../stage/emoji-picture.ts';
import { drawArt, readPlace } from './draw-art.ts';
import { drawStill } from './draw-still.ts';
import { parseEmojiAddress } from './emoji-address.ts';
import { drawThemeThumbnail, thumbnailTheme } from './theme-thumbnail.ts';

/** Widths there are, so that nobody fills the cache with one picture in two thousand sizes. */
const widths = [160, 320, 480, 640, 960, 1280, 1920] as const;
const quality = 88;

/** The bytes behind an address of built-in art, a whole built-in picture, a theme's thumbnail or an emoji; undefined when it is none of ours. */
export async function readArt(address: string): Promise<Buffer | undefined> {
  const theme = thumbnailTheme(address);
  if (theme) return (await drawThemeThumbnail(theme)).encode('webp', quality);
  const emoji = parseEmojiAddress(address);
  if (emoji) return (await drawEmoji(emoji))?.encode('png');
  const place = await readPlace(address);
  if (place) return place;
  const recipe = recipeOf(address);
  if (!recipe) {
    const art = await drawArt(address);
    return (
      art && (art.type === 'webp' ? art.canvas.encode('webp', quality) : art.canvas.encode('png'))
    );
  }
  const options = new URLSearchParams(address.split('?', 2)[1]);
  const canvas = await drawStill(recipe, {
    widthPx: widthFor(Number(options.get('w') ?? 1920)),
    palette: paletteOf(address) ?? themeList.find(({ id }) => id === options.get('p'))?.palette,
  });
  return canvas.encode('webp', quality);
}

/** The smallest width we have that is not smaller than what is asked for. */
function widthFor(wanted: number): number {
  return widths.find((width) => width >= wanted) ?? 1920;
}
