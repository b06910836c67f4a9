import { type RefObject, useEffect } from 'react';

/** While Space is held, or with the middle button, dragging moves the view instead of what is on the slide. */
export function useStagePan(room: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    let isHeld = false;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      isHeld = event.type === 'keydown';
      element.toggleAttribute('data-pan', isHeld);
    };
    const onPress = (event: PointerEvent) => {
      if (!(isHeld && event.button === 0) && event.button !== 1) return;
      event.preventDefault();
      event.stopPropagation();
      const from = { x: event.clientX + element.scrollLeft, y: event.clientY + element.scrollTop };
      const onMove = (move: PointerEvent) => {
        element.scrollTo(from.x - move.clientX, from.y - move.clientY);
      };
      const onUp = () => {
        removeEventListener('pointermove', onMove);
        removeEventListener('pointerup', onUp);
        removeEventListener('pointercancel', onUp);
      };
      addEventListener('pointermove', onMove);
      addEventListener('pointerup', onUp);
      addEventListener('pointercancel', onUp);
    };
    // The stage itself listens to the mouse.
    const onMouse = (event: MouseEvent) => {
      if ((isHeld && event.button === 0) || event.button === 1) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    const letGo = () => {
      isHeld = false;
      element.removeAttribute('data-pan');
    };
    // Early: the key goes no further where it plays the slide.
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('keyup', onKey, { capture: true });
    addEventListener('blur', letGo);
    element.addEventListener('pointerdown', onPress, { capture: true });
    element.addEventListener('mousedown', onMouse, { capture: true });
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('keyup', onKey, { capture: true });
      removeEventListener('blur', letGo);
      element.removeEventListener('pointerdown', onPress, { capture: true });
      element.removeEventListener('mousedown', onMouse, { capture: true });
    };
  }, [room]);
}
