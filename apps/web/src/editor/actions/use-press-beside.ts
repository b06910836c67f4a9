import { useEffect } from 'react';
import { useEditor } from '../state/use-editor.ts';

/** What a press on it is meant for; and pages above the page. */
const taken = [
  'button, a, input, textarea, select, label, summary, canvas, video, audio, img',
  '[tabindex="0"], [contenteditable], [draggable="true"]',
  '[role="button"], [role="slider"], [role="option"], [role="menu"], [role="dialog"]',
  '[data-item], [data-typing], [data-cropping], [data-own-press], [data-portal], .moveable-control-box',
].join();

/** Spec: a click outside the stage, popups, fields and buttons deselects; so does a tap there. */
export function usePressBeside(): void {
  const session = useEditor();
  useEffect(() => {
    const deselect = (event: PointerEvent) => {
      const { target, button, defaultPrevented } = event;
      if (button !== 0 || defaultPrevented) return;
      if (!(target instanceof HTMLElement) || target.closest(taken)) return;
      const { selectedIds, typingId, croppingId } = session.state.get();
      // Beside the buttons that format or crop, somebody aimed badly.
      const isBusy = typingId !== undefined || croppingId !== undefined;
      if (isBusy && target.closest('[role="toolbar"]')) return;
      // Its own ground, and not between two of its fields.
      const panel = target.closest('section[aria-label="Selection"]');
      if (panel && panel !== target) return;
      // A scrollbar is pressed to scroll.
      const { left, top } = target.getBoundingClientRect();
      const isScrolling =
        event.clientX > left + target.clientLeft + target.clientWidth ||
        event.clientY > top + target.clientTop + target.clientHeight;
      if (selectedIds.length > 0 && !isScrolling) session.select([]);
    };
    const onPress = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') deselect(event);
    };
    // A finger that goes on to scroll makes no click.
    const onTap = (event: PointerEvent) => {
      if (event.pointerType === 'touch') deselect(event);
    };
    addEventListener('pointerdown', onPress);
    addEventListener('click', onTap);
    return () => {
      removeEventListener('pointerdown', onPress);
      removeEventListener('click', onTap);
    };
  }, [session]);
}
