import { useEffect } from 'react';
import { pageCommands } from '../../palette/page-commands.ts';
import { useEditor } from '../state/use-editor.ts';
import { editorActions } from './editor-actions.ts';

/** Offers what can be done now in the palette, while the editor is open. */
export function useActionCommands(): void {
  const session = useEditor();
  useEffect(() => {
    pageCommands.set(() =>
      editorActions
        .filter((action) => action.isEnabled(session))
        .map(({ id, label, icon, keys, group, perform }) => ({
          id: `editor-${id}`,
          label,
          icon,
          words: group,
          ...(keys && { keys }),
          group: 'Editor',
          perform: () => perform(session),
        })),
    );
    return () => pageCommands.set(undefined);
  }, [session]);
}
