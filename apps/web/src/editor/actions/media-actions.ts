import {
  IconArrowsExchange,
  IconMovie,
  IconPhoto,
  IconSticker,
  IconVolume,
} from '@tabler/icons-react';
import type { EditorSession } from '../state/editor-session.ts';
import type { EditorAction } from './editor-action.ts';

/** Pickers, players and recorders are there when somebody wants them. */
const loaded = () => import('../media/add-media.ts');

/** A word to begin with: an empty search has nothing to show. */
const stickers = { title: 'Add stickers', keyword: 'star', source: 'stickers' };

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
      void loaded().then(({ addMedia }) => addMedia(session, 'image', { title: 'Add pictures' })),
  },
  {
    id: 'add-sticker',
    label: 'Emoji or sticker',
    group: 'Add',
    icon: IconSticker,
    isEnabled: hasSlide,
    perform: (session) =>
      void loaded().then(({ addMedia }) => addMedia(session, 'image', stickers)),
  },
  {
    id: 'add-video',
    label: 'Video',
    group: 'Add',
    icon: IconMovie,
    isEnabled: hasSlide,
    perform: (session) =>
      void loaded().then(({ addMedia }) => addMedia(session, 'video', { title: 'Add clips' })),
  },
  {
    id: 'add-audio',
    label: 'Upload or search sound',
    group: 'Add',
    icon: IconVolume,
    isEnabled: hasSlide,
    perform: (session) =>
      void loaded().then(({ addMedia }) => addMedia(session, 'audio', { title: 'Add sounds' })),
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
