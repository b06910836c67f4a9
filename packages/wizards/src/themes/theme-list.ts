import { darkThemes } from './dark-themes.ts';
import { freeThemes } from './free-themes.ts';
import { lightThemes } from './light-themes.ts';
import type { ThemeLook } from './theme-look.ts';

/** The first five are free. Ids are permanent: projects hold them. */
export const themeList: readonly ThemeLook[] = [
  ...freeThemes,
  ...alternating(lightThemes, darkThemes),
];

export function themeCalled(id: string | undefined): ThemeLook {
  const found = themeList.find((theme) => theme.id === id) ?? themeList[0];
  if (!found) throw new Error('There are no themes.');
  return found;
}

/** Neighbours in the list look different. */
function alternating<Entry>(first: readonly Entry[], second: readonly Entry[]): readonly Entry[] {
  const longer = Math.max(first.length, second.length);
  return Array.from({ length: longer }, (_, at) => [
    ...first.slice(at, at + 1),
    ...second.slice(at, at + 1),
  ]).flat();
}
