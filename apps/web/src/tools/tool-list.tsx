import type { ReactNode } from 'react';
import { BoxPreview } from './previews/box-preview.tsx';
import { PlayerPreview } from './previews/player-preview.tsx';
import { ScreenshotPreview } from './previews/screenshot-preview.tsx';
import { ThumbnailPreview } from './previews/thumbnail-preview.tsx';

interface Tool {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly preview: ReactNode;
  readonly load: () => Promise<() => ReactNode>;
}

/** Spec: the small tools of the Bonuses tab, in its order. Each one's code is fetched when it is first opened. */
export const tools: readonly Tool[] = [
  {
    id: 'box',
    title: 'Animated 3D box',
    words: 'Your product as a box that turns.',
    preview: <BoxPreview />,
    load: async () => (await import('./box/box-page.tsx')).BoxPage,
  },
  {
    id: 'screenshot',
    title: 'Animated screenshot',
    words: 'A page that scrolls in a laptop or phone.',
    preview: <ScreenshotPreview />,
    load: async () => (await import('./screenshot/screenshot-page.tsx')).ScreenshotPage,
  },
  {
    id: 'player',
    title: 'Marketing video player',
    words: 'Your video with a button that leads on.',
    preview: <PlayerPreview />,
    load: async () => (await import('./player/player-page.tsx')).PlayerPage,
  },
  {
    id: 'thumbnail',
    title: 'Thumbnail maker',
    words: 'A picture and big words people click.',
    preview: <ThumbnailPreview />,
    load: async () => (await import('./thumbnail/thumbnail-page.tsx')).ThumbnailPage,
  },
];
