import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus into a view that took another's place, or to the field that is now the first to fill in.
 * The first view gets it from the dialog itself. Browsers differ in when a button that was switched off
 * while it waited loses the focus, so nothing here depends on where the focus is.
 */
export function useFocusOnView(container: RefObject<HTMLElement | null>, view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    container.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [container, view]);
}
