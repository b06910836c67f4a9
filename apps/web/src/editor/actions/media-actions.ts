import {
  IconArrowsExchange,
  IconCrop,
  IconCut,
  IconMovie,
  IconPhoto,
  IconPhotoEdit,
  IconScissors,
  IconSticker,
  IconVolume,
} from '@tabler/icons-react';
import { canCrop } from '../crop/can-crop.ts';
import { type EditorAction, hasSlide, isOne } from './editor-action.ts';

/** Pickers, players and recorders are there when somebody wants them. */
const loaded = () => import('../media/add-media.ts');
const prepare = () => void loaded().then(({ prepareToPick }) => prepareToPick());

/** A word to begin with: an empty search has nothing to show. */
const stickers = { title: 'Add stickers', keyword: 'star', source: 'stickers' };

const editors = () => import('../media/edit-media-item.ts');

const isPicture = isOne(({ type, url, locked }) => type === 'image' && Boolean(url) && !locked);

/** What comes from the person's own files, from searches and from recordings. */
export const mediaActions: readonly EditorAction[] = [
  {
    id: 'add-image',
    label: 'Picture',
    group: 'Add',
    icon: IconPhoto,
    isEnabled: hasSlide,
    prepare,
    perform: (session) =>
      void loaded().then(({ addMedia }) => addMedia(session, 'image', { title: 'Add pictures' })),
  },
  {
    id: 'add-sticker',
    label: 'Emoji or sticker',
    group: 'Add',
    icon: IconSticker,
    isEnabled: hasSlide,
    prepare,
    perform: (session) =>
      void loaded().then(({ addMedia }) => addMedia(session, 'image', stickers)),
  },
  {
    id: 'add-video',
    label: 'Video',
    group: 'Add',
    icon: IconMovie,
    isEnabled: hasSlide,
    prepare,
    perform: (session) =>
      void loaded().then(({ addMedia }) => addMedia(session, 'video', { title: 'Add clips' })),
  },
  {
    id: 'add-audio',
    label: 'Upload or search sound',
    group: 'Add',
    icon: IconVolume,
    isEnabled: hasSlide,
    prepare,
    perform: (session) =>
      void loaded().then(({ addMedia }) => addMedia(session, 'audio', { title: 'Add sounds' })),
  },
  {
    id: 'swap',
    label: 'Swap picture or clip',
    group: 'Edit',
    icon: IconArrowsExchange,
    isEnabled: isOne(({ type, graphic }) => !graphic && (type === 'image' || type === 'video')),
    perform: (session) => void loaded().then(({ swapMedia }) => swapMedia(session)),
  },
  {
    id: 'crop',
    label: 'Crop',
    group: 'Edit',
    icon: IconCrop,
    keys: ['alt', 'C'],
    isEnabled: isOne(canCrop),
    perform: (session) => session.change({ croppingId: session.selected()[0]?.id }),
  },
  {
    id: 'edit-image',
    label: 'Edit picture',
    group: 'Edit',
    icon: IconPhotoEdit,
    isEnabled: isPicture,
    perform: (session) => void editors().then(({ editPicture }) => editPicture(session)),
  },
  {
    id: 'remove-background',
    label: 'Remove background',
    group: 'Edit',
    icon: IconScissors,
    isEnabled: isPicture,
    perform: (session) =>
      void editors().then(({ editPicture }) => editPicture(session, { removesBackground: true })),
  },
  {
    id: 'trim',
    label: 'Trim clip or sound',
    group: 'Edit',
    icon: IconCut,
    isEnabled: isOne(({ type, url }) => (type === 'video' || type === 'audio') && Boolean(url)),
    perform: (session) => void editors().then(({ trimItem }) => trimItem(session)),
  },
];
