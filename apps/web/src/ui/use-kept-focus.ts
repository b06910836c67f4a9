import { type RefObject, useEffect } from 'react';

/**
 * When the control with the focus goes away or is switched off (its view was replaced by another, or it waits for an
 * answer), the focus would be nowhere: it goes to the first control of what comes instead.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = container.current;
    if (!place) return;
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      place.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    });
    observer.observe(place, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [container]);
}
