import { type RefObject, useEffect } from 'react';

const holdMs = 600;
/** A finger that rests is never quite still. */
const stillPx = 10;

/** A finger that stays in its place asks for the menu, as a right click does. Some browsers say so themselves, others don't. */
export function useLongPress(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = around.current;
    if (!element) return;
    let timer = 0;
    let from: PointerEvent | undefined;
    const letGo = () => {
      clearTimeout(timer);
      from = undefined;
    };
    const onDown = (event: PointerEvent) => {
      letGo();
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      from = event;
      const ask = () => {
        const { target, clientX, clientY } = event;
        letGo();
        target?.dispatchEvent(
          new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY }),
        );
      };
      // Counted from when the press has been dealt with: a second finger waits that long to be noticed.
      timer = window.setTimeout(() => {
        timer = window.setTimeout(ask, holdMs);
      });
    };
    const onMove = (event: PointerEvent) => {
      if (!from) return;
      const moved = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
      if (moved > stillPx || !event.isPrimary) letGo();
    };
    const second = (event: TouchEvent) => {
      if (event.touches.length > 1) letGo();
    };
    const options = { capture: true, passive: true };
    element.addEventListener('pointerdown', onDown, options);
    element.addEventListener('pointermove', onMove, options);
    element.addEventListener('touchstart', second, options);
    for (const type of ['pointerup', 'pointercancel', 'contextmenu'])
      element.addEventListener(type, letGo, options);
    return () => {
      letGo();
      element.removeEventListener('pointerdown', onDown, options);
      element.removeEventListener('pointermove', onMove, options);
      element.removeEventListener('touchstart', second, options);
      for (const type of ['pointerup', 'pointercancel', 'contextmenu'])
        element.removeEventListener(type, letGo, options);
    };
  }, [around]);
}
