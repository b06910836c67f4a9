import type { ReactNode } from 'react';
import { BoxPreview } from './previews/box-preview.tsx';
import { PlayerPreview } from './previews/player-preview.tsx';
import { ScreenshotPreview } from './previews/screenshot-preview.tsx';
import { ThumbnailPreview } from './previews/thumbnail-preview.tsx';

/** Drawings of the tools by their id, apart from their list: every page knows that, and only Create draws them. */
export const toolPreviews: Readonly<Record<string, ReactNode>> = {
  box: <BoxPreview />,
  screenshot: <ScreenshotPreview />,
  player: <PlayerPreview />,
  thumbnail: <ThumbnailPreview />,
};
