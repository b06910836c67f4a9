/** What people choose a theme by: its first slide, drawn from the theme itself, so that it is always true. */
import type { Canvas } from '@napi-rs/canvas';
import { seededChoices } from '@reelwright/chance';
import { videoSizes } from '@reelwright/movie';
import { scriptToMovie, type ThemeLook, themeList } from '@reelwright/wizards';
import { drawMovieStill } from './draw-movie-still.ts';

const pattern = /^\/library\/themes\/([a-z0-9-]{1,80})\.webp$/;
const widthPx = 480;
/** When everything has arrived. */
const seconds = 1.2;

export const themeThumbnail = ({ id }: ThemeLook) => `/library/themes/${id}.webp`;

/** The theme whose thumbnail an address is; undefined for any other address. */
export function thumbnailTheme(address: string): ThemeLook | undefined {
  const [, id] = pattern.exec(address) ?? [];
  return id === undefined ? undefined : themeList.find((theme) => theme.id === id);
}

/** Things that look good in any colours. */
const things = ['hot-beverage', 'croissant', 'teapot', 'lemon', 'cookie'];

export function drawThemeThumbnail(theme: ThemeLook): Promise<Canvas> {
  const chance = seededChoices(theme.id);
  const first = Math.floor(chance.between(0, things.length));
  const objects = [0, 1, 2].map((at) => things[(first + at) % things.length] ?? 'hot-beverage');
  const style = chance.pick(['scene', 'studio', 'sticker', 'hills', 'podium'] as const);
  const line = { id: 'line', text: '', spoken: '', media: [] };
  const { movie } = scriptToMovie(
    {
      title: theme.label,
      parts: [
        {
          id: 'title',
          layout: 'title',
          role: 'title',
          heading: theme.label,
          lines: [{ ...line, picture: { style, objects, seed: theme.id } }],
        },
      ],
    },
    { theme, ...videoSizes.wide },
  );
  return drawMovieStill(movie, { seconds, widthPx });
}
