import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isBusyWith } from '../../shortcuts/is-busy-with.ts';
import { actionOf } from '../actions/editor-actions.ts';
import { fillFrame, frameAt } from '../grids/fill-frame.ts';
import { bringFiles, bringText } from '../media/bring-in.ts';
import { isOwnCopy } from '../state/clipboard.ts';
import type { EditorSession } from '../state/editor-session.ts';
import { useEditor } from '../state/use-editor.ts';

const bringsSomething = ({ dataTransfer }: DragEvent) =>
  dataTransfer.types.some((type) => type === 'Files' || type === 'text/plain');

/** Long texts may become slides; that is decided by whoever brings them. */
async function bringWords(session: EditorSession, words: string): Promise<void> {
  const { offerSlides } = await import('../text-tools/offer-slides.tsx');
  if (!(await offerSlides(session, words))) bringText(session, words);
}

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
    else void bringWords(session, words);
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
        const frame = files.length === 1 && frameAt(session.slide()?.items ?? [], at);
        if (frame && files[0]) void fillFrame(session, frame.id, files[0]);
        else if (files.length > 0) bringFiles(session, files, at);
        else bringText(session, event.dataTransfer.getData('text/plain'), at);
      },
    },
  };
}
