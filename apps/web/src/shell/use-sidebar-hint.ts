import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../theme/use-reduced-motion.ts';

const shownKey = 'reelwright-sidebar-hinted';
const phoneQuery = '(width <= 640px)';
const startsAfterMs = 700;
const lastsMs = 2000;

/** True for a moment, once ever, on a phone: the sidebar shows itself so that people know it is there. */
export function useSidebarHint(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!matchMedia(phoneQuery).matches || prefersReducedMotion() || wasShown()) return;
    const start = setTimeout(() => {
      rememberShown();
      setShown(true);
    }, startsAfterMs);
    const end = setTimeout(() => setShown(false), startsAfterMs + lastsMs);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
    };
  }, []);
  return isShown;
}

function wasShown(): boolean {
  try {
    return localStorage.getItem(shownKey) !== null;
  } catch {
    // Where nothing can be remembered, a hint would come back on every visit.
    return true;
  }
}

function rememberShown(): void {
  localStorage.setItem(shownKey, '1');
}
