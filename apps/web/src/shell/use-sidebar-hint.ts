import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../theme/use-reduced-motion.ts';

const SHOWN_KEY = 'reelwright-sidebar-hinted';
const PHONE = '(width <= 640px)';
const STARTS_AFTER_MS = 700;
const LASTS_MS = 2000;

/** True for a moment, once ever, on a phone: the sidebar shows itself so that people know it is there. */
export function useSidebarHint(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!matchMedia(PHONE).matches || prefersReducedMotion() || wasShown()) return;
    const start = setTimeout(() => {
      rememberShown();
      setShown(true);
    }, STARTS_AFTER_MS);
    const end = setTimeout(() => setShown(false), STARTS_AFTER_MS + LASTS_MS);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
    };
  }, []);
  return isShown;
}

function wasShown(): boolean {
  try {
    return localStorage.getItem(SHOWN_KEY) !== null;
  } catch {
    // Where nothing can be remembered, a hint would come back on every visit.
    return true;
  }
}

function rememberShown(): void {
  localStorage.setItem(SHOWN_KEY, '1');
}
