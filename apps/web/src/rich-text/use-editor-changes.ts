import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';

/** Draws again when the text or its selection changes. */
export function useEditorChanges(editor: Editor): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    const count = () => setCount((before) => before + 1);
    editor.on('transaction', count);
    return () => {
      editor.off('transaction', count);
    };
  }, [editor]);
}
