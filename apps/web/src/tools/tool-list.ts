import type { ReactNode } from 'react';

interface Tool {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly load: () => Promise<() => ReactNode>;
}

/** Spec: the small tools of the Bonuses tab, in its order. Each one's code is fetched when it is first opened. */
export const tools: readonly Tool[] = [
  {
    id: 'box',
    title: 'Animated 3D box',
    words: 'Your product as a box that turns.',
    load: async () => (await import('./box/box-page.tsx')).BoxPage,
  },
  {
    id: 'screenshot',
    title: 'Animated screenshot',
    words: 'A page that scrolls in a laptop or phone.',
    load: async () => (await import('./screenshot/screenshot-page.tsx')).ScreenshotPage,
  },
  {
    id: 'player',
    title: 'Marketing video player',
    words: 'Your video with a button that leads on.',
    load: async () => (await import('./player/player-page.tsx')).PlayerPage,
  },
  {
    id: 'thumbnail',
    title: 'Thumbnail maker',
    words: 'A picture and big words people click.',
    load: async () => (await import('./thumbnail/thumbnail-page.tsx')).ThumbnailPage,
  },
];
