import { type ComponentType, lazy } from 'react';
import type { MovieThumbProps } from './movie-thumb.tsx';

const Nothing = () => null;

/** A movie that moves where a picture is already shown. It decorates: where its code cannot be fetched, the picture stays. */
export const FetchedThumb = lazy<ComponentType<MovieThumbProps>>(async () => ({
  default: await import('./movie-thumb.tsx').then(
    ({ MovieThumb }) => MovieThumb,
    () => Nothing,
  ),
}));
