// What can be made, by tab. An entry without an address is not part of this version yet.
import type { ReactNode } from 'react';
import { ArticlePreview } from '../../video-types/previews/article-preview.tsx';
import { BoxPreview } from '../../video-types/previews/box-preview.tsx';
import { PlayerPreview } from '../../video-types/previews/player-preview.tsx';
import { ScreenshotPreview } from '../../video-types/previews/screenshot-preview.tsx';
import { ThumbnailPreview } from '../../video-types/previews/thumbnail-preview.tsx';
import { videoTypes } from '../../video-types/video-type-list.tsx';

export interface ChooserEntry {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly preview: ReactNode;
  /** A good one to begin with. */
  readonly isFirst?: boolean;
  readonly to?: string;
}

const WIZARDS = [
  'top-10',
  'keyword',
  'comparison',
  'quiz',
  'podcast',
  'news',
  'affiliate',
  'sales-letter',
];
const FIRST = new Set(['top-10', 'keyword']);

const typed = (id: string) => videoTypes.filter((type) => type.id === id);

export const wizardEntries: readonly ChooserEntry[] = WIZARDS.flatMap(typed).map((type) => ({
  ...type,
  isFirst: FIRST.has(type.id),
}));

export const editorEntries: readonly ChooserEntry[] = typed('full').map((type) => ({
  ...type,
  to: '/full-video',
}));

export const bonusEntries: readonly ChooserEntry[] = [
  {
    id: 'box',
    title: 'Animated 3D box',
    words: 'Your product as a box that turns.',
    preview: <BoxPreview />,
  },
  {
    id: 'screenshot',
    title: 'Animated screenshot',
    words: 'A page that scrolls inside its frame.',
    preview: <ScreenshotPreview />,
  },
  {
    id: 'player',
    title: 'Marketing video player',
    words: 'A player with your colours and your button.',
    preview: <PlayerPreview />,
  },
  {
    id: 'thumbnail',
    title: 'Thumbnail tool',
    words: 'A cover that gets the click.',
    preview: <ThumbnailPreview />,
  },
  {
    id: 'article',
    title: 'Article to video',
    words: 'A page of text becomes a video.',
    preview: <ArticlePreview />,
  },
];
