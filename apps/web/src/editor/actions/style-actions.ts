import { changeItems } from '@reelwright/movie';
import { IconBrush, IconPaintFilled } from '@tabler/icons-react';
import { toast } from '../../ui/toast.tsx';
import { copiedLook, keepLook, lookFor, lookOf } from '../state/copied-look.ts';
import { type EditorAction, hasSelection } from './editor-action.ts';

/** How one item looks and moves, for others: in this project or in another. */
export const styleActions: readonly EditorAction[] = [
  {
    id: 'copy-style',
    label: 'Copy style',
    group: 'Edit',
    icon: IconBrush,
    keys: ['mod', 'alt', 'C'],
    isEnabled: (session) => session.selected().length === 1,
    perform: (session) => {
      const [item] = session.selected();
      if (!item) return;
      keepLook(lookOf(item));
      toast.success('Copied the style. Select something else and paste it.');
    },
  },
  {
    id: 'paste-style',
    label: 'Paste style',
    group: 'Edit',
    icon: IconPaintFilled,
    keys: ['mod', 'alt', 'V'],
    isEnabled: (session) => hasSelection(session) && copiedLook() !== undefined,
    perform: (session) => {
      const look = copiedLook();
      const slide = session.slide();
      if (!look || !slide) return;
      const itemIds = session.selected().map(({ id }) => id);
      session.tab.edit(
        { ...changeItems, label: 'Paste style' },
        { slideId: slide.id, itemIds, fields: (item) => lookFor(item, look) },
      );
    },
  },
];
