import {
  IconAspectRatio,
  IconBackground,
  IconBadgeCc,
  IconLanguage,
  IconLanguageHiragana,
  IconListDetails,
  IconMusic,
  IconSignature,
  IconTransitionRight,
} from '@tabler/icons-react';
import { settleProject } from '../../project/open-project.ts';
import type { IconShape } from '../../theme/icon.tsx';
import { toast } from '../../ui/toast.tsx';
import { captionEditor } from '../captions/caption-editor-store.ts';
import { backgroundAsked } from '../state/background-asked.ts';
import { type MovieTab, movieSettings } from '../state/movie-settings-store.ts';
import { translateAsked } from '../state/translate-asked.ts';
import { always, type EditorAction, hasSlide } from './editor-action.ts';

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
  isEnabled: hasSlide,
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

/** What is not saved yet is translated, too. */
const translate: EditorAction = {
  id: 'translate',
  label: 'Translate',
  icon: IconLanguageHiragana,
  group: 'Movie',
  isEnabled: always,
  perform: () => {
    void settleProject().then((id) => {
      if (id === undefined)
        toast.error('Please save this video first: only saved videos can be translated.');
      else translateAsked.set(id);
    });
  },
};

/** Spec: the Movie menu. */
export const movieActions: readonly EditorAction[] = [
  opening('music', 'Music track', IconMusic),
  opening('background', 'Movie background', IconBackground),
  opening('transition', 'Transitions', IconTransitionRight),
  opening('size', 'Change video size', IconAspectRatio),
  opening('captions', 'Captions', IconBadgeCc),
  editCaptions,
  opening('language', 'Language', IconLanguage),
  translate,
  opening('watermark', 'Watermark', IconSignature),
];
