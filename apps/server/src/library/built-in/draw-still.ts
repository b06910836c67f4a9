import type { Canvas } from '@napi-rs/canvas';
import { seededChoices } from '@reelwright/chance';
import { dataVersion, readProjectData, videoSizes } from '@reelwright/movie';
import { type Focus, type Palette, type PictureRecipe, pictureLayers } from '@reelwright/pictures';
import { themeList } from '@reelwright/wizards';
import { drawMovieStill } from './draw-movie-still.ts';

/** When everything has arrived, and is on its way of moving. */
const secondsIn = 1.6;
const seconds = 5;

/** A built-in picture as one still, drawn by the stage like the film it would be in. */
export async function drawStill(
  recipe: PictureRecipe,
  {
    widthPx,
    palette,
    focus = 'center',
  }: {
    readonly widthPx: number;
    readonly palette: Palette | undefined;
    readonly focus?: Focus;
  },
): Promise<Canvas> {
  const { width, height } = videoSizes[recipe.shape ?? 'wide'];
  const frame = { width, height, focus, startTime: 0, endTime: seconds };
  const layers = pictureLayers(recipe, { ...frame, palette: palette ?? paletteOf(recipe) }, 'p');
  const { data } = readProjectData({
    version: dataVersion,
    movie: { size: { width, height }, bg: { type: 'color', color: '#000000' } },
    frames: [{ id: 'p', duration: seconds, items: [...layers.ground, ...layers.subject] }],
  });
  return drawMovieStill(data, { seconds: secondsIn, widthPx });
}

/** Outside of a film a picture has colours all the same: those of a theme that its seed chooses. */
function paletteOf({ seed, style }: PictureRecipe): Palette {
  return seededChoices(`${style} ${seed}`).pick(themeList).palette;
}
