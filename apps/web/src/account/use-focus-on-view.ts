import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus into a view that took another's place. The first one gets it from the dialog itself. */
export function useFocusOnView(container: RefObject<HTMLElement | null>, view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    container.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [container, view]);
}
