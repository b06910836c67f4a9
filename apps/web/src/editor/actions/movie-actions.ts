import {
  IconAspectRatio,
  IconBackground,
  IconBadgeCc,
  IconListDetails,
  IconMusic,
  IconSignature,
} from '@tabler/icons-react';
import type { IconShape } from '../../theme/icon.tsx';
import { captionEditor } from '../captions/caption-editor-store.ts';
import { backgroundAsked } from '../state/background-asked.ts';
import { type MovieTab, movieSettings } from '../state/movie-settings-store.ts';
import { always, type EditorAction } from './editor-action.ts';

function opening(tab: MovieTab, label: string, icon: IconShape): EditorAction {
  return {
    id: `movie-${tab}`,
    label,
    icon,
    group: 'Movie',
    isEnabled: always,
    perform: () => movieSettings.set(tab),
  };
}

/** Nothing is selected then, so that the panel shows the slide itself. */
export const slideBackground: EditorAction = {
  id: 'slide-background',
  label: 'Slide background',
  icon: IconBackground,
  group: 'Movie',
  isEnabled: (session) => session.slide() !== undefined,
  perform: (session) => {
    session.select([]);
    backgroundAsked.set(true);
  },
};

/** All lines of the film, beside it. */
const editCaptions: EditorAction = {
  id: 'edit-captions',
  label: 'Edit captions',
  icon: IconListDetails,
  group: 'Movie',
  isEnabled: always,
  perform: () => captionEditor.set(true),
};

/** Spec: the Movie menu. */
export const movieActions: readonly EditorAction[] = [
  opening('music', 'Music track', IconMusic),
  opening('background', 'Movie background', IconBackground),
  opening('size', 'Change video size', IconAspectRatio),
  opening('captions', 'Captions', IconBadgeCc),
  editCaptions,
  opening('watermark', 'Watermark', IconSignature),
];
