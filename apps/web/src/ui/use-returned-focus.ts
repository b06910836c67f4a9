import { useEffect, useState } from 'react';

/** Gives the focus back, when the component goes, to what had it when it came; if that is gone, to the page. */
export function useReturnedFocus(): void {
  const [before] = useState(focusedControl);
  useEffect(
    () => () => {
      if (!before) return;
      const next = before.isConnected ? before : document.getElementById('main');
      next?.focus({ preventScroll: true });
    },
    [before],
  );
}

/** An entry of a menu is gone by the time the focus comes back; the button that opened the menu stays. */
function focusedControl(): HTMLElement | undefined {
  const focused = document.activeElement;
  const opener = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const control = opener ? document.getElementById(opener) : focused;
  return control instanceof HTMLElement && control !== document.body ? control : undefined;
}
