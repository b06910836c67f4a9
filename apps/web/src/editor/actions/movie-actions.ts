import { IconAspectRatio, IconBackground, IconMusic, IconSignature } from '@tabler/icons-react';
import type { IconShape } from '../../theme/icon.tsx';
import { type MovieTab, movieSettings } from '../state/movie-settings-store.ts';
import { always, type EditorAction } from './editor-action.ts';

function opening(tab: MovieTab, label: string, icon: IconShape): EditorAction {
  return {
    id: `movie-${tab}`,
    ...{ label, icon, group: 'Movie' },
    isEnabled: always,
    perform: () => movieSettings.set(tab),
  };
}

/** Spec: the Movie menu. */
export const movieActions: readonly EditorAction[] = [
  opening('music', 'Music track', IconMusic),
  opening('background', 'Movie background', IconBackground),
  opening('size', 'Change video size', IconAspectRatio),
  opening('watermark', 'Watermark', IconSignature),
];
