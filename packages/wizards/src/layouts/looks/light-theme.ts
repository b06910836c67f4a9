/** The same theme in another light, so that neighbouring slides differ and the film keeps its colours. */
import {
  black,
  colorOf,
  contrast,
  luminance,
  mixColors,
  readableOn,
  white,
  writeColor,
} from '../../color/colors.ts';
import { themeCalled } from '../../themes/theme-list.ts';
import type { ThemeLook } from '../../themes/theme-look.ts';
import type { SlideLight } from './slide-look.ts';

/** A ground of the person's own stays as it is. */
export function inLight(theme: ThemeLook, light: SlideLight): ThemeLook {
  const isChosen = theme.hasWallpaper || theme.ground !== themeCalled(theme.id).ground;
  if (isChosen || light === 'own') return theme;
  const { palette } = theme;
  const base =
    light === 'accent'
      ? colorOf(palette.accent)
      : palette.isDark
        ? mixColors(colorOf(palette.accent), white, 0.84)
        : mixColors(colorOf(palette.accent), black, 0.5);
  const isDark = luminance(base) < 0.3;
  const wanted = colorOf(light === 'accent' ? palette.ground : palette.accent);
  const away = isDark ? white : black;
  // What stands out has to: it keeps its hue, and goes as far from the ground as it must.
  const accent =
    [0, 0.15, 0.3, 0.45, 0.6]
      .map((share) => mixColors(wanted, away, share))
      .find((color) => contrast(base, color) >= 3.1) ?? mixColors(wanted, away, 0.75);
  const ink = readableOn(isDark ? '#ffffff' : '#15171c', [base]);
  const sheetAccent = readableOn(writeColor(accent), [base]);
  return {
    ...theme,
    palette: {
      ...palette,
      ground: writeColor(mixColors(base, white, isDark ? 0.1 : 0.12)),
      groundDeep: writeColor(mixColors(base, black, isDark ? 0.42 : 0.16)),
      accent: writeColor(accent),
      ink,
      isDark,
    },
    sheet: { color: writeColor(base), ink, accent: sheetAccent },
  };
}
