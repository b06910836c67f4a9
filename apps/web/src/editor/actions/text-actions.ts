import { IconLetterCase, IconListSearch } from '@tabler/icons-react';
import { askedTextTool } from '../text-tools/asked-text-tool.ts';
import { always, type EditorAction } from './editor-action.ts';

/** For the texts of all slides at once. */
export const textActions: readonly EditorAction[] = [
  {
    id: 'find-text',
    label: 'Find and replace',
    group: 'Movie',
    icon: IconListSearch,
    keys: ['mod', 'F'],
    isEnabled: always,
    perform: () => askedTextTool.set('find'),
  },
  {
    id: 'text-styles',
    label: 'Text styles for the film',
    group: 'Movie',
    icon: IconLetterCase,
    isEnabled: always,
    perform: () => askedTextTool.set('styles'),
  },
];
