import type { Editor } from '@tiptap/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * Something about a text that is being typed and what is selected of it. The component is drawn again when that
 * changes, and not with every letter. Parts are compared as JSON.
 */
export function useTextPart<Part>(editor: Editor, read: (editor: Editor) => Part): Part {
  const last = useRef<{ readonly part: Part; readonly json: string }>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => {
      editor.on('transaction', listener);
      return () => {
        editor.off('transaction', listener);
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => {
    const part = read(editor);
    const json = JSON.stringify(part) ?? '';
    if (last.current?.json === json) return last.current.part;
    last.current = { part, json };
    return part;
  });
}
