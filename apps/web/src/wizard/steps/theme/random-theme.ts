import type { ProjectData } from '@reelwright/movie';
import { themeList } from '@reelwright/wizards';
import { withPreset } from './with-theme.ts';

/** Another look than now, out of those that may be used. */
export function randomTheme(data: ProjectData, allowed: number, random: () => number): ProjectData {
  const now = data.theme?.name ?? themeList[0]?.id;
  const others = themeList.slice(0, allowed).filter(({ id }) => id !== now);
  const chosen = others[Math.floor(random() * others.length)];
  return chosen ? withPreset(data, chosen.id) : data;
}
