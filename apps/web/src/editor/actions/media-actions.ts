import { IconArrowsExchange, IconMovie, IconPhoto, IconVolume } from '@tabler/icons-react';
import type { EditorSession } from '../state/editor-session.ts';
import type { EditorAction } from './editor-action.ts';

/** Pickers, players and recorders are there when somebody wants them. */
const loaded = () => import('../media/add-media.ts');

const hasSlide = (session: EditorSession) => session.slide() !== undefined;

/** What comes from the person's own files, from searches and from recordings. */
export const mediaActions: readonly EditorAction[] = [
  {
    id: 'add-image',
    label: 'Picture',
    group: 'Add',
    icon: IconPhoto,
    isEnabled: hasSlide,
    perform: (session) =>
      void loaded().then(({ addMedia }) => addMedia(session, 'image', 'Add pictures')),
  },
  {
    id: 'add-video',
    label: 'Video',
    group: 'Add',
    icon: IconMovie,
    isEnabled: hasSlide,
    perform: (session) =>
      void loaded().then(({ addMedia }) => addMedia(session, 'video', 'Add clips')),
  },
  {
    id: 'add-audio',
    label: 'Upload or search sound',
    group: 'Add',
    icon: IconVolume,
    isEnabled: hasSlide,
    perform: (session) =>
      void loaded().then(({ addMedia }) => addMedia(session, 'audio', 'Add sounds')),
  },
  {
    id: 'swap',
    label: 'Swap picture or clip',
    group: 'Edit',
    icon: IconArrowsExchange,
    isEnabled: (session) => {
      const [item, ...others] = session.selected();
      return others.length === 0 && (item?.type === 'image' || item?.type === 'video');
    },
    perform: (session) => void loaded().then(({ swapMedia }) => swapMedia(session)),
  },
];
