import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isBusyWith } from '../../shortcuts/is-busy-with.ts';
import { actionOf } from '../actions/editor-actions.ts';
import { bringFiles, bringText } from '../media/bring-in.ts';
import { isOwnCopy } from '../state/clipboard.ts';
import { useEditor } from '../state/use-editor.ts';

const bringsSomething = ({ dataTransfer }: DragEvent) =>
  dataTransfer.types.some((type) => type === 'Files' || type === 'text/plain');

/**
 * Files, pictures and words that are dropped on the stage or pasted into the editor, from any other program.
 * What was copied here is pasted as it was.
 * @param scale how large the stage is shown
 */
export function useBringIn(page: RefObject<HTMLElement | null>, scale: number) {
  const session = useEditor();
  const [isOver, setOver] = useState(false);
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || isBusyWith(event)) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const words = event.clipboardData?.getData('text/plain') ?? '';
    event.preventDefault();
    if (files.length > 0) bringFiles(session, files);
    else if (isOwnCopy(words)) actionOf('paste').perform(session);
    else bringText(session, words);
  });
  useEffect(() => {
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  }, []);
  return {
    isOver,
    dropProps: {
      onDragOver: (event: DragEvent) => {
        if (!bringsSomething(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        const place = page.current?.getBoundingClientRect();
        if (!place || !bringsSomething(event)) return;
        event.preventDefault();
        const at = {
          x: (event.clientX - place.left) / scale,
          y: (event.clientY - place.top) / scale,
        };
        const files = [...event.dataTransfer.files];
        if (files.length > 0) bringFiles(session, files, at);
        else bringText(session, event.dataTransfer.getData('text/plain'), at);
      },
    },
  };
}
