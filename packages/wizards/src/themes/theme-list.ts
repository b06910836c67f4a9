import type { ThemeLook } from './theme-look.ts';

/** The first five are free. Ids are permanent: projects hold them. */
export const themeList: readonly ThemeLook[] = [
  {
    id: 'evening-studio',
    label: 'Evening studio',
    palette: {
      ground: '#4b3fb0',
      groundDeep: '#171238',
      accent: '#ffb84d',
      ink: '#ffffff',
      isDark: true,
    },
    titleFont: 'Poppins',
    textFont: 'Poppins',
    transition: { effect: 'push-left', durationMs: 450 },
    titleEffect: 'fade-in-up',
    textEffect: 'fade-in-up',
  },
  {
    id: 'fresh-morning',
    label: 'Fresh morning',
    palette: {
      ground: '#ffe9c7',
      groundDeep: '#ff9f6b',
      accent: '#c2410c',
      ink: '#3a1d0c',
      isDark: false,
    },
    titleFont: 'Outfit',
    textFont: 'Outfit',
    transition: { effect: 'circle', durationMs: 500 },
    titleEffect: 'pop-in',
    textEffect: 'fade-in',
  },
  {
    id: 'deep-sea',
    label: 'Deep sea',
    palette: {
      ground: '#0f7c8a',
      groundDeep: '#052233',
      accent: '#7cf0d0',
      ink: '#ffffff',
      isDark: true,
    },
    titleFont: 'Montserrat',
    textFont: 'Montserrat',
    transition: { effect: 'wipe-left', durationMs: 450 },
    titleEffect: 'blur-in',
    textEffect: 'fade-in-left',
  },
  {
    id: 'newsprint',
    label: 'Newsprint',
    palette: {
      ground: '#f6f1e7',
      groundDeep: '#d9cdb8',
      accent: '#b91c1c',
      ink: '#1c1917',
      isDark: false,
    },
    titleFont: 'Playfair Display',
    textFont: 'Inter',
    transition: { effect: 'cover-left', durationMs: 450 },
    titleEffect: 'fade-in-up',
    textEffect: 'fade-in',
  },
  {
    id: 'bold-pop',
    label: 'Bold pop',
    palette: {
      ground: '#ff4f8b',
      groundDeep: '#7a0f5c',
      accent: '#ffe14d',
      ink: '#ffffff',
      isDark: true,
    },
    titleFont: 'Anton',
    textFont: 'Rubik',
    transition: { effect: 'whip-left', durationMs: 400 },
    titleEffect: 'stamp-in',
    textEffect: 'slide-in-up',
  },
];

export function themeCalled(id: string | undefined): ThemeLook {
  const found = themeList.find((theme) => theme.id === id) ?? themeList[0];
  if (!found) throw new Error('There are no themes.');
  return found;
}
