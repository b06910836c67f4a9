import type { Theme } from '@reelwright/movie';
import { limitsOf } from '@reelwright/plans';
import { presetOf, type ThemeLook, themeList } from '@reelwright/wizards';
import { CodedError } from '../../errors/coded-error.ts';
import { themeThumbnail } from '../../library/built-in/theme-thumbnail.ts';

/** Themes after these are for paid plans. */
const freeThemes = limitsOf('free').maxThemes ?? Number.POSITIVE_INFINITY;

export function presetEntries() {
  return themeList.map(entryOf);
}

export function themeEntries() {
  return themeList.map((theme, index) => {
    const { ground, groundDeep, accent, ink } = theme.palette;
    return {
      ...entryOf(theme, index),
      colors: { ground, groundDeep, accent, ink },
      fonts: { title: theme.title.font.family, text: theme.subtitle.font.family },
    };
  });
}

export function findPreset(name: string): Theme {
  const theme = themeList.find(({ id }) => id === name);
  if (!theme) throw new CodedError('not-found');
  return { ...presetOf(theme), thumbnail: themeThumbnail(theme) };
}

function entryOf(theme: ThemeLook, index: number) {
  return {
    name: theme.id,
    label: theme.label,
    thumbnail: themeThumbnail(theme),
    pro: index >= freeThemes,
    mood: theme.mood,
  };
}
